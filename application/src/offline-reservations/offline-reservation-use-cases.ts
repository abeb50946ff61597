import { CreateOfflineReservation } from './create-offline-reservation.ts'
import { OfferPlotsAtDesk } from './offer-plots-at-desk.ts'
import { PreviewOfflineReservation } from './preview-offline-reservation.ts'
import { ShowOfflineReservationChoices } from './show-offline-reservation-choices.ts'

/** Bookings that staff take for those who phone or walk in. */
export const offlineReservationUseCases = {
  offlineReservationChoices: ShowOfflineReservationChoices,
  offerPlotsAtDesk: OfferPlotsAtDesk,
  previewOfflineReservation: PreviewOfflineReservation,
  createOfflineReservation: CreateOfflineReservation,
}
