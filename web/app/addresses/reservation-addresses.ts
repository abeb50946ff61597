import type { ReservationConflict } from '@camp/application/reservations/reservation-refusals.ts'
import type { ReservationView } from '@camp/application/reservations/reservation-views.ts'

type Named = Pick<ReservationView, 'id'> & { readonly organisation: Pick<ReservationView['organisation'], 'slug'> }

export type ConfirmDenial = Exclude<ReservationConflict['code'], 'not-found'> | 'payment_declined' | 'payment_cancelled'

export function summaryAddress({ id, organisation }: Named): string {
  return `/${encodeURIComponent(organisation.slug)}/reservation/${encodeURIComponent(id)}`
}

export function linkAddress(
  id: string,
  page: 'confirm' | 'confirm-ok' | 'cancel' | 'cancel-ok' | 'change' | 'change/nights-taken' | 'message',
): string {
  return `/r/${encodeURIComponent(id)}/${page}`
}

export function confirmDeniedAddress(id: string, reason: ConfirmDenial): string {
  return `/r/${encodeURIComponent(id)}/confirm-denied?reason=${reason}`
}

export function cancelDeniedAddress(id: string, reason: string): string {
  return `/r/${encodeURIComponent(id)}/cancel-denied?reason=${reason}`
}
