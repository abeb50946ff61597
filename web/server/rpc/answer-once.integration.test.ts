import { forgetGuests } from '@camp/adapters/postgres/testing/test-store.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Outputs } from '../testing/api-client.ts'
import { givenServedMarketplace, type ServedMarketplace, today } from '../testing/given-marketplace.ts'
import { couple, type Hold, holdPlots, plotNamed, submission, threeNights } from '../testing/reservations.ts'

type Reservations = Outputs['reservations']

const paidOnline = 'kloofwater-camp'

let marketplace: ServedMarketplace
beforeAll(async () => {
  marketplace = await givenServedMarketplace()
})
beforeEach(async () => {
  marketplace.clock.moveTo(today)
  await forgetGuests(marketplace.store.em)
})
afterAll(() => marketplace.stop())

const mutate = <Name extends keyof Reservations>(name: Name, input: unknown, key?: string) =>
  marketplace.client.mutate<Reservations[Name]>(`reservations.${name}`, input, key)
const held = async (): Promise<Hold> => (await holdPlots(marketplace.client, paidOnline, ['River stand 1'])).data

describe('an idempotency key', () => {
  const reservations = async () => {
    const [row] = await marketplace.store.em.execute<{ count: number }[]>('select count(*)::int as count from reservation')
    return row?.count
  }

  it('makes one reservation of 50 holds at the same moment, and 50 answers alike', async () => {
    const { id } = await plotNamed(marketplace.client, paidOnline, 'River stand 1')
    const wish = { orgSlug: paidOnline, ...threeNights, plots: [{ plotId: id, ...couple }] }

    const answers = await Promise.all(Array.from({ length: 50 }, () => mutate('hold', wish, 'key-1')))

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect([answers[0]?.status, await reservations()]).toEqual([200, 1])
  })

  it('with another body writes nothing', async () => {
    await holdPlots(marketplace.client, paidOnline, ['River stand 1'], {}, 'key-1')

    const { status, error } = await holdPlots(marketplace.client, paidOnline, ['River stand 2'], {}, 'key-1')

    expect([status, error.data.reason, await reservations()]).toEqual([422, 'idempotency_key_reused', 1])
  })

  it.each([
    [
      'before it was answered',
      "update idempotency_key set status = null, body = null, claimed_until = now() - interval '1 second'",
    ],
    ['after the database fell silent', 'delete from idempotency_key'],
  ])('finds the hold that was placed when its process died %s', async (_, lost) => {
    const { id } = await plotNamed(marketplace.client, paidOnline, 'River stand 1')
    const wish = { orgSlug: paidOnline, ...threeNights, plots: [{ plotId: id, ...couple }] }
    const first = await mutate('hold', wish, 'key-1')
    await marketplace.store.em.execute(lost)

    const again = await mutate('hold', wish, 'key-1')

    expect([again.status, again.data.id, await reservations()]).toEqual([200, first.data.id, 1])
    expect((await mutate('hold', wish, 'key-2')).error.data.reason).toBe('booked')
  })

  it('holds anew when that hold has run out', async () => {
    const { id } = await plotNamed(marketplace.client, paidOnline, 'River stand 1')
    const wish = { orgSlug: paidOnline, ...threeNights, plots: [{ plotId: id, ...couple }] }
    const first = await mutate('hold', wish, 'key-1')
    await marketplace.store.em.execute('delete from idempotency_key')
    marketplace.clock.moveTo('2026-11-21T09:00:00Z')

    const again = await mutate('hold', wish, 'key-1')

    expect([again.status, again.data.id === first.data.id, await reservations()]).toEqual([200, false, 2])
  })

  it('submits once: one message, one payment', async () => {
    const hold = await held()

    const answers = await Promise.all(Array.from({ length: 10 }, () => mutate('submit', submission(hold), 'key-1')))

    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await marketplace.store.em.execute('select count(*)::int as tries from payment_attempt')).toEqual([{ tries: 1 }])
  })

  it('counts per place in a batch', async () => {
    const plots = await Promise.all(
      ['River stand 1', 'River stand 2'].map((name) => plotNamed(marketplace.client, paidOnline, name)),
    )
    const wishes = plots.map(({ id }) => ({ orgSlug: paidOnline, ...threeNights, plots: [{ plotId: id, ...couple }] }))
    const names = ['reservations.hold', 'reservations.hold']

    const first = await marketplace.client.batch(names, wishes, 'key-1')
    const again = await marketplace.client.batch(names, wishes, 'key-1')

    expect(first.map(({ status }) => status)).toEqual([200, 200])
    expect(again.map(({ text }) => text)).toEqual(first.map(({ text }) => text))
    expect(await reservations()).toBe(2)
  })
})
