import type { CancellationTermsView } from '@camp/application/reservations/reservation-views.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { redirect } from 'react-router'
import { cancelDeniedAddress, linkAddress } from '#app/addresses/reservation-addresses.ts'
import { notFound } from './find-reservation.ts'
import { reserveAddress } from './load-hold.ts'

type Asked = Pick<UseCases, 'cancellationTerms'>

/** The terms of any reservation but a hold, which is given back where it is made. */
export async function cancellationTermsOf(useCases: Asked, id: string): Promise<CancellationTermsView> {
  const terms = await useCases.cancellationTerms.execute({ id: id as ReservationId })
  if (!terms.ok) throw notFound()
  const { reservation } = terms.value
  if (reservation.status === 'temporaryHold') throw redirect(reserveAddress(reservation.organisation.slug, reservation.id))
  return terms.value
}

/**
 * What cancelling now would mean; where it cannot be done the guest is led to what became of the reservation.
 */
export async function termsToCancel(useCases: Asked, id: string): Promise<CancellationTermsView> {
  const terms = await cancellationTermsOf(useCases, id)
  if (terms.canCancel) return terms
  throw redirect(
    isCancelledByGuest(terms) ? linkAddress(id, 'cancel-ok') : cancelDeniedAddress(id, terms.reason ?? 'wrong_state'),
  )
}

export function isCancelledByGuest({ reservation }: Pick<CancellationTermsView, 'reservation'>): boolean {
  return reservation.cancellation?.by === 'guest'
}
