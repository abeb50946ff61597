import { aHoldOn, asHeld, field, guestId, stands } from '@camp/application/testing/a-campsite.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import type { PendingReservation } from '@camp/domain/reservations/reservation.ts'
import { submit } from '@camp/domain/reservations/submit.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aReservedPlot } from '@camp/domain/testing/a-reserved-plot.ts'
import { aGuest, submissionFacts } from '@camp/domain/testing/a-submitted-reservation.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PostgresInvariants } from '../../doctor/postgres-invariants.ts'
import { someoneWaits } from '../../postgres/testing/someone-waits.ts'
import { forgetGuests, noJitter, startCampsiteStore, type TestStore } from '../../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../../postgres/transaction.ts'
import { PostgresReservations } from '../postgres-reservations.ts'
import { doubleSales } from '../testing/race.ts'
import { dropGuards } from '../testing/unguarded-reservations.ts'

const nights = { from: '2027-02-01', to: '2027-02-08' }
const plotAt = (index: number) => stands[index] as Plot

/** One reservation per stand, for a week each. */
async function givenGuests(store: TestStore, plots: readonly Plot[]): Promise<readonly PendingReservation[]> {
  const reservations = new PostgresReservations(store.em)
  return Promise.all(
    plots.map(async (plot, index) => {
      const held = aHoldOn([plot], { id: `hold-${index + 1}`, ...nights })
      const submitted = submit(held, submissionFacts(held, { guest: aGuest({ userId: guestId }) }))
      if (!submitted.ok) throw new Error('refused')
      await reservations.add(held, asHeld)
      await reservations.replace(submitted.value.reservation, submitted.value.change)
      return (await reservations.find(held.id)) as PendingReservation
    }),
  )
}

function movedTo(reservation: PendingReservation, plot: Plot): PendingReservation {
  return { ...reservation, plots: [aReservedPlot({ plot, stay: StayDates.of(nights.from, nights.to) })] }
}

/** All at the same moment, each in a transaction of its own. */
function amendAll({ database }: TestStore, amended: readonly PendingReservation[]) {
  return Promise.all(
    amended.map((reservation) => {
      const em = database.forkEntityManager()
      const transaction = new PostgresTransaction({ em, randomness: noJitter })
      return transaction.run(() => new PostgresReservations(em).replace(reservation, null))
    }),
  )
}

describe('amendments at the same moment', () => {
  let store: TestStore
  beforeAll(async () => {
    store = await startCampsiteStore(12)
  })
  beforeEach(() => forgetGuests(store.em))
  afterAll(() => store.stop())

  const broken = async () => {
    const checks = await new PostgresInvariants(store.em).check()
    return checks.filter(({ id }) => id === 'I1' || id === 'I2').flatMap(({ examples }) => examples)
  }

  it('are seen whole by whoever had to wait for them', async () => {
    const [guest] = await givenGuests(store, stands.slice(1, 2))
    if (!guest) throw new Error('nobody booked')
    const amended = movedTo(guest, plotAt(0))
    const [writer, reader] = [store.database.forkEntityManager(), store.database.forkEntityManager()]
    const [replaced, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const writing = writer.transactional(async () => {
      const reservations = new PostgresReservations(writer)
      await reservations.findForChange(guest.id)
      await reservations.replace(amended, null)
      replaced.resolve()
      await waited.promise
    })
    await Promise.race([replaced.promise, writing])
    const found = reader.transactional(() => new PostgresReservations(reader).findForChange(guest.id))
    await someoneWaits(store)
    waited.resolve()
    await writing

    expect((await found)?.plots).toEqual(amended.plots)
    expect((await found)?.version).toBe(guest.version + 1)
  })

  it('give nights that many want to exactly one, and leave the others as they were', async () => {
    const guests = await givenGuests(store, stands.slice(1))

    const answers = await amendAll(
      store,
      guests.map((guest) => movedTo(guest, plotAt(0))),
    )

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const reservations = new PostgresReservations(store.em)
    for (const [index, guest] of guests.entries()) {
      const stored = await reservations.find(guest.id)
      if (answers[index]?.ok) expect(stored?.plots[0]?.plotId).toBe(plotAt(0).id)
      else expect(stored).toEqual(guest)
    }
    expect(await broken()).toEqual([])
  })

  it('race with new guests for the same nights, and one of all wins', async () => {
    const [guest] = await givenGuests(store, [plotAt(1)])
    const held = aHoldOn([plotAt(0)], { id: 'hold-90', ...nights })

    const [[amended], added] = await Promise.all([
      amendAll(store, [movedTo(guest as PendingReservation, plotAt(0))]),
      new PostgresReservations(store.database.forkEntityManager()).add(held, asHeld),
    ])

    expect([amended?.ok, added.ok].filter(Boolean)).toHaveLength(1)
    expect(await broken()).toEqual([])
  })

  it('that want each other’s plots are both refused, and nobody loses a night', async () => {
    const [one, other] = (await givenGuests(store, [plotAt(0), plotAt(1)])) as [PendingReservation, PendingReservation]

    const answers = await amendAll(store, [movedTo(one, plotAt(1)), movedTo(other, plotAt(0))])

    expect(answers.map(({ ok }) => ok)).toEqual([false, false])
    expect(await broken()).toEqual([])
  })

  it('fill a shared field and never more than fill it', async () => {
    const guests = await givenGuests(store, stands)

    const answers = await amendAll(
      store,
      guests.map((guest) => ({ ...guest, plots: movedTo(guest, field).plots.map((plot) => ({ ...plot, pax: 4 })) })),
    )

    expect(answers.filter(({ ok }) => ok)).toHaveLength(7)
    expect(await broken()).toEqual([])
  })
})

describe('the same amendments without the guards', () => {
  let store: TestStore
  beforeAll(async () => {
    store = await startCampsiteStore(12)
    await dropGuards(store.em)
    await store.em.execute('alter table plot_night add constraint plot_night_sold_once unique (plot_id, night, reservation_id)')
  })
  afterAll(() => store.stop())

  it('sell a plot many times: so the races above prove something', async () => {
    const guests = await givenGuests(store, stands.slice(1))

    await amendAll(
      store,
      guests.map((guest) => movedTo(guest, plotAt(0))),
    )

    expect(await doubleSales(store.em)).toBeGreaterThan(0)
  })
})
