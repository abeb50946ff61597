import type { ReservationPorts } from '../reservations/reservation-ports.ts'
import type { Blocks } from './blocks.ts'

export interface BlockPorts extends ReservationPorts {
  readonly blocks: Blocks
}
