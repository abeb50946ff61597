import type { HeldReservation } from '@camp/domain/reservations/reservation.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Reservations } from '../../reservations/reservations.ts'
import { aHoldOn, asHeld, campsite, stands } from '../../testing/a-campsite.ts'
import type { FoundHtiBooking, GoneHti, HtiBookings } from '../hti-bookings.ts'
import type { HtiError } from '../hti-messages.ts'

export interface HtiBookingsFixture {
  readonly reservations: Pick<Reservations, 'add'>
  readonly htiBookings: HtiBookings
  /** Of a campsite without anything. */
  readonly otherId: OrganisationId
  stop(): Promise<void>
}

const { id: organisationId } = campsite.organisation
const on = (time: string) => aMoment(`2026-11-21T${time}`).now
const heardAt = on('18:00')
const ours = [1, 2, 3].map((number) =>
  aHoldOn(stands.slice(number, number + 1), { id: `hold-${number}`, at: `2026-11-21T1${number}:00` }),
) as [HeldReservation, HeldReservation, HeldReservation]

function asTheirs({ id }: HeldReservation, theirId: string): Omit<FoundHtiBooking, 'changedAt'> {
  const said = { theirContext: 'HTI', saidAt: on('09:00'), asked: '2027-02-01' }
  return { organisationId, theirId, reservationId: id, ...said }
}

export function htiBookingsContract(adapter: string, start: () => Promise<HtiBookingsFixture>): void {
  describe(`${adapter}: HtiBookings`, () => {
    let fixture: HtiBookingsFixture
    beforeEach(async () => {
      fixture = await start()
      for (const reservation of ours) await fixture.reservations.add(reservation, asHeld)
    })
    afterEach(() => fixture.stop())

    const add = (reservation: HeldReservation, theirId: string) =>
      fixture.htiBookings.add(asTheirs(reservation, theirId), heardAt)
    const find = (id: string, ...whose: readonly OrganisationId[]) => fixture.htiBookings.find([organisationId, ...whose], id)

    it('are found by their id and by our reference, of the campsites that are asked', async () => {
      const { htiBookings, otherId } = fixture
      await add(ours[0], 'HTI-1')
      const found = { ...asTheirs(ours[0], 'HTI-1'), changedAt: on('11:00') }

      expect(await find('HTI-1', otherId)).toEqual(found)
      expect(await find(ours[0].simpleReference)).toEqual(found)
      expect(await find('HTI-2')).toBeUndefined()
      expect(await htiBookings.find([otherId], 'HTI-1')).toBeUndefined()
    })

    it('are those of their own id before those of our reference', async () => {
      await add(ours[0], 'HTI-1')
      await add(ours[1], ours[0].simpleReference)

      expect(await find(ours[0].simpleReference)).toMatchObject({ reservationId: ours[1].id })
    })

    it('know when the last message was said, which one without a date leaves', async () => {
      const { htiBookings } = fixture
      await add(ours[0], 'HTI-1')
      await add(ours[1], 'HTI-2')

      await htiBookings.noteSaid({ organisationId, theirId: 'HTI-1', saidAt: on('10:00') })
      await htiBookings.noteSaid({ organisationId, theirId: 'HTI-1', saidAt: null })

      expect(await find('HTI-1')).toMatchObject({ saidAt: on('10:00') })
      expect(await find('HTI-2')).toMatchObject({ saidAt: on('09:00') })
    })

    it('that are gone are known by what was said last, a message without a date for good', async () => {
      const { htiBookings, otherId } = fixture
      const refusal: HtiError = { type: 12, code: 448, text: 'System error' }
      const gone = { organisationId, theirId: 'HTI-1', refusal: null }
      const said = (saidAt: GoneHti['saidAt'], facts: Partial<GoneHti> = {}) =>
        htiBookings.noteGone({ ...gone, saidAt, ...facts }, heardAt)
      const found = () => htiBookings.findGone([organisationId, otherId], 'HTI-1')

      await said(on('10:00'), { refusal })
      await said(on('09:00'))
      expect(await found()).toEqual([{ ...gone, refusal, saidAt: on('10:00') }])
      await said(on('11:00'))
      expect(await found()).toEqual([{ ...gone, saidAt: on('11:00') }])
      await said(null, { refusal })
      await said(on('12:00'))
      expect(await found()).toEqual([{ ...gone, refusal, saidAt: null }])
      expect(await htiBookings.findGone([otherId], 'HTI-1')).toEqual([])
    })

    it('of properties that are not here are known by the last that was said', async () => {
      const { htiBookings, otherId } = fixture
      const unplaced = { organisationIds: [organisationId, otherId], propertyCode: 'GONE', theirId: 'HTI-1' }

      await htiBookings.noteUnplaced({ ...unplaced, saidAt: on('10:00') }, heardAt)
      await htiBookings.noteUnplaced({ ...unplaced, saidAt: on('09:00') }, heardAt)

      expect(await htiBookings.findUnplaced({ ...unplaced, organisationIds: [otherId] })).toEqual(on('10:00'))
      expect(await htiBookings.findUnplaced({ ...unplaced, propertyCode: 'OTHER' })).toBeUndefined()
      expect(await htiBookings.findUnplaced({ ...unplaced, theirId: 'HTI-2' })).toBeUndefined()
    })

    it('that changed in a time are told, the latest first, no more than are asked for', async () => {
      const { htiBookings, otherId } = fixture
      for (const [index, reservation] of ours.entries()) await add(reservation, `HTI-${index + 1}`)
      const changed = async (from: string, until: string, limit = 9, whose = organisationId) => {
        const found = await htiBookings.changedBetween({ organisationId: whose, from: on(from), until: on(until), limit })
        return found.map(({ theirId }) => theirId)
      }

      expect(await changed('11:00', '12:00')).toEqual(['HTI-2', 'HTI-1'])
      expect(await changed('11:01', '13:00')).toEqual(['HTI-3', 'HTI-2'])
      expect(await changed('10:00', '14:00', 2)).toEqual(['HTI-3', 'HTI-2'])
      expect(await changed('10:00', '14:00', 9, otherId)).toEqual([])
    })
  })
}
