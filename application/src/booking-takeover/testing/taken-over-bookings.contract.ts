import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { organisationId, reservationId } from '../../messaging/testing/an-outbox-message.ts'
import { testId } from '../../testing/a-campsite.ts'
import type { TakenOverBookings } from '../taken-over-bookings.ts'

export interface TakenOverBookingsFixture {
  readonly takenOverBookings: TakenOverBookings
  readonly stop: () => Promise<void>
}

/** Of the reservation and the campsite of `an-outbox-message.ts`. */
export function aTakenOverBooking(identity = 'reference nb1'): Parameters<TakenOverBookings['claim']>[0] {
  const at = Temporal.Instant.from('2026-11-21T08:00:00Z')
  return { organisationId, source: 'nightsbridge', identity, reservationId: reservationId as ReservationId, at }
}

export function takenOverBookingsContract(adapter: string, start: () => Promise<TakenOverBookingsFixture>): void {
  describe(`${adapter}: TakenOverBookings`, () => {
    let fixture: TakenOverBookingsFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    it('take each booking of a source once', async () => {
      const { takenOverBookings } = fixture

      expect(await takenOverBookings.claim(aTakenOverBooking())).toBe(true)
      expect(await takenOverBookings.claim(aTakenOverBooking())).toBe(false)
      expect(await takenOverBookings.claim(aTakenOverBooking('reference nb2'))).toBe(true)
      expect(await takenOverBookings.claim({ ...aTakenOverBooking(), source: 'beds24' })).toBe(true)
    })

    it('know of those that are asked for which stand here, of one campsite and one source', async () => {
      const { takenOverBookings } = fixture
      await takenOverBookings.claim(aTakenOverBooking())
      await takenOverBookings.claim(aTakenOverBooking('row river 1|thandi'))
      const asked = ['reference nb1', 'reference nb9']

      expect(await takenOverBookings.known(organisationId, 'nightsbridge', asked)).toEqual(new Set(['reference nb1']))
      expect(await takenOverBookings.known(organisationId, 'nightsbridge', [])).toEqual(new Set())
      expect(await takenOverBookings.known(organisationId, 'csv', asked)).toEqual(new Set())
      expect(await takenOverBookings.known(testId(9_999) as OrganisationId, 'nightsbridge', asked)).toEqual(new Set())
    })
  })
}
