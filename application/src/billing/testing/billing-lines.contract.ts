import { confirmByStaff } from '@camp/domain/reservations/confirm.ts'
import type { OfflineFacts } from '@camp/domain/reservations/offline-facts.ts'
import type { Reservation, StatusChange } from '@camp/domain/reservations/reservation.ts'
import { submit } from '@camp/domain/reservations/submit.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { aGuest, submissionFacts } from '@camp/domain/testing/a-submitted-reservation.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Payments } from '../../payments/payments.ts'
import { aDispute, anAttempt, aRefundTask } from '../../payments/testing/payments.contract.ts'
import type { Reservations } from '../../reservations/reservations.ts'
import { aHoldOn, asHeld, campsite, guestId, stands, testId } from '../../testing/a-campsite.ts'
import type { BillingLines } from '../billing-lines.ts'

export interface BillingLinesFixture {
  /** Over the plots of `a-campsite.ts` and the guest `guestId`. */
  readonly reservations: Reservations
  readonly payments: Payments
  readonly billingLines: BillingLines
  readonly stop: () => Promise<void>
}

const organisationId = campsite.organisation.id
const december = { organisationId, from: aMoment('2026-12-01T00:00').now, before: aMoment('2027-01-01T00:00').now }

const byTelephone: OfflineFacts = {
  isOfflinePayment: true,
  paymentMethod: null,
  paymentReference: null,
  paymentDate: null,
  notes: null,
  notifiesCamper: false,
  priceReason: null,
}

export function billingLinesContract(adapter: string, start: () => Promise<BillingLinesFixture>): void {
  describe(`${adapter}: BillingLines`, () => {
    let fixture: BillingLinesFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    const stored = async (answer: Result<{ readonly reservation: Reservation; readonly change: StatusChange }, unknown>) => {
      if (!answer.ok) throw new Error('the transition was refused')
      const { reservation, change } = answer.value
      expect((await fixture.reservations.replace(reservation, change)).ok).toBe(true)
      return (await fixture.reservations.find(reservation.id)) as Reservation
    }
    const givenPending = async (plot: number, offline?: OfflineFacts) => {
      const held = aHoldOn([stands[plot]!], { id: `hold-${plot + 1}` })
      expect((await fixture.reservations.add(held, asHeld)).ok).toBe(true)
      return stored(submit(held, submissionFacts(held, { guest: aGuest({ userId: guestId }), offline })))
    }
    const givenConfirmed = async (plot: number, at: string, offline?: OfflineFacts) => {
      const pending = await givenPending(plot, offline)
      if (pending.status !== 'pending') throw new Error('not pending')
      const confirmed = confirmByStaff(pending, { by: 'desk', moment: aMoment() })
      if (!confirmed.ok) return stored(confirmed)
      const { reservation, change } = confirmed.value
      return stored(accepted({ reservation, change: { ...change, at: aMoment(at).now } }))
    }
    const references = async (wanted = december) => (await fixture.billingLines.firstBooked(wanted)).map(({ id }) => id)

    it('answers what was first booked between the two moments, the earliest first', async () => {
      await givenConfirmed(0, '2026-12-31T23:59')
      await givenConfirmed(1, '2026-12-01T00:00')
      await givenConfirmed(2, '2027-01-01T00:00')
      await givenConfirmed(3, '2026-11-30T23:59')
      await givenPending(4)

      expect(await references()).toEqual(['hold-2', 'hold-1'])
    })

    it('counts the first time alone', async () => {
      const confirmed = await givenConfirmed(0, '2026-11-25T10:00')
      const again: StatusChange = {
        from: 'partiallyPaid',
        to: 'confirmed',
        at: aMoment('2026-12-05T10:00').now,
        by: 'system',
        why: 'paid',
      }
      expect((await fixture.reservations.replace(confirmed, again)).ok).toBe(true)

      expect(await references()).toEqual([])
      expect(await references({ ...december, from: aMoment('2026-11-01T00:00').now })).toEqual(['hold-1'])
    })

    it('says what it cost, what came in and what went back', async () => {
      const { id: reservationId, amountDue, simpleReference } = await givenConfirmed(0, '2026-12-05T10:00')
      const of = { organisationId, reservationId }
      const offline = {
        method: 'eft' as const,
        reference: null,
        paidOn: Temporal.PlainDate.from('2026-12-05'),
        recordedBy: 'desk',
      }
      for (const [number, rand] of [300, 200].entries()) {
        const at = aMoment('2026-12-05T11:00').now
        const capture = {
          id: testId(700 + number),
          ...of,
          kind: 'capture' as const,
          amount: Money.rand(rand),
          at,
          offline,
          items: [],
        }
        await fixture.payments.recordOfflinePayment(capture)
      }
      await fixture.payments.addRefundTask(aRefundTask({ reservationId, amount: Money.rand(50), state: 'manual' }))
      const task = aRefundTask({ reservationId, amount: Money.rand(50) })
      await fixture.payments.closeRefundTaskByHand(task, { id: testId(710), at: aMoment('2027-01-09T09:00').now, offline })

      expect(await fixture.billingLines.firstBooked(december)).toEqual([
        {
          id: reservationId,
          simpleReference,
          isOffline: false,
          total: amountDue,
          arrival: Temporal.PlainDate.from('2027-02-01'),
          departure: Temporal.PlainDate.from('2027-02-05'),
          bookedAt: aMoment('2026-12-05T10:00').now,
          paid: Money.rand(500),
          refunded: Money.rand(50),
        },
      ])
    })

    it('leaves out what banks took back, until they give it back', async () => {
      const { id: reservationId } = await givenConfirmed(0, '2026-12-05T10:00')
      const attempt = anAttempt({ reservationId, gatewayPaymentId: 'gateway-1', state: 'successful' })
      const dispute = aDispute({ reservationId, taken: Money.rand(100) })
      await fixture.payments.addAttempt(attempt)
      await fixture.payments.recordCapture(attempt, [])
      await fixture.payments.openDispute(dispute)

      const paid = async () => (await fixture.billingLines.firstBooked(december)).map((line) => line.paid)
      expect(await paid()).toEqual([Money.rand(300)])
      await fixture.payments.closeDispute(dispute, { state: 'won', closedAt: aMoment().now, closedBy: 'desk', note: null })
      expect(await paid()).toEqual([Money.rand(400)])
    })

    it('knows which were booked by staff', async () => {
      await givenConfirmed(0, '2026-12-05T10:00', byTelephone)

      expect(await fixture.billingLines.firstBooked(december)).toMatchObject([{ isOffline: true, paid: Money.zero() }])
    })

    it('keeps to one organisation', async () => {
      await givenConfirmed(0, '2026-12-05T10:00')

      expect(await references({ ...december, organisationId: testId(99) as OrganisationId })).toEqual([])
    })
  })
}
