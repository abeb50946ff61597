import { chartAddress } from '#app/components/staff/calendar/chart-address.ts'
import type { PanelReservation } from './panel-model.ts'

export interface OpenBooking {
  readonly slug: string
  /** Of the page. */
  readonly query: URLSearchParams
  readonly booking: Pick<PanelReservation, 'reference'>
}

/** Where an act on a booking leads back to: the same days with the booking open. */
export function openBooking({ slug, query, booking }: OpenBooking): string {
  return `/org/${slug}/calendar${chartAddress(query, { open: booking.reference })}`
}
