import type { Occupancies } from '../../availability/occupancies.ts'
import type { Blocks } from '../../blocks/blocks.ts'
import type { ReservationPorts } from '../reservation-ports.ts'
import type { Amendments } from './amendments.ts'

export interface AmendmentPorts extends ReservationPorts {
  readonly occupancies: Occupancies
  readonly amendments: Amendments
  readonly blocks: Pick<Blocks, 'removeExpiredOn'>
}
