import type {
  ConfirmedReservation,
  GuestDetails,
  HeldReservation,
  PartiallyPaidReservation,
  PendingReservation,
} from '../reservations/reservation.ts'
import { type Submission, submit } from '../reservations/submit.ts'
import type { UserId } from '../shared/ids.ts'
import { Money } from '../shared/money.ts'
import { aHold } from './a-hold.ts'
import { aMoment } from './a-moment.ts'

export function aGuest(facts: Partial<GuestDetails> = {}): GuestDetails {
  return {
    userId: 'user-1' as UserId,
    firstName: 'Thandi',
    lastName: 'Nkosi',
    email: 'thandi@example.test',
    countryCode: '+27',
    cell: '0821234567',
    verificationPreference: 'WHATSAPP',
    language: 'en',
    specialRequest: null,
    allergies: null,
    vehiclePlate: null,
    ...facts,
  }
}

/** Half of the amount due now, the rest two weeks before arrival; submitted five minutes after the hold. */
export function submissionFacts(held: HeldReservation, facts: Partial<Submission> = {}): Submission {
  return {
    guest: aGuest(),
    acceptedTermIds: [],
    mandatoryTermIds: [],
    payInFull: false,
    amountDueUpFront: Money.cents(Math.round(held.amountDue.cents / 2)),
    dueDate: held.stay.arrival.subtract({ days: 14 }),
    vatPercentage: 15,
    by: 'guest',
    moment: aMoment('2026-11-21T10:05'),
    ...facts,
  }
}

/** R800.00 due, R400.00 of it up front. */
export function aPendingReservation(held: HeldReservation = aHold(), facts: Partial<Submission> = {}): PendingReservation {
  const submitted = submit(held, submissionFacts(held, facts))
  if (!submitted.ok) throw new Error(`the builder's submission was refused: ${submitted.refusal.code}`)
  return submitted.value.reservation
}

export function aPartiallyPaidReservation(pending: PendingReservation = aPendingReservation()): PartiallyPaidReservation {
  const { expiryDate: _expiry, ...submitted } = pending
  return { ...submitted, status: 'partiallyPaid', amountPaid: pending.amountDueUpFront }
}

export function aConfirmedReservation(pending: PendingReservation = aPendingReservation()): ConfirmedReservation {
  const { expiryDate: _expiry, ...submitted } = pending
  return { ...submitted, status: 'confirmed', amountPaid: pending.amountDue }
}
