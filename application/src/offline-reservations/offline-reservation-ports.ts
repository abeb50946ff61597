import type { Occupancies } from '../availability/occupancies.ts'
import type { Blocks } from '../blocks/blocks.ts'
import type { DeskPorts } from '../desk/desk-ports.ts'
import type { Users } from '../people/users.ts'
import type { VatRates } from '../pricing/vat-rates.ts'
import type { Agreements } from '../reservations/agreements.ts'

export interface OfflineReservationPorts extends DeskPorts {
  readonly occupancies: Occupancies
  readonly blocks: Pick<Blocks, 'removeExpiredOn'>
  readonly users: Users
  readonly vatRates: VatRates
  readonly agreements: Agreements
}
