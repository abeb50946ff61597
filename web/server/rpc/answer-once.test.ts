import { StoreUnavailable } from '@camp/application/shared/store-unavailable.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { givenAnswers } from '../testing/given-answers.ts'
import { testHost } from '../testing/given-app.ts'

const stay = { arrivalDate: '2027-02-01', departureDate: '2027-02-03' }
const couple = { numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [] }
const wish = { orgSlug: 'kloofwater-camp', ...stay, plots: [{ plotId: 'a', ...couple }] }

describe('a call with an idempotency key', () => {
  const reservation = () => accepted({ id: 'r', status: 'confirmed', payment: null })

  it('acts once for 50 repeats at the same time, and answers all of them alike', async () => {
    const { client, asked } = givenAnswers({ confirmAsGuest: reservation })

    const answers = await Promise.all(
      Array.from({ length: 50 }, () => client.mutate('reservations.confirm', { id: 'r' }, 'key-1')),
    )

    expect(asked).toHaveLength(1)
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  })

  it('answers a refusal again, with its facts', async () => {
    const { client, asked } = givenAnswers({ placeHold: () => refused({ code: 'booked', plotIds: ['a'] }) })

    const first = await client.mutate('reservations.hold', wish, 'key-1')
    const second = await client.mutate('reservations.hold', wish, 'key-1')

    expect([first.status, second.text]).toEqual([409, first.text])
    expect(asked).toHaveLength(1)
  })

  it('keeps no limit: later the same key may succeed', async () => {
    const limit = { code: 'too_many', counted: 'holds', most: 10, retryAfterSeconds: 60 }
    const { client, asked } = givenAnswers({ placeHold: () => refused(limit) })

    await client.mutate('reservations.hold', wish, 'key-1')
    const second = await client.mutate('reservations.hold', wish, 'key-1')

    expect(second.status).toBe(429)
    expect(asked).toHaveLength(2)
  })

  it('is the same call whatever the order of its fields', async () => {
    const { client, asked } = givenAnswers({ placeHold: () => refused({ code: 'booked', plotIds: ['a'] }) })

    await client.mutate('reservations.hold', wish, 'key-1')
    await client.mutate('reservations.hold', Object.fromEntries(Object.entries(wish).toReversed()), 'key-1')

    expect(asked).toHaveLength(1)
  })

  it('with another body is refused, and nothing acts', async () => {
    const { client, asked } = givenAnswers({ confirmAsGuest: reservation })
    await client.mutate('reservations.confirm', { id: 'r' }, 'key-1')

    const answers = [
      await client.mutate('reservations.confirm', { id: 'other' }, 'key-1'),
      await client.mutate('reservations.confirm', { id: 5 }, 'key-1'),
    ]

    expect(answers.map(({ status, error }) => [status, error.data.code, error.data.reason])).toEqual([
      [422, 'UNPROCESSABLE_CONTENT', 'idempotency_key_reused'],
      [422, 'UNPROCESSABLE_CONTENT', 'idempotency_key_reused'],
    ])
    expect(asked).toHaveLength(1)
  })

  it('belongs to one of two strangers who chose the same one', async () => {
    const { fetch, asked } = givenAnswers({ placeHold: () => refused({ code: 'booked', plotIds: ['a'] }) })
    const hold = (browser: string) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'order-1', 'User-Agent': browser }
      return fetch(new Request(`${testHost}/api/trpc/reservations.hold`, { method: 'POST', headers, body: JSON.stringify(wish) }))
    }

    await hold('Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0')
    await hold('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36')

    expect(asked).toHaveLength(2)
  })

  it('counts per procedure', async () => {
    const { client, asked } = givenAnswers({ confirmAsGuest: reservation, extendHold: () => refused({ code: 'expired' }) })

    await client.mutate('reservations.confirm', { id: 'r' }, 'key-1')
    const extended = await client.mutate('reservations.extendHold', { id: 'r' }, 'key-1')

    expect([asked.length, extended.status]).toEqual([2, 409])
  })

  it('counts per place in a batch', async () => {
    const { client, asked } = givenAnswers({ confirmAsGuest: reservation })
    const names = ['reservations.confirm', 'reservations.confirm']

    const first = await client.batch(names, [{ id: 'r' }, { id: 's' }], 'key-1')
    const again = await client.batch(names, [{ id: 'r' }, { id: 's' }], 'key-1')
    const swapped = await client.batch(names, [{ id: 's' }, { id: 's' }], 'key-1')

    expect(asked).toHaveLength(2)
    expect(again.map(({ text }) => text)).toEqual(first.map(({ text }) => text))
    expect(swapped.map(({ error }) => error?.data.reason)).toEqual(['idempotency_key_reused', undefined])
  })

  it('keeps neither faults nor invalid input', async () => {
    const outcomes = [
      () => {
        throw new StoreUnavailable(new Error('down'))
      },
      reservation,
    ]
    const { client } = givenAnswers({ confirmAsGuest: () => outcomes.shift()?.() })

    const answers = [
      await client.mutate('reservations.confirm', {}, 'key-1'),
      await client.mutate('reservations.confirm', { id: 'r' }, 'key-1'),
      await client.mutate('reservations.confirm', { id: 'r' }, 'key-1'),
    ]

    expect(answers.map(({ status }) => status)).toEqual([400, 503, 200])
  })

  it.each(['', 'with space', 'x'.repeat(256)])('of the wrong form (%j) is invalid input', async (key) => {
    const { client, asked } = givenAnswers({ confirmAsGuest: reservation })

    const answer = await client.mutate('reservations.confirm', { id: 'r' }, key)

    expect(answer.error.data.issues).toEqual([
      { path: ['Idempotency-Key'], message: 'Must be 1 to 255 visible ASCII characters' },
    ])
    expect(asked).toEqual([])
  })
})
