import type { CreateOfflineReservation } from './create-offline-reservation.ts'
import type { PreviewOfflineReservation } from './preview-offline-reservation.ts'
import type { ShowOfflineReservationChoices } from './show-offline-reservation-choices.ts'

/** Bookings that staff take for those who phone or walk in. */
export interface OfflineReservationUseCases {
  readonly offlineReservationChoices: Pick<ShowOfflineReservationChoices, 'execute'>
  readonly previewOfflineReservation: Pick<PreviewOfflineReservation, 'execute'>
  readonly createOfflineReservation: Pick<CreateOfflineReservation, 'execute'>
}
