import type { CommunicationHistory } from '../../messaging/communication-history.ts'
import type { MessageComposer } from '../../messaging/message-composer.ts'
import { InMemoryCommunicationHistory } from '../../messaging/testing/in-memory-communication-history.ts'
import type { Reservations } from '../../reservations/reservations.ts'
import { CancelBooking } from '../cancel-booking.ts'
import { CloseDispute } from '../close-dispute.ts'
import { CloseRefundTask } from '../close-refund-task.ts'
import { ConfirmAsStaff } from '../confirm-as-staff.ts'
import type { DeskPorts } from '../desk-ports.ts'
import { CheckOut, MarkNoShow, UndoCheckOut } from '../end-stay.ts'
import { AddDeskNote, ChangeVehiclePlate, IssueGateCode } from '../keep-details.ts'
import { CheckIn, UndoCheckIn } from '../receive-guests.ts'
import { RecordDeskPayment } from '../record-desk-payment.ts'
import { ResendMessage } from '../resend-message.ts'
import { SearchBookings } from '../search-bookings.ts'
import { ShowBooking } from '../show-booking.ts'
import { ShowDay } from '../show-day.ts'
import { InMemoryBookings } from './in-memory-bookings.ts'
import { InMemoryDeskLog } from './in-memory-desk-log.ts'

/** Says which event it tells, and to whom; the words themselves are the adapter's. */
const plainComposer: MessageComposer = {
  compose: ({ event, facts: { guest, reservation } }) => ({
    subject: `${event} ${reservation.simpleReference}`,
    text: `${guest.firstName}: ${event}`,
    html: null,
    attachments: [],
    links: [],
    replyTo: null,
    template: null,
    variables: null,
  }),
}

/** What the desk keeps beside the reservations. */
export function deskStores({ reservations }: { readonly reservations: Reservations }) {
  const communicationHistory: CommunicationHistory = new InMemoryCommunicationHistory()
  return {
    bookings: new InMemoryBookings(reservations),
    deskLog: new InMemoryDeskLog(),
    composer: plainComposer,
    communicationHistory,
  }
}

export function deskUseCases(ports: DeskPorts) {
  return {
    searchBookings: new SearchBookings(ports),
    showBooking: new ShowBooking(ports),
    showDay: new ShowDay(ports),
    confirmAsStaff: new ConfirmAsStaff(ports),
    cancelBooking: new CancelBooking(ports),
    checkIn: new CheckIn(ports),
    undoCheckIn: new UndoCheckIn(ports),
    checkOut: new CheckOut(ports),
    undoCheckOut: new UndoCheckOut(ports),
    markNoShow: new MarkNoShow(ports),
    resendMessage: new ResendMessage(ports),
    recordDeskPayment: new RecordDeskPayment(ports),
    closeRefundTask: new CloseRefundTask(ports),
    closeDispute: new CloseDispute(ports),
    addDeskNote: new AddDeskNote(ports),
    changeVehiclePlate: new ChangeVehiclePlate(ports),
    issueGateCode: new IssueGateCode(ports),
  }
}
