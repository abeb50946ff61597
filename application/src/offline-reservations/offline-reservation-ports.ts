import type { Occupancies } from '../availability/occupancies.ts'
import type { Blocks } from '../blocks/blocks.ts'
import type { DeskLog } from '../desk/desk-log.ts'
import type { MessageComposer } from '../messaging/message-composer.ts'
import type { Users } from '../people/users.ts'
import type { VatRates } from '../pricing/vat-rates.ts'
import type { Agreements } from '../reservations/agreements.ts'
import type { ReservationContextPorts } from '../reservations/reservation-context.ts'
import type { ReservationPorts } from '../reservations/reservation-ports.ts'

export interface PlanOfflineReservationPorts extends ReservationContextPorts {
  readonly occupancies: Occupancies
}

export interface PreviewOfflineReservationPorts extends PlanOfflineReservationPorts {
  readonly vatRates: VatRates
  /** Shows what a guest will read before it is sent. */
  readonly messageComposer: MessageComposer
  readonly publicUrl: string
}

export interface CreateOfflineReservationPorts extends PlanOfflineReservationPorts, ReservationPorts {
  readonly blocks: Pick<Blocks, 'removeExpiredOn'>
  readonly users: Users
  readonly vatRates: VatRates
  readonly agreements: Agreements
  readonly deskLog: DeskLog
}
