import { PreviewTakeover } from './preview-takeover.ts'
import { TakeOverBookings } from './take-over-bookings.ts'

/** Bookings that come from another system, by its file. */
export const bookingTakeoverUseCases = { previewTakeover: PreviewTakeover, takeOverBookings: TakeOverBookings }
