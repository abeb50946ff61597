import type { CommunicationHistory } from '../../messaging/communication-history.ts'
import type { MessageComposer } from '../../messaging/message-composer.ts'
import { InMemoryCommunicationHistory } from '../../messaging/testing/in-memory-communication-history.ts'
import type { Reservations } from '../../reservations/reservations.ts'
import { CancelAsStaff } from '../cancel-as-staff.ts'
import { CloseDispute } from '../close-dispute.ts'
import { CloseRefundTask } from '../close-refund-task.ts'
import { ConfirmAsStaff } from '../confirm-as-staff.ts'
import type { DeskPorts } from '../desk-ports.ts'
import { CheckOut, MarkNoShow, UndoCheckOut } from '../end-stay.ts'
import { AddDeskNote, ChangeVehiclePlate, IssueGateCode } from '../keep-details.ts'
import { CheckIn, UndoCheckIn } from '../receive-guests.ts'
import { RecordDeskPayment } from '../record-desk-payment.ts'
import { ResendMessage } from '../resend-message.ts'
import { SearchReservations } from '../search-reservations.ts'
import { ShowDay } from '../show-day.ts'
import { ShowReservationToDesk } from '../show-reservation-to-desk.ts'
import { InMemoryDeskLog } from './in-memory-desk-log.ts'
import { InMemoryDeskReservations } from './in-memory-desk-reservations.ts'

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
    bookings: new InMemoryDeskReservations(reservations),
    deskLog: new InMemoryDeskLog(),
    composer: plainComposer,
    communicationHistory,
  }
}

export function deskUseCases(ports: DeskPorts) {
  return {
    searchReservations: new SearchReservations(ports),
    showReservationToDesk: new ShowReservationToDesk(ports),
    showDay: new ShowDay(ports),
    confirmAsStaff: new ConfirmAsStaff(ports),
    cancelAsStaff: new CancelAsStaff(ports),
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
