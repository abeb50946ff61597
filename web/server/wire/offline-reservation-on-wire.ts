import type {
  OfflineReservationChoices,
  OfflineReservationView,
} from '@camp/application/offline-reservations/offline-reservation-answers.ts'
import { dateOnWire, instantOnWire, randOnWire, stayOnWire } from './on-wire.ts'
import { plotsOnWire } from './reservation-on-wire.ts'
import { rulesOnWire } from './rules-on-wire.ts'

export type WireOfflineReservation = ReturnType<typeof offlineReservationOnWire>
export type WireOfflineChoices = ReturnType<typeof offlineChoicesOnWire>

/** What a booking would be, before staff save it. */
export function offlineReservationOnWire(view: OfflineReservationView) {
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
    setAside: rulesOnWire(view.setAside),
  }
}

export function offlineChoicesOnWire({ organisation, today, plots, takesOnlinePayment, mandatory }: OfflineReservationChoices) {
  const { slug, name } = organisation
  return { organisation: { slug, name }, today: dateOnWire(today), plots, takesOnlinePayment, mandatory }
}
