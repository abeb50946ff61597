import { aHoldOn, asHeld, field, stands } from '@camp/application/testing/a-campsite.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { PostgresInvariants } from '../doctor/postgres-invariants.ts'
import { insertedRecords } from '../postgres/records.ts'
import { violatedConstraint } from '../postgres/sql-state.ts'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { PostgresReservations } from './postgres-reservations.ts'
import { toPlotRows, toReservationRow } from './reservation-to-rows.ts'
import { doubleSales, type RaceResult, race } from './testing/race.ts'
import { ReleasingReservations } from './testing/releasing-reservations.ts'
import { dropGuards, UnguardedReservations } from './testing/unguarded-reservations.ts'

const guests = Array.from({ length: 200 }, (_, index) => index)
const rounds = Array.from({ length: Number(process.env.RACE_ROUNDS ?? 1) }, (_, index) => index)
const sevenNights = { from: '2027-02-01', to: '2027-02-08' }
const pick = (index: number): Plot => stands[index % stands.length] as Plot

function tell(name: string, results: readonly RaceResult[]): void {
  if (!process.env.RACE_FIGURES) return
  const times = results.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
  const accepted = results.map((result) => result.accepted.length).join(' ')
  console.info(`${name}: median ${times[Math.floor(times.length / 2)]} ms, slowest ${times.at(-1)} ms, accepted ${accepted}`)
}

describe('two hundred guests at the same moment', () => {
  let store: TestStore
  beforeAll(async () => {
    store = await startCampsiteStore(20)
  })
  beforeEach(() => forgetGuests(store.em))
  afterAll(() => store.stop())

  const rush = (holdOf: (guest: number) => ReturnType<typeof aHoldOn>) =>
    race(store, guests.map(holdOf), (em) => new PostgresReservations(em))
  const nightInvariants = async () => {
    const checks = await new PostgresInvariants(store.em).check()
    return checks.filter(({ id }) => id === 'I1' || id === 'I2').flatMap(({ examples }) => examples)
  }

  it('book ten plots exactly once each', async () => {
    const results: RaceResult[] = []
    for (const _ of rounds) {
      await forgetGuests(store.em)
      const result = await rush((guest) => aHoldOn([pick(guest)], { id: `hold-${guest}`, ...sevenNights }))
      results.push(result)

      expect(result.accepted).toHaveLength(10)
      expect(result.refused).toHaveLength(190)
      expect(await doubleSales(store.em)).toBe(0)
      expect(await nightInvariants()).toEqual([])
    }
    tell('one plot of ten', results)
  })

  it('book carts of three plots, named in any order, whole or not at all', async () => {
    const results: RaceResult[] = []
    for (const round of rounds) {
      await forgetGuests(store.em)
      const result = await rush((guest) => {
        const first = guest * 7 + round
        const cart = [pick(first), pick(first + 3), pick(first + 6)]
        return aHoldOn(guest % 2 ? cart : cart.toReversed(), { id: `hold-${guest}`, ...sevenNights })
      })
      results.push(result)

      const sold = new Set(result.accepted.flatMap(({ plots }) => plots.map(({ plotId }) => plotId)))
      expect(result.accepted.length).toBeGreaterThanOrEqual(2)
      expect(sold.size).toBe(result.accepted.length * 3)
      for (const { plots } of result.refused) expect(plots.some(({ plotId }) => sold.has(plotId))).toBe(true)
      expect(await nightInvariants()).toEqual([])
    }
    tell('carts of three', results)
  })

  it('share a field up to its thirty guests, and leave no room that a refused party would have fitted in', async () => {
    const results: RaceResult[] = []
    for (const _ of rounds) {
      await forgetGuests(store.em)
      const result = await rush((guest) =>
        aHoldOn([field], {
          id: `hold-${guest}`,
          ...sevenNights,
          adults: 1 + ((guest * 5) % 6),
          childrenAges: guest % 3 ? [] : [1],
        }),
      )
      results.push(result)

      const paxOf = (held: (typeof result.accepted)[number]) => held.plots[0]?.pax ?? 0
      const left = field.paxMax - result.accepted.reduce((sum, held) => sum + paxOf(held), 0)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThan(Math.min(...result.refused.map(paxOf)))
      expect(await nightInvariants()).toEqual([])
    }
    tell('shared field', results)
  })

  it('take over from carts that have expired, each in the way of several of them', async () => {
    const lapsed = [0, 3, 6].map((first) =>
      aHoldOn([pick(first), pick(first + 1), pick(first + 2)], { id: `hold-${900 + first}`, ...sevenNights }),
    )
    for (const held of lapsed) await new PostgresReservations(store.em).add(held, asHeld)

    const result = await race(
      store,
      guests.map((guest) =>
        aHoldOn([pick(guest), pick(guest + 5)], { id: `hold-${guest}`, at: '2026-11-21T10:15', ...sevenNights }),
      ),
      (em) => new ReleasingReservations(em, aMoment('2026-11-21T10:15')),
    )

    tell('expired carts', [result])
    expect(result.accepted).toHaveLength(5)
    expect(await nightInvariants()).toEqual([])
    for (const { id } of lapsed) expect((await new PostgresReservations(store.em).find(id))?.status).toBe('cancelled')
  })

  it('write the nights of a plot before its range', async () => {
    await store.em.execute(`
      create function nights_come_first() returns trigger language plpgsql as $$ begin
        if not exists (select from plot_night where plot_id = new.plot_id and night = new.arrival) then
          raise exception 'a range was written before its nights'; end if;
        return new; end $$;
      create trigger nights_come_first before insert on reservation_plot for each row execute function nights_come_first()`)
    onTestFinished(async () => {
      await store.em.execute('drop function nights_come_first cascade')
    })

    const result = await rush((guest) => aHoldOn([pick(guest), field], { id: `hold-${guest}`, adults: 1, ...sevenNights }))

    expect(result.accepted).toHaveLength(10)
  })

  it('are refused by the ranges alone, should the nights ever fail', async () => {
    const write = async (id: string) => {
      const held = aHoldOn([pick(0)], { id })
      await insertedRecords('reservation', [toReservationRow(held)]).execute(databaseOf(store.em))
      await insertedRecords('reservation_plot', toPlotRows(held)).execute(databaseOf(store.em))
    }
    await write('hold-1')

    const refusal = await write('hold-2').catch(violatedConstraint)

    expect(refusal).toBe('live_stays_never_overlap')
  })
})

describe('the same rush without the guards', () => {
  it('sells plots twice, in every round: so the races above prove something', async () => {
    const store = await startCampsiteStore(20)
    await dropGuards(store.em)

    for (const _ of rounds) {
      await forgetGuests(store.em)
      const holds = guests.map((guest) => aHoldOn([pick(guest)], { id: `hold-${guest}`, ...sevenNights }))

      const result = await race(store, holds, (em) => new UnguardedReservations(em))

      tell('without guards', [result])
      expect(await doubleSales(store.em)).toBeGreaterThan(0)
    }
    await store.stop()
  })
})
