import { CancelAsStaff } from './cancel-as-staff.ts'
import { CloseDispute } from './close-dispute.ts'
import { CloseRefundTask } from './close-refund-task.ts'
import { ConfirmAsStaff } from './confirm-as-staff.ts'
import { CheckOut, MarkNoShow, UndoCheckOut } from './end-stay.ts'
import { AddDeskNote, ChangeVehiclePlate, IssueGateCode } from './keep-details.ts'
import { CheckIn, UndoCheckIn } from './receive-guests.ts'
import { RecordDeskPayment } from './record-desk-payment.ts'
import { ResendMessage } from './resend-message.ts'
import { SearchReservations } from './search-reservations.ts'
import { ShowDay } from './show-day.ts'
import { ShowReservationToDesk } from './show-reservation-to-desk.ts'

/** The desk of a campsite: it finds bookings, receives guests, takes money. */
export const deskUseCases = {
  searchReservations: SearchReservations,
  showReservationToDesk: ShowReservationToDesk,
  showDay: ShowDay,
  confirmAsStaff: ConfirmAsStaff,
  cancelAsStaff: CancelAsStaff,
  checkIn: CheckIn,
  undoCheckIn: UndoCheckIn,
  checkOut: CheckOut,
  undoCheckOut: UndoCheckOut,
  markNoShow: MarkNoShow,
  resendMessage: ResendMessage,
  recordDeskPayment: RecordDeskPayment,
  closeRefundTask: CloseRefundTask,
  closeDispute: CloseDispute,
  addDeskNote: AddDeskNote,
  changeVehiclePlate: ChangeVehiclePlate,
  issueGateCode: IssueGateCode,
}
