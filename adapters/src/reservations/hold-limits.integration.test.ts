import { aHoldOn, asHeld, stands } from '@camp/application/testing/a-campsite.ts'
import { holdPlaces } from '@camp/domain/reservations/hold-limits.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from './postgres-reservations.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore(20)
})
beforeEach(() => forgetGuests(store.em))
afterAll(() => store.stop())

const limit = { plotNights: 35, holds: 60, submissions: 60 }
const limits = { visitor: limit, address: limit, network: limit, unproved: 30 }
const writers = Array.from({ length: 50 }, (_, index) => index)

/** Each wants a week of its own, from an address of its own, and they share one network. */
function weekOf(writer: number) {
  const from = new Date(Date.UTC(2027, 1, 1 + 7 * Math.floor(writer / stands.length)))
  const to = new Date(from.getTime() + 7 * 86_400_000)
  const [arrival, departure] = [from, to].map((date) => date.toISOString().slice(0, 10)) as [string, string]
  return aHoldOn([stands[writer % stands.length]!], { id: `hold-${writer}`, from: arrival, to: departure })
}

async function acceptedOfAll(): Promise<number> {
  const answers = await Promise.all(
    writers.map((writer) => {
      const places = holdPlaces({ account: null, address: `41.13.7.${writer}`, browser: null }, limits)
      return new PostgresReservations(store.database.forkEntityManager()).addWithin(weekOf(writer), asHeld, places)
    }),
  )
  for (const answer of answers) if (!answer.ok) expect(answer.refusal).toMatchObject({ code: 'limit-reached', most: 35 })
  return answers.filter(({ ok }) => ok).length
}

it('fifty writers at the same moment never keep more than their network may', async () => {
  expect(await acceptedOfAll()).toBe(5)
  expect(await store.em.execute('select count(*)::int as kept from hold_place')).toEqual([{ kept: 15 }])
})

it('without the lock they do: the race is one', async () => {
  const [{ guarded }] = await store.em.execute<[{ guarded: string }]>(
    `select pg_get_functiondef('hold_limit_reached'::regproc) as guarded`,
  )
  const unguarded = guarded.replace(/perform pg_advisory_xact_lock[^;]*;/, '')
  expect(unguarded).not.toBe(guarded)
  await store.em.execute(unguarded)
  try {
    expect(await acceptedOfAll()).toBeGreaterThan(5)
  } finally {
    await store.em.execute(guarded)
  }
})
