import { missingDocuments } from '@camp/domain/documents/document.ts'
import { notificationsFor } from '@camp/domain/messaging/recipients.ts'
import { documentsOf, mandatoryTermsFor } from '@camp/domain/organisations/put-to-guests.ts'
import type { ReservedPlot } from '@camp/domain/reservations/reservation.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ReservationContext } from '../reservations/reservation-context.ts'
import type { OfflineReservationQuery, OfflineReservationRefusal } from './offline-reservation-answers.ts'

interface Around {
  readonly plots: readonly ReservedPlot[]
  /** Quoted or agreed. */
  readonly total: Money
  readonly context: ReservationContext
}

/** What speaks against the details that staff wrote down; the first one found. */
export function detailsRefusal(query: OfflineReservationQuery, around: Around): OfflineReservationRefusal | undefined {
  if (query.guest.firstName.trim() === '') return { code: 'name-missing' }
  if (query.agreed && query.agreed.total.cents < 0) return { code: 'agreed-total-negative' }
  if (query.agreed && query.agreed.reason.trim() === '') return { code: 'agreed-reason-missing' }
  return paymentRefusal(query, around) ?? tellingRefusal(query) ?? termsRefusal(query, around)
}

function paymentRefusal(
  { isOfflinePayment, received }: OfflineReservationQuery,
  { total, context }: Around,
): OfflineReservationRefusal | undefined {
  if (!received) return undefined
  if (!isOfflinePayment) return { code: 'paid-online-yet-received' }
  if (!received.amount.isPositive) return { code: 'amount-not-positive' }
  if (received.amount.isMoreThan(total)) return { code: 'above-total', total }
  return Temporal.PlainDate.compare(received.paidOn, context.today) > 0 ? { code: 'paid-in-future' } : undefined
}

function tellingRefusal({
  guest,
  notifiesCamper,
  isOfflinePayment,
}: OfflineReservationQuery): OfflineReservationRefusal | undefined {
  const isReachable = notificationsFor(guest).some((recipient) => !('skipped' in recipient))
  if (!notifiesCamper) return isOfflinePayment ? undefined : { code: 'camper-must-be-told' }
  return isReachable ? undefined : { code: 'camper-unreachable' }
}

function termsRefusal({ acceptsTerms }: OfflineReservationQuery, around: Around): OfflineReservationRefusal | undefined {
  if (acceptsTerms) return undefined
  const names = mandatoryOf(around).map(({ name }) => name)
  return names.length > 0 ? { code: 'terms-not-accepted', names } : undefined
}

/** The terms of the plots' sites and the documents that every camper must say yes to. */
function mandatoryOf({ plots, context: { catalogue } }: Around): readonly { readonly name: string }[] {
  const documents = missingDocuments(documentsOf(catalogue), []).map(({ title }) => ({ name: title }))
  return [...mandatoryTermsFor(catalogue, plots), ...documents]
}
