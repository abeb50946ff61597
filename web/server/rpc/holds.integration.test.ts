import { forgetGuests } from '@camp/adapters/postgres/testing/test-store.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Outputs } from '../testing/api-client.ts'
import { givenServedMarketplace, type ServedMarketplace, today } from '../testing/given-marketplace.ts'
import { couple, type Hold, holdPlots, plotNamed, submission, threeNights } from '../testing/reservations.ts'

type Reservations = Outputs['reservations']

const paidOnline = 'kloofwater-camp'
const paidThere = 'silverhill-retreat'

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

describe('reservations.hold', () => {
  it('keeps the plots for 15 minutes', async () => {
    const { status, data } = await holdPlots(marketplace.client, paidOnline, ['River stand 1', 'River stand 2'])

    expect(status).toBe(200)
    expect(data).toMatchObject({
      id: expect.stringMatching(/^[a-z2-7]{26,}$/),
      status: 'temporaryHold',
      expiryDate: '2026-11-21T08:15:00.000Z',
      total: 1900.2,
      plots: [{ total: 950.1 }, { total: 950.1 }],
    })
    expect(data.specialTerms.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
      { id: expect.any(String), name: 'Fishing', type: 'Optional', text: '<p>Catch and release.</p>' },
      { id: expect.any(String), name: 'No generators', type: 'Mandatory', text: '<p>Generators are not allowed.</p>' },
    ])
  })

  it('is refused for a booked plot, and names it', async () => {
    const plot = await plotNamed(marketplace.client, paidOnline, 'River stand 1')
    await held()

    const { status, error } = await holdPlots(marketplace.client, paidOnline, ['River stand 1', 'River stand 2'])

    expect(status).toBe(409)
    expect(error.data).toMatchObject({ code: 'CONFLICT', reason: 'booked', plotIds: [plot.id] })
  })

  it.each([
    ['weekend_rule', 'River stand 4', { arrivalDate: '2027-02-05', departureDate: '2027-02-06' }],
    ['criteria', 'River stand 1', { arrivalDate: '2026-11-01', departureDate: '2026-11-03' }],
    ['criteria', 'River stand 3', { arrivalDate: '2027-02-01', departureDate: '2027-02-02' }],
  ])('is refused by %s', async (reason, name, stay) => {
    const plot = await plotNamed(marketplace.client, paidOnline, name)

    const { error } = await holdPlots(marketplace.client, paidOnline, [name], stay)

    expect(error.data).toMatchObject({ code: 'CONFLICT', reason, plotIds: [plot.id] })
  })

  it('does not know a plot by a text that is no id', async () => {
    const wish = { orgSlug: paidOnline, ...threeNights, plots: [{ plotId: 'River stand 1', ...couple }] }

    expect((await mutate('hold', wish)).status).toBe(404)
  })

  it("does not know another organisation's plot", async () => {
    const { id } = await plotNamed(marketplace.client, paidThere, 'Room 1')
    const wish = { orgSlug: paidOnline, ...threeNights, plots: [{ plotId: id, ...couple }] }
    const unknown = { ...wish, plots: [{ plotId: '00000000-0000-4000-8000-000000000000', ...couple }] }

    const answers = await Promise.all([mutate('hold', wish), mutate('hold', unknown)])

    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(answers[0]?.text).toBe(answers[1]?.text)
  })

  it.each([
    [{ plots: [] }, ['plots']],
    [{ plots: [{ plotId: 'a', ...couple, numberOfAdults: 0 }] }, ['plots']],
    [{ plots: [{ plotId: 'a', ...couple, total: 1 }] }, ['plots', 0, 'total']],
    [{ plots: [{ plotId: 'a', ...couple, childrenAges: ['five'] }] }, ['plots', 0, 'childrenAges', 0]],
    [{ departureDate: '2027-01-31' }, ['departureDate']],
    [{ arrivalDate: '1 February' }, ['arrivalDate']],
    [{ status: 'confirmed' }, ['status']],
  ])('refuses %j and says where', async (wish, path) => {
    const input = { orgSlug: paidOnline, ...threeNights, plots: [{ plotId: 'a', ...couple }], ...wish }

    const { status, error } = await mutate('hold', input)

    expect([status, error.data.code, error.data.issues?.[0]?.path]).toEqual([400, 'BAD_REQUEST', path])
  })
})

describe('a hold', () => {
  it('is extended once, and whoever had no answer gets it', async () => {
    const { id } = await held()

    const first = await mutate('extendHold', { id })
    const second = await mutate('extendHold', { id })

    expect(first.data).toMatchObject({ id, status: 'temporaryHold', expiryDate: '2026-11-21T08:30:00.000Z' })
    expect([second.status, second.data]).toEqual([200, first.data])
  })

  it('is released, and its plot is free again', async () => {
    const { id } = await held()

    const { data } = await mutate('release', { id })
    const again = await holdPlots(marketplace.client, paidOnline, ['River stand 1'])

    expect(data).toEqual({ id, status: 'cancelled', expiryDate: expect.stringMatching(/Z$/) })
    expect(again.status).toBe(200)
  })

  it('that has run out is refused', async () => {
    const hold = await held()
    marketplace.clock.moveTo('2026-11-21T08:16:00Z')

    const { status, error } = await mutate('submit', submission(hold))

    expect([status, error.data.code, error.data.reason]).toEqual([409, 'CONFLICT', 'expired'])
  })

  it.each(['extendHold', 'release', 'confirm', 'cancel'] as const)('that nobody knows is not found by %s', async (name) => {
    const { status, error } = await mutate(name, { id: 'nobody' })

    expect([status, error.data.code]).toEqual([404, 'NOT_FOUND'])
  })
})
