import type { Occupancies } from '../../availability/occupancies.ts'
import type { Blocks } from '../../blocks/blocks.ts'
import type { DeskLog } from '../../desk/desk-log.ts'
import type { ReservationPorts } from '../reservation-ports.ts'
import type { Amendments } from './amendments.ts'

export interface AmendmentPorts extends ReservationPorts {
  readonly occupancies: Occupancies
  readonly amendments: Amendments
  readonly deskLog: Pick<DeskLog, 'add'>
  readonly blocks: Pick<Blocks, 'removeExpiredOn'>
}
