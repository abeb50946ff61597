import type { OfflineBookingChoices, OfflineBookingView } from '@camp/application/offline-bookings/offline-booking-answers.ts'
import { dateOnWire, instantOnWire, randOnWire, stayOnWire } from './on-wire.ts'
import { plotsOnWire } from './reservation-on-wire.ts'

export type WireOfflineBooking = ReturnType<typeof offlineBookingOnWire>
export type WireOfflineChoices = ReturnType<typeof offlineChoicesOnWire>

/** What a booking would be, before staff save it. */
export function offlineBookingOnWire(view: OfflineBookingView) {
  return {
    ...stayOnWire(view.stay),
    plots: plotsOnWire(view.plots),
    quotedTotal: randOnWire(view.quotedTotal),
    amountDue: randOnWire(view.amountDue),
    /** For the form that saves it: the total that was shown. */
    amountDueCents: view.amountDue.cents,
    amountPaid: randOnWire(view.amountPaid),
    balance: randOnWire(view.balance),
    dueDate: view.dueDate && dateOnWire(view.dueDate),
    status: view.status,
    expiryDate: view.expiryDate && instantOnWire(view.expiryDate),
    messages: view.messages,
  }
}

export function offlineChoicesOnWire({ organisation, today, plots, takesOnlinePayment, mandatory }: OfflineBookingChoices) {
  const { slug, name } = organisation
  return { organisation: { slug, name }, today: dateOnWire(today), plots, takesOnlinePayment, mandatory }
}
