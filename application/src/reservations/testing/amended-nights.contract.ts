import type { Plot } from '@camp/domain/plots/plot.ts'
import type { PendingReservation } from '@camp/domain/reservations/reservation.ts'
import { submit } from '@camp/domain/reservations/submit.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aReservedPlot } from '@camp/domain/testing/a-reserved-plot.ts'
import { aGuest, submissionFacts } from '@camp/domain/testing/a-submitted-reservation.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aHoldOn, asHeld, type CampsiteHold, field, guestId, stands } from '../../testing/a-campsite.ts'
import type { Reservations } from '../reservations.ts'
import type { ReservationsFixture } from './reservations.contract.ts'

const [stand1, stand2] = [stands[0]!, stands[1]!]

/** What `Reservations.replace` promises of other nights, plots and guests. */
export function amendedNightsContract(adapter: string, start: () => Promise<ReservationsFixture>): void {
  describe(`${adapter}: Reservations of an amended stay`, () => {
    let fixture: ReservationsFixture
    let reservations: Reservations
    beforeEach(async () => {
      fixture = await start()
      reservations = fixture.reservations
    })
    afterEach(() => fixture.stop())

    const givenPending = async (plots = [stand1], facts: CampsiteHold = {}) => {
      const held = aHoldOn(plots, facts)
      const submitted = submit(held, submissionFacts(held, { guest: aGuest({ userId: guestId }) }))
      if (!submitted.ok) throw new Error('refused')
      await reservations.add(held, asHeld)
      await reservations.replace(submitted.value.reservation, submitted.value.change)
      return (await reservations.find(held.id)) as PendingReservation
    }
    /** Confirmed on other nights of those plots, each with its own. */
    const on = (reservation: PendingReservation, ...parts: readonly (readonly [Plot, string, string])[]): PendingReservation => {
      const plots = parts.map(([plot, from, to]) => aReservedPlot({ plot, stay: StayDates.of(from, to) }))
      const [first, last] = [parts[0]!, parts.at(-1)!]
      const amountDue = Money.sum(plots.map(({ quote }) => quote.total))
      return { ...reservation, stay: StayDates.of(first[1], last[2]), plots, amountDue, amountDueUpFront: amountDue }
    }
    const isFree = async (plot: Plot, from: string, to: string, number: number) =>
      (await reservations.add(aHoldOn([plot], { id: `hold-${number}`, from, to }), asHeld)).ok

    it('exchanges its nights: the old ones are free, the new ones and those that stay are not', async () => {
      const amended = on(await givenPending(), [stand1, '2027-02-03', '2027-02-07'])

      expect(await reservations.replace(amended, null)).toEqual(accepted(undefined))

      expect(await reservations.find(amended.id)).toEqual({ ...amended, version: amended.version + 1 })
      expect(await isFree(stand1, '2027-02-01', '2027-02-03', 2)).toBe(true)
      expect(await isFree(stand1, '2027-02-04', '2027-02-05', 3)).toBe(false)
      expect(await isFree(stand1, '2027-02-06', '2027-02-07', 4)).toBe(false)
    })

    it('keeps every plot for its own nights alone', async () => {
      const split = on(await givenPending(), [stand1, '2027-02-01', '2027-02-03'], [stand2, '2027-02-03', '2027-02-06'])

      expect(await reservations.replace(split, null)).toEqual(accepted(undefined))

      expect(await reservations.find(split.id)).toEqual({ ...split, version: split.version + 1 })
      expect(await isFree(stand2, '2027-02-01', '2027-02-03', 2)).toBe(true)
      expect(await isFree(stand1, '2027-02-03', '2027-02-05', 3)).toBe(true)
      expect(await isFree(stand1, '2027-02-02', '2027-02-03', 4)).toBe(false)
      expect(await isFree(stand2, '2027-02-05', '2027-02-06', 5)).toBe(false)
    })

    it('is refused whole when one of its new nights is taken, and is what it was', async () => {
      const pending = await givenPending()
      await reservations.add(aHoldOn([stand2], { id: 'hold-2', from: '2027-02-04', to: '2027-02-05' }), asHeld)

      const answer = await reservations.replace(on(pending, [stand2, '2027-02-01', '2027-02-05']), null)

      expect(answer).toEqual(refused({ code: 'plots-taken', plotIds: [stand2.id] }))
      expect(await reservations.find(pending.id)).toEqual(pending)
      expect(await isFree(stand1, '2027-02-01', '2027-02-05', 3)).toBe(false)
      expect(await isFree(stand2, '2027-02-01', '2027-02-03', 4)).toBe(true)
    })

    it('counts more guests on a shared field, and fewer, on the nights that stay', async () => {
      const pending = await givenPending([field], { adults: 20 })
      const [plot] = pending.plots
      const withGuests = (pax: number, version: number) => ({ ...pending, version, plots: [{ ...plot!, pax }] })

      expect((await reservations.replace(withGuests(29, pending.version), null)).ok).toBe(true)
      expect((await reservations.add(aHoldOn([field], { id: 'hold-2', adults: 2 }), asHeld)).ok).toBe(false)
      expect((await reservations.replace(withGuests(10, pending.version + 1), null)).ok).toBe(true)
      expect((await reservations.add(aHoldOn([field], { id: 'hold-3', adults: 20 }), asHeld)).ok).toBe(true)
      expect(await reservations.replace(withGuests(11, pending.version + 2), null)).toEqual(
        refused({ code: 'plots-taken', plotIds: [field.id] }),
      )
    })
  })
}
