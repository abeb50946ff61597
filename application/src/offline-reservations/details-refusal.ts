import { missingDocuments } from '@camp/domain/documents/document.ts'
import { notificationsFor } from '@camp/domain/messaging/recipients.ts'
import { documentsOf, mandatoryTermsFor } from '@camp/domain/organisations/put-to-guests.ts'
import { paidTooEarly } from '@camp/domain/payments/paid-too-early.ts'
import { longestSpecialRequest } from '@camp/domain/reservations/guest-texts.ts'
import type { ReservedPlot } from '@camp/domain/reservations/reservation.ts'
import { longestPaymentReference, longestPlate, longestPriceReason, textTooLong } from '@camp/domain/reservations/staff-texts.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ReservationContext } from '../reservations/reservation-context.ts'
import type { OfflineFault, OfflineReservationQuery } from './offline-reservation-answers.ts'

interface Around {
  readonly plots: readonly ReservedPlot[]
  /** Quoted or agreed; null where the plots themselves are refused. */
  readonly total: Money | null
  readonly context: ReservationContext
}

/** Everything that speaks against the details that staff wrote down, one fault a question. */
export function detailsFaults(query: OfflineReservationQuery, around: Around): readonly OfflineFault[] {
  const { guest, agreed } = query
  const faults = [
    guest.firstName.trim() === '' ? ({ code: 'name-missing' } as const) : undefined,
    agreed && agreed.total.cents < 0 ? ({ code: 'agreed-total-negative' } as const) : undefined,
    agreed && agreed.reason.trim() === '' ? ({ code: 'agreed-reason-missing' } as const) : undefined,
    textTooLong('agreed-reason-too-long', agreed?.reason.trim(), longestPriceReason),
    textTooLong('plate-too-long', guest.vehiclePlate, longestPlate),
    textTooLong('request-too-long', guest.specialRequest, longestSpecialRequest),
    paymentFault(query, around),
    tellingFault(query),
    termsFault(query, around),
  ]
  return faults.filter((fault) => fault !== undefined && fault !== null)
}

function paymentFault(
  { isOfflinePayment, received }: OfflineReservationQuery,
  { total, context }: Around,
): OfflineFault | undefined {
  if (!received) return undefined
  if (!isOfflinePayment) return { code: 'paid-online-yet-received' }
  if (!received.amount.isPositive) return { code: 'amount-not-positive' }
  if (total && received.amount.isMoreThan(total)) return { code: 'above-total', total }
  if (Temporal.PlainDate.compare(received.paidOn, context.today) > 0) return { code: 'paid-in-future' }
  const tooEarly = paidTooEarly(received.paidOn, context.today)
  return tooEarly ?? textTooLong('reference-too-long', received.reference, longestPaymentReference)
}

function tellingFault({ guest, notifiesCamper, isOfflinePayment }: OfflineReservationQuery): OfflineFault | undefined {
  const isReachable = notificationsFor(guest).some((recipient) => !('skipped' in recipient))
  if (!notifiesCamper) return isOfflinePayment ? undefined : { code: 'camper-must-be-told' }
  return isReachable ? undefined : { code: 'camper-unreachable' }
}

function termsFault(query: OfflineReservationQuery, around: Around): OfflineFault | undefined {
  if (query.acceptsTerms || query.termsStandElsewhere) return undefined
  const names = mandatoryAgreements(around).map(({ name }) => name)
  return names.length > 0 ? { code: 'terms-not-accepted', names } : undefined
}

/** The terms of the plots' sites and the documents that every camper must say yes to. */
function mandatoryAgreements({ plots, context: { catalogue } }: Around): readonly { readonly name: string }[] {
  const documents = missingDocuments(documentsOf(catalogue), []).map(({ title }) => ({ name: title }))
  return [...mandatoryTermsFor(catalogue, plots), ...documents]
}
