import type { CommunicationHistory } from '../messaging/communication-history.ts'
import type { MessageComposer } from '../messaging/message-composer.ts'
import type { Outbox } from '../messaging/outbox.ts'
import type { ReservationPorts } from '../reservations/reservation-ports.ts'
import type { DeskLog } from './desk-log.ts'
import type { DeskReservations } from './desk-reservations.ts'

/** What the desk of a campsite needs beside the life of a reservation. */
export interface DeskPorts extends ReservationPorts {
  readonly bookings: DeskReservations
  readonly deskLog: DeskLog
  readonly outbox: Outbox
  readonly communicationHistory: CommunicationHistory
  /** Shows what a guest will read before it is sent. */
  readonly messageComposer: MessageComposer
}
