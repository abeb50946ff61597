import type { CancelAsStaff } from './cancel-as-staff.ts'
import type { CloseDispute } from './close-dispute.ts'
import type { CloseRefundTask } from './close-refund-task.ts'
import type { ConfirmAsStaff } from './confirm-as-staff.ts'
import type { CheckOut, MarkNoShow, UndoCheckOut } from './end-stay.ts'
import type { AddDeskNote, ChangeVehiclePlate, IssueGateCode } from './keep-details.ts'
import type { CheckIn, UndoCheckIn } from './receive-guests.ts'
import type { RecordDeskPayment } from './record-desk-payment.ts'
import type { ResendMessage } from './resend-message.ts'
import type { SearchReservations } from './search-reservations.ts'
import type { ShowDay } from './show-day.ts'
import type { ShowReservationToDesk } from './show-reservation-to-desk.ts'

/** The desk of a campsite: it finds bookings, receives guests, takes money. */
export interface DeskUseCases {
  readonly searchReservations: Pick<SearchReservations, 'execute'>
  readonly showReservationToDesk: Pick<ShowReservationToDesk, 'execute'>
  readonly showDay: Pick<ShowDay, 'execute'>
  readonly confirmAsStaff: Pick<ConfirmAsStaff, 'execute'>
  readonly cancelAsStaff: Pick<CancelAsStaff, 'execute'>
  readonly checkIn: Pick<CheckIn, 'execute'>
  readonly undoCheckIn: Pick<UndoCheckIn, 'execute'>
  readonly checkOut: Pick<CheckOut, 'execute'>
  readonly undoCheckOut: Pick<UndoCheckOut, 'execute'>
  readonly markNoShow: Pick<MarkNoShow, 'execute'>
  readonly resendMessage: Pick<ResendMessage, 'execute'>
  readonly recordDeskPayment: Pick<RecordDeskPayment, 'execute'>
  readonly closeRefundTask: Pick<CloseRefundTask, 'execute'>
  readonly closeDispute: Pick<CloseDispute, 'execute'>
  readonly addDeskNote: Pick<AddDeskNote, 'execute'>
  readonly changeVehiclePlate: Pick<ChangeVehiclePlate, 'execute'>
  readonly issueGateCode: Pick<IssueGateCode, 'execute'>
}
