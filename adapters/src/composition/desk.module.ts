import { CancelBooking } from '@camp/application/desk/cancel-booking.ts'
import { CloseDispute } from '@camp/application/desk/close-dispute.ts'
import { CloseRefundTask } from '@camp/application/desk/close-refund-task.ts'
import { ConfirmAsStaff } from '@camp/application/desk/confirm-as-staff.ts'
import type { DeskPorts } from '@camp/application/desk/desk-ports.ts'
import { CheckOut, MarkNoShow, UndoCheckOut } from '@camp/application/desk/end-stay.ts'
import { AddDeskNote, ChangeVehiclePlate, IssueGateCode } from '@camp/application/desk/keep-details.ts'
import { CheckIn, UndoCheckIn } from '@camp/application/desk/receive-guests.ts'
import { RecordDeskPayment } from '@camp/application/desk/record-desk-payment.ts'
import { ResendMessage } from '@camp/application/desk/resend-message.ts'
import { SearchBookings } from '@camp/application/desk/search-bookings.ts'
import { ShowBooking } from '@camp/application/desk/show-booking.ts'
import { ShowDay } from '@camp/application/desk/show-day.ts'
import { CancelReservationAsStaff } from '@camp/application/reservations/manage-reservations.ts'
import { ContainerModule } from 'inversify'
import { PostgresBookings } from '../desk/postgres-bookings.ts'
import { PostgresDeskLog } from '../desk/postgres-desk-log.ts'
import { namingOutages } from '../postgres/outages.ts'
import { Ports } from './ports.ts'

const deskClasses: readonly (new (ports: DeskPorts) => object)[] = [
  ...[ConfirmAsStaff, CancelBooking, CheckIn, UndoCheckIn, CheckOut, UndoCheckOut, MarkNoShow, ResendMessage],
  ...[
    RecordDeskPayment,
    CloseRefundTask,
    CloseDispute,
    AddDeskNote,
    ChangeVehiclePlate,
    IssueGateCode,
    ShowBooking,
    SearchBookings,
    ShowDay,
  ],
]

/** The desk of a campsite. */
export const deskModule = new ContainerModule(({ bind }) => {
  bind(Ports.bookings).toResolvedValue((em) => namingOutages(new PostgresBookings(em)), [Ports.entityManager])
  bind(Ports.deskLog).toResolvedValue((em) => namingOutages(new PostgresDeskLog(em)), [Ports.entityManager])
  bind(Ports.deskPorts).toResolvedValue(
    (ports, bookings, deskLog, outbox, communicationHistory, composer) => ({
      ...ports,
      bookings,
      deskLog,
      outbox,
      communicationHistory,
      composer,
    }),
    [Ports.reservationPorts, Ports.bookings, Ports.deskLog, Ports.outbox, Ports.communicationHistory, Ports.messageComposer],
  )
  for (const Act of deskClasses) bind(Act).toResolvedValue((ports) => new Act(ports), [Ports.deskPorts])
  bind(CancelReservationAsStaff).toResolvedValue((cancelBooking) => new CancelReservationAsStaff(cancelBooking), [CancelBooking])
})
