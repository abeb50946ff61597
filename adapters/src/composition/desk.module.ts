import { CancelAsStaff } from '@camp/application/desk/cancel-as-staff.ts'
import { CloseDispute } from '@camp/application/desk/close-dispute.ts'
import { CloseRefundTask } from '@camp/application/desk/close-refund-task.ts'
import { ConfirmAsStaff } from '@camp/application/desk/confirm-as-staff.ts'
import type { DeskPorts } from '@camp/application/desk/desk-ports.ts'
import { CheckOut, MarkNoShow, UndoCheckOut } from '@camp/application/desk/end-stay.ts'
import { AddDeskNote, ChangeVehiclePlate, IssueGateCode } from '@camp/application/desk/keep-details.ts'
import { CheckIn, UndoCheckIn } from '@camp/application/desk/receive-guests.ts'
import { RecordDeskPayment } from '@camp/application/desk/record-desk-payment.ts'
import { ResendMessage } from '@camp/application/desk/resend-message.ts'
import { SearchReservations } from '@camp/application/desk/search-reservations.ts'
import { ShowDay } from '@camp/application/desk/show-day.ts'
import { ShowReservationToDesk } from '@camp/application/desk/show-reservation-to-desk.ts'
import { CancelAsOperator } from '@camp/application/reservations/operator-use-cases.ts'
import { ContainerModule } from 'inversify'
import { PostgresDeskLog } from '../desk/postgres-desk-log.ts'
import { PostgresDeskReservations } from '../desk/postgres-desk-reservations.ts'
import { namingOutages } from '../postgres/outages.ts'
import { Ports } from './ports.ts'

const deskClasses: readonly (new (ports: DeskPorts) => object)[] = [
  ...[ConfirmAsStaff, CancelAsStaff, CheckIn, UndoCheckIn, CheckOut, UndoCheckOut, MarkNoShow, ResendMessage],
  ...[
    RecordDeskPayment,
    CloseRefundTask,
    CloseDispute,
    AddDeskNote,
    ChangeVehiclePlate,
    IssueGateCode,
    ShowReservationToDesk,
    SearchReservations,
    ShowDay,
  ],
]

/** The desk of a campsite. */
export const deskModule = new ContainerModule(({ bind }) => {
  bind(Ports.bookings).toResolvedValue((em) => namingOutages(new PostgresDeskReservations(em)), [Ports.entityManager])
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
  bind(CancelAsOperator).toResolvedValue((cancelAsStaff) => new CancelAsOperator(cancelAsStaff), [CancelAsStaff])
})
