import { cancelByGuest, cancelByStaff } from '@camp/domain/reservations/cancel.ts'
import { expire } from '@camp/domain/reservations/expire.ts'
import { extendHold } from '@camp/domain/reservations/extend-hold.ts'
import { holdPlaces } from '@camp/domain/reservations/hold-limits.ts'
import type { HeldReservation, PendingReservation, Reservation } from '@camp/domain/reservations/reservation.ts'
import { submit } from '@camp/domain/reservations/submit.ts'
import type { Transition } from '@camp/domain/reservations/transitions.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { aGuest, submissionFacts } from '@camp/domain/testing/a-submitted-reservation.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aHoldOn, asHeld, type CampsiteHold, campsite, field, guestId, stands } from '../../testing/a-campsite.ts'
import type { Owner } from '../own-reservations.ts'
import type { Reservations } from '../reservations.ts'

export interface ReservationsFixture {
  /** Over the plots of `a-campsite.ts` and the guest `guestId`. */
  readonly reservations: Reservations
  readonly stop: () => Promise<void>
}

const [stand1, stand2, stand3] = [stands[0]!, stands[1]!, stands[2]!]

export function reservationsContract(adapter: string, start: () => Promise<ReservationsFixture>): void {
  describe(`${adapter}: Reservations`, () => {
    let fixture: ReservationsFixture
    let reservations: Reservations
    beforeEach(async () => {
      fixture = await start()
      reservations = fixture.reservations
    })
    afterEach(() => fixture.stop())

    const add = (held: HeldReservation) => reservations.add(held, asHeld)
    const givenHold = async (plots = [stand1], facts: CampsiteHold = {}) => {
      const held = aHoldOn(plots, facts)
      expect(await add(held)).toEqual(accepted(undefined))
      return held
    }
    const store = async <State extends Reservation>(transition: Result<Transition<State>, unknown>) => {
      if (!transition.ok) throw new Error('the transition was refused')
      expect(await reservations.replace(transition.value.reservation, transition.value.change)).toEqual(accepted(undefined))
      return (await reservations.find(transition.value.reservation.id)) as State
    }
    const submitted = (held: HeldReservation) => submit(held, submissionFacts(held, { guest: aGuest({ userId: guestId }) }))

    it('gives back what was held, to the last line of its price', async () => {
      const held = await givenHold([stand2, stand1, field], { childrenAges: [2, 11] })

      expect(await reservations.find(held.id)).toEqual(held)
      expect(await reservations.findByReference(held.simpleReference)).toEqual(held)
      expect(await reservations.history(held.id)).toEqual([asHeld])
    })

    it('keeps the check-in and the gate code of a stay', async () => {
      const pending = await store<PendingReservation>(submitted(await givenHold()))
      const received = { ...pending, checkedInAt: aMoment('2027-02-01T14:05').now, gateCode: 'aB3#x$-9' }

      expect(await reservations.replace(received, null)).toEqual(accepted(undefined))

      expect(await reservations.find(pending.id)).toEqual({ ...received, version: pending.version + 1 })
    })

    it('keeps what staff wrote of somebody who phoned, without an account', async () => {
      const held = await givenHold()
      const offline = {
        ...({ isOfflinePayment: true, paymentMethod: 'eft', paymentReference: 'FNB 4711', notes: 'Late arrival' } as const),
        paymentDate: Temporal.PlainDate.from('2026-11-20'),
        notifiesCamper: false,
        priceReason: 'Regular guest',
      }
      const guest = aGuest({ userId: null, email: '', lastName: '' })

      const pending = await store<PendingReservation>(submit(held, submissionFacts(held, { guest, offline })))

      expect(pending).toMatchObject({ guest, offline })
      const owner = { userId: null, cell: null }
      expect(await reservations.list({ owner, limit: 5 })).toEqual([])
    })

    it('takes no id twice, whatever the plots', async () => {
      const first = await givenHold()
      const again = aHoldOn([stands[5]!], { id: first.id })

      expect(await reservations.add({ ...again, simpleReference: '999-999-999' }, asHeld)).toEqual(
        refused({ code: 'reference-taken', simpleReference: '999-999-999' }),
      )
      expect(await reservations.find(first.id)).toEqual(first)
    })

    describe('from places that keep what is not paid', () => {
      const limit = { plotNights: 8, holds: 3, submissions: 2 }
      const limits = { visitor: limit, address: limit, network: limit, unproved: 30 }
      const placesOf = (visitor: string) =>
        holdPlaces({ account: visitor, address: '41.13.7.9', browser: null }, limits).slice(0, 1)
      const held = (number: number, plots = [stands[number]!], facts: CampsiteHold = {}) =>
        aHoldOn(plots, { id: `hold-${number}`, ...facts })
      const hold = (number: number, visitor = 'ann', plots?: Parameters<typeof held>[1], facts?: CampsiteHold) =>
        reservations.addWithin(held(number, plots, facts), asHeld, placesOf(visitor))

      it('takes no more plot-nights than the limit, and says when some end', async () => {
        expect(await hold(1)).toEqual(accepted(undefined))
        expect(await hold(2)).toEqual(accepted(undefined))

        const refusal = { code: 'limit-reached', counted: 'plot-nights', most: 8, freeAt: held(1).expiryDate }
        expect(await hold(3)).toEqual(refused(refusal))
        expect(await reservations.find(held(3).id)).toBeUndefined()
        expect(await hold(3, 'bea')).toEqual(accepted(undefined))
      })

      it('says that it will never fit, where one wish alone is too much', async () => {
        expect(await hold(1, 'ann', stands.slice(0, 3))).toEqual(
          refused({ code: 'limit-reached', counted: 'plot-nights', most: 8, freeAt: null }),
        )
      })

      it('takes no more holds than the limit', async () => {
        const night = { from: '2027-02-01', to: '2027-02-02' }
        for (const number of [1, 2, 3]) expect((await hold(number, 'ann', undefined, night)).ok).toBe(true)

        expect(await hold(4, 'ann', undefined, night)).toMatchObject(refused({ counted: 'holds', most: 3 } as never))
      })

      it('forgets what has ended', async () => {
        await hold(1)
        await hold(2)

        expect(await hold(3, 'ann', undefined, { at: '2026-11-21T10:20' })).toEqual(accepted(undefined))
      })

      it('limits nobody who comes from no place', async () => {
        for (const number of [1, 2, 3, 4])
          expect(await reservations.addWithin(held(number), asHeld, [])).toEqual(accepted(undefined))
        expect(await reservations.countSubmission(held(1).id, limits, aMoment().now)).toBeNull()
      })

      it('submits no more in an hour than the limit', async () => {
        const night = { from: '2027-02-01', to: '2027-02-02' }
        const submit = (number: number, at: string) => reservations.countSubmission(held(number).id, limits, aMoment(at).now)
        for (const number of [1, 2, 3]) await hold(number, 'ann', undefined, night)

        expect(await submit(1, '2026-11-21T10:00')).toBeNull()
        expect(await submit(2, '2026-11-21T10:05')).toBeNull()
        expect(await submit(3, '2026-11-21T10:10')).toEqual({
          code: 'limit-reached',
          counted: 'submissions',
          most: 2,
          freeAt: aMoment('2026-11-21T11:00').now,
        })
        expect(await submit(3, '2026-11-21T11:01')).toBeNull()
      })
    })

    it('counts how often a guest was asked to confirm, and keeps the last time', async () => {
      const held = await givenHold([stand1], {})
      const [first, second] = [aMoment('2026-11-21T10:00').now, aMoment('2026-11-22T11:30').now]

      const before = await reservations.confirmationRequests(held.id)
      await reservations.countConfirmationRequest(held.id, first)
      await reservations.countConfirmationRequest(held.id, second)

      expect(before).toEqual({ count: 0, lastAt: null })
      expect(await reservations.confirmationRequests(held.id)).toEqual({ count: 2, lastAt: second })
    })

    it('counts a request to confirm with the change that brings it', async () => {
      const held = await givenHold([stand1], {})
      const at = aMoment('2026-11-21T10:00').now

      await reservations.replace(held, null, at)
      const once = await reservations.confirmationRequests(held.id)
      await reservations.replace({ ...held, version: held.version + 1 }, null)

      expect(once).toEqual({ count: 1, lastAt: at })
      expect(await reservations.confirmationRequests(held.id)).toEqual(once)
    })

    it('gives several at once, as each by itself', async () => {
      const held = [aHoldOn([stand1], { id: 'hold-1' }), aHoldOn([stand2], { id: 'hold-2' })] as const
      for (const one of held) await add(one)

      const found = await reservations.findAll([held[1].id, 'nobody' as ReservationId, held[0].id])

      expect(found.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
        await Promise.all(held.map(({ id }) => reservations.find(id))),
      )
      expect(await reservations.findAll([])).toEqual([])
    })

    it('knows nothing of an id that nobody was given', async () => {
      expect(await reservations.find('nobody' as ReservationId)).toBeUndefined()
      expect(await reservations.findByReference('000-000-000')).toBeUndefined()
    })

    it('sells a plot-night once when two parties ask at the same moment', async () => {
      const first = aHoldOn([stand1], { id: 'hold-1', from: '2027-02-01', to: '2027-02-04' })
      const second = aHoldOn([stand1], { id: 'hold-2', from: '2027-02-03', to: '2027-02-06' })

      const answers = await Promise.all([add(first), add(second)])

      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(answers.filter(({ ok }) => !ok)).toEqual([refused({ code: 'plots-taken', plotIds: [stand1.id] })])
    })

    it('lets one party arrive on the day another leaves', async () => {
      await givenHold([stand1], { id: 'hold-1', from: '2027-02-01', to: '2027-02-04' })

      expect(await add(aHoldOn([stand1], { id: 'hold-2', from: '2027-02-04', to: '2027-02-06' }))).toEqual(accepted(undefined))
    })

    it('holds all plots of a cart or none, and names the ones that were taken', async () => {
      await givenHold([stand2], { id: 'hold-1' })

      const cart = await add(aHoldOn([stand1, stand2, stand3], { id: 'hold-2' }))
      const rest = await add(aHoldOn([stand1, stand3], { id: 'hold-3' }))

      expect(cart).toEqual(refused({ code: 'plots-taken', plotIds: [stand2.id] }))
      expect(await reservations.find('hold-2' as ReservationId)).toBeUndefined()
      expect(await reservations.history('hold-2' as ReservationId)).toEqual([])
      expect(rest).toEqual(accepted(undefined))
    })

    it('refuses a reference that another reservation carries', async () => {
      await givenHold([stand1], { id: 'hold-1', simpleReference: '111-222-333' })

      const second = await add(aHoldOn([stand2], { id: 'hold-2', simpleReference: '111-222-333' }))

      expect(second).toEqual(refused({ code: 'reference-taken', simpleReference: '111-222-333' }))
    })

    it('shares a field up to its pax, night by night, infants not counted', async () => {
      await givenHold([field], { id: 'hold-1', adults: 20, childrenAges: [1, 2] })
      await givenHold([field], { id: 'hold-2', adults: 10, from: '2027-02-03', to: '2027-02-06' })

      const overlapping = await add(aHoldOn([field], { id: 'hold-3', adults: 1, from: '2027-02-01', to: '2027-02-04' }))
      const before = await add(aHoldOn([field], { id: 'hold-4', adults: 10, from: '2027-02-01', to: '2027-02-03' }))

      expect(overlapping).toEqual(refused({ code: 'plots-taken', plotIds: [field.id] }))
      expect(before).toEqual(accepted(undefined))
    })

    it('keeps of a cancelled reservation the voucher that was given for it', async () => {
      const pending = await store<PendingReservation>(submitted(await givenHold()))
      const voucher = { code: 'K7QM-2XWD-9RTA', expiresOn: Temporal.PlainDate.from('2029-11-21') }
      const paid = { ...pending, amountPaid: pending.amountDue }
      const refund = { kind: 'voucher', amount: null, isAgreed: true } as const
      const doing = { by: 'desk', moment: aMoment('2026-11-21T11:00'), note: 'Next year', refund, voucher }

      const cancelled = await store(cancelByStaff(paid, doing))

      expect(await reservations.find(pending.id)).toMatchObject({ cancellation: { voucher, refundAmount: pending.amountDue } })
      expect(cancelled.status).toBe('cancelled')
    })

    it('frees the nights of a cancelled reservation, on a shared field too', async () => {
      const pending = await store<PendingReservation>(submitted(await givenHold([stand1, field], { adults: 30 })))
      const cancelled = await store(cancelByGuest(pending, { by: 'guest', moment: aMoment('2026-11-21T11:00') }))

      const next = await add(aHoldOn([stand1, field], { id: 'hold-2', adults: 30 }))

      expect(cancelled.status).toBe('cancelled')
      expect((await reservations.history(cancelled.id)).map(({ to }) => to)).toEqual(['temporaryHold', 'pending', 'cancelled'])
      expect(next).toEqual(accepted(undefined))
    })

    it('gives back a submitted reservation whole', async () => {
      const transition = submitted(await givenHold())
      if (!transition.ok) throw new Error('refused')

      const stored = await store(transition)

      expect(stored).toEqual({ ...transition.value.reservation, version: 2 })
    })

    it('refuses a writer who read an older version', async () => {
      const held = await givenHold()
      const extended = extendHold(held, aMoment('2026-11-21T10:05').now)
      if (!extended.ok) throw new Error('the extension was refused')
      await reservations.replace(extended.value, null)

      const late = submitted(held)
      const answer = late.ok && (await reservations.replace(late.value.reservation, late.value.change))

      expect(answer).toEqual(refused({ code: 'reservation-changed', id: held.id }))
      expect((await reservations.find(held.id))?.status).toBe('temporaryHold')
    })

    it('takes the nights again for a reservation that revives, or refuses', async () => {
      const held = await givenHold([stand1, field], { adults: 30 })
      const lapsed = await store(expire(held, { by: 'system', moment: aMoment('2026-11-21T10:15') }))
      const revived = { ...held, version: lapsed.version }
      await givenHold([field], { id: 'hold-2', adults: 1 })

      const refusedRevival = await reservations.replace(revived, null)
      const other = (await reservations.find('hold-2' as ReservationId)) as HeldReservation
      await store(expire(other, { by: 'system', moment: aMoment('2026-11-21T10:15') }))
      const acceptedRevival = await reservations.replace(revived, null)

      expect(refusedRevival).toEqual(refused({ code: 'plots-taken', plotIds: [field.id] }))
      expect(acceptedRevival).toEqual(accepted(undefined))
      expect(await add(aHoldOn([stand1], { id: 'hold-3' }))).toMatchObject({ ok: false })
    })

    it('moves a reservation to other nights, or leaves it where it is', async () => {
      const held = await givenHold([stand1])
      await givenHold([stand1], { id: 'hold-2', from: '2027-02-10', to: '2027-02-12' })
      const onto = (from: string, to: string) => ({ ...aHoldOn([stand1], { from, to }), version: held.version })

      const ontoTaken = await reservations.replace(onto('2027-02-08', '2027-02-11'), null)
      const ontoFree = await reservations.replace(onto('2027-02-03', '2027-02-07'), null)

      expect(ontoTaken).toEqual(refused({ code: 'plots-taken', plotIds: [stand1.id] }))
      expect(ontoFree).toEqual(accepted(undefined))
      expect(await add(aHoldOn([stand1], { id: 'hold-3', from: '2027-02-01', to: '2027-02-03' }))).toEqual(accepted(undefined))
    })

    it('lists what ran out of time, oldest first, and those of them that stand in the way', async () => {
      await givenHold([stand2, field], { id: 'hold-2', at: '2026-11-21T10:05' })
      await givenHold([stand1], { id: 'hold-1', at: '2026-11-21T10:00' })
      await givenHold([stand3], { id: 'hold-3', at: '2026-11-21T11:00' })
      const now = aMoment('2026-11-21T10:20').now
      const { stay } = aHoldOn([stand1], { from: '2027-02-04', to: '2027-02-09' })

      expect(await reservations.expiredBy(now, 10)).toEqual(['hold-1', 'hold-2'])
      expect(await reservations.expiredBy(now, 1)).toEqual(['hold-1'])
      expect(await reservations.expiredBy(aMoment('2026-11-21T10:14').now, 10)).toEqual([])
      expect(await reservations.openHolds(now, 10)).toEqual(['hold-3'])
      expect(await reservations.openHolds(aMoment('2026-11-21T10:14').now, 2)).toEqual(['hold-1', 'hold-2'])
      expect(await reservations.expiredOn([field.id, stand3.id], stay, now)).toEqual(['hold-2'])
      expect(await reservations.expiredOn([stand1.id], aHoldOn([], { from: '2027-02-05', to: '2027-02-06' }).stay, now)).toEqual(
        [],
      )
    })

    it('lists stays that are over and not closed yet', async () => {
      const pending = await store<PendingReservation>(submitted(await givenHold()))
      const { expiryDate: _expiry, ...confirmed } = { ...pending, status: 'confirmed' as const }
      await reservations.replace(confirmed, null)
      await givenHold([stand2], { id: 'hold-2' })

      expect(await reservations.departedBefore(Temporal.PlainDate.from('2027-02-05'), 10)).toEqual([])
      expect(await reservations.departedBefore(Temporal.PlainDate.from('2027-02-06'), 10)).toEqual([pending.id])
    })

    it('lists the newest first, by organisation, status and guest', async () => {
      await givenHold([stand1], { id: 'hold-1', at: '2026-11-21T10:00' })
      const later = await givenHold([stand3, stand2], { id: 'hold-2', at: '2026-11-21T10:01' })
      await store(submitted(later))
      const { id: organisationId, slug } = campsite.organisation

      const all = await reservations.list({ organisationId, limit: 10 })
      const held = await reservations.list({ status: 'temporaryHold', limit: 10 })
      const booked = await reservations.list({ userId: guestId, limit: 10 })

      const ownedBy = async (owner: Owner) => (await reservations.list({ owner, limit: 10 })).map(({ id }) => id)
      expect(await ownedBy({ userId: guestId, cell: null })).toEqual(['hold-2'])
      expect(await ownedBy({ userId: null, cell: '27821234567' })).toEqual(['hold-2'])
      expect(await ownedBy({ userId: null, cell: '27821234568' })).toEqual([])
      expect(await ownedBy({ userId: null, cell: null })).toEqual([])
      expect(all.map(({ id }) => id)).toEqual(['hold-2', 'hold-1'])
      expect(held.map(({ id }) => id)).toEqual(['hold-1'])
      expect(booked.map(({ id }) => id)).toEqual(['hold-2'])
      expect(all[0]).toEqual({
        id: 'hold-2',
        organisationSlug: slug,
        simpleReference: later.simpleReference,
        status: 'pending',
        arrival: later.stay.arrival,
        departure: later.stay.departure,
        plotNames: ['Stand 3', 'Stand 2'],
        guestName: 'Thandi Nkosi',
      })
    })
  })
}
