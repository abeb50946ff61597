import { CancelAsStaff } from './cancel-as-staff.ts'
import { CheckOut } from './check-out.ts'
import { CloseDispute } from './close-dispute.ts'
import { CloseRefundTask } from './close-refund-task.ts'
import { ConfirmAsStaff } from './confirm-as-staff.ts'
import { CorrectGuest } from './correct-guest.ts'
import { MarkNoShow, UndoCheckOut } from './end-stay.ts'
import { FindBookings } from './find-bookings.ts'
import { AddDeskNote, ChangeVehiclePlate, IssueGateCode } from './keep-details.ts'
import { CheckIn, UndoCheckIn } from './receive-guests.ts'
import { RecordDeskPayment } from './record-desk-payment.ts'
import { RecordDisputedRefund } from './record-disputed-refund.ts'
import { ReinstateBooking } from './reinstate-booking.ts'
import { ResendMessage } from './resend-message.ts'
import { ReverseDeskPayment } from './reverse-desk-payment.ts'
import { SearchReservations } from './search-reservations.ts'
import { ShowDay } from './show-day.ts'
import { ShowReservationToDesk } from './show-reservation-to-desk.ts'
import { UndoSmallAct } from './undo-small-act.ts'
import { UndoWriteOff, WriteOffBalance } from './write-off-balance.ts'

/** The desk of a campsite: it finds bookings, receives guests, takes money. */
export const deskUseCases = {
  searchReservations: SearchReservations,
  findBookings: FindBookings,
  showReservationToDesk: ShowReservationToDesk,
  showDay: ShowDay,
  confirmAsStaff: ConfirmAsStaff,
  cancelAsStaff: CancelAsStaff,
  checkIn: CheckIn,
  undoCheckIn: UndoCheckIn,
  checkOut: CheckOut,
  undoCheckOut: UndoCheckOut,
  markNoShow: MarkNoShow,
  reinstateBooking: ReinstateBooking,
  resendMessage: ResendMessage,
  recordDeskPayment: RecordDeskPayment,
  reverseDeskPayment: ReverseDeskPayment,
  writeOffBalance: WriteOffBalance,
  undoWriteOff: UndoWriteOff,
  closeRefundTask: CloseRefundTask,
  closeDispute: CloseDispute,
  recordDisputedRefund: RecordDisputedRefund,
  addDeskNote: AddDeskNote,
  changeVehiclePlate: ChangeVehiclePlate,
  correctGuest: CorrectGuest,
  issueGateCode: IssueGateCode,
  undoSmallAct: UndoSmallAct,
}
