import type { CancellableReservation } from './readiness.ts'
import type { Cancellation, CancelledReservation, HeldReservation } from './reservation.ts'

/** The same reservation, cancelled; what was submitted is kept aside. */
export function cancelled(from: HeldReservation | CancellableReservation, cancellation: Cancellation): CancelledReservation {
  return {
    id: from.id,
    organisationId: from.organisationId,
    version: from.version,
    simpleReference: from.simpleReference,
    stay: from.stay,
    plots: from.plots,
    amountDue: from.amountDue,
    amountPaid: from.amountPaid,
    cancellationPolicy: from.cancellationPolicy,
    createdAt: from.createdAt,
    statusDate: from.statusDate,
    status: 'cancelled',
    cancellation,
    submitted: from.status === 'temporaryHold' ? null : submittedFacts(from),
  }
}

function submittedFacts(from: CancellableReservation): NonNullable<CancelledReservation['submitted']> {
  return {
    guest: from.guest,
    submittedAt: from.submittedAt,
    termsAcceptedAt: from.termsAcceptedAt,
    acceptedTermIds: from.acceptedTermIds,
    payInFull: from.payInFull,
    amountDueUpFront: from.amountDueUpFront,
    dueDate: from.dueDate,
    vatPercentage: from.vatPercentage,
    checkedInAt: from.checkedInAt,
    gateCode: from.gateCode,
    offline: from.offline,
  }
}
