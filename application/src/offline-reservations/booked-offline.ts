import { missingDocuments } from '@camp/domain/documents/document.ts'
import type { NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import { documentsOf, mandatoryTermsFor } from '@camp/domain/organisations/put-to-guests.ts'
import { type BookedOffline, bookOffline } from '@camp/domain/reservations/book-offline.ts'
import { hold } from '@camp/domain/reservations/hold.ts'
import type { HeldReservation, ReservationStatus } from '@camp/domain/reservations/reservation.ts'
import type { Transition } from '@camp/domain/reservations/transitions.ts'
import type { ReservationId, UserId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { actorName } from '../reservations/find-managed.ts'
import { momentOf } from '../reservations/moment-of.ts'
import type { OfflineReservationQuery } from './offline-reservation-answers.ts'
import type { OfflineReservationPlan } from './plan-offline-reservation.ts'

interface Named {
  readonly id: ReservationId
  readonly simpleReference: string
}

/** The plots of a plan, kept by staff. */
export function plotsKeptByStaff(
  { context, plots }: OfflineReservationPlan,
  { actor, stay }: OfflineReservationQuery,
  named: Named,
): Transition<HeldReservation> {
  const { organisation } = context.catalogue
  return hold({
    ...named,
    organisationId: organisation.id,
    stay,
    plots,
    cancellationPolicy: organisation.cancellationPolicy,
    by: actorName(actor),
    moment: momentOf(context),
  })
}

interface Booking {
  readonly held: HeldReservation
  readonly userId: UserId | null
  readonly vatPercentage: number
}

/** What was kept, with everything that staff wrote down; judged before by `planOfflineReservation`. */
export function offlineReservations(
  { context }: OfflineReservationPlan,
  query: OfflineReservationQuery,
  { held, userId, vatPercentage }: Booking,
): BookedOffline {
  const { actor, guest, received, agreed, isOfflinePayment, notifiesCamper, notes } = query
  const { terms } = mandatoryPapers(context, held)
  const termIds = terms.map(({ id }) => id)
  const booked = bookOffline(held, {
    by: actorName(actor),
    moment: momentOf(context),
    guest: { ...guest, userId, email: guest.email ?? '' },
    offline: {
      isOfflinePayment,
      notifiesCamper,
      notes: notes?.trim() || null,
      paymentMethod: received?.method ?? null,
      paymentReference: received?.reference ?? null,
      paymentDate: received?.paidOn ?? null,
      priceReason: agreed?.reason.trim() ?? null,
    },
    mandatoryTermIds: query.termsStandElsewhere ? [] : termIds,
    acceptedTermIds: query.acceptsTerms ? termIds : [],
    vatPercentage,
    received: received?.amount ?? Money.zero(held.amountDue.currency),
  })
  if (!booked.ok) throw new Error(`a planned booking was refused: ${booked.refusal.code}`)
  return booked.value
}

/** What the camper must say yes to, as it stands now. */
export function mandatoryPapers({ catalogue }: OfflineReservationPlan['context'], held: Pick<HeldReservation, 'plots'>) {
  return {
    terms: mandatoryTermsFor(catalogue, held.plots),
    documents: missingDocuments(documentsOf(catalogue), []),
  }
}

/** What the camper is told of a booking in this status. */
export function toldEvent(status: ReservationStatus): NotifiedEvent {
  if (status === 'pending') return 'submitted'
  return status === 'partiallyPaid' ? 'deposit-received' : 'confirmed'
}
