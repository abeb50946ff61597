import type { CreateOfflineBooking } from './create-offline-booking.ts'
import type { PreviewOfflineBooking } from './preview-offline-booking.ts'
import type { ShowOfflineBookingChoices } from './show-offline-booking-choices.ts'

/** Bookings that staff take for those who phone or walk in. */
export interface OfflineBookingsUseCases {
  readonly offlineBookingChoices: Pick<ShowOfflineBookingChoices, 'execute'>
  readonly previewOfflineBooking: Pick<PreviewOfflineBooking, 'execute'>
  readonly createOfflineBooking: Pick<CreateOfflineBooking, 'execute'>
}
