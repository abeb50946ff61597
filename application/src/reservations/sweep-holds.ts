import type { ReservationStatus } from '@camp/domain/reservations/reservation.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Blocks } from '../blocks/blocks.ts'
import { eachByItself } from '../shared/each-by-itself.ts'
import { expireReservation } from './expire-reservation.ts'
import type { ReservationPorts } from './reservation-ports.ts'

const sweptAtOnce = 500

export interface SweptHold {
  readonly id: ReservationId
  readonly simpleReference: string
  readonly status: ReservationStatus
  readonly expiryDate: Temporal.Instant
}

export interface SweepPorts extends ReservationPorts {
  readonly blocks: Pick<Blocks, 'removeExpired'>
}

/**
 * Expires what ran out of time, each in a transaction of its own: safe to run twice, and on several machines
 * at once. Courtesy blocks that ran out go too, unsaid.
 */
export class SweepHolds {
  readonly #ports: SweepPorts

  constructor(ports: SweepPorts) {
    this.#ports = ports
  }

  async execute({ dryRun }: { readonly dryRun: boolean }): Promise<{ readonly expired: readonly SweptHold[] }> {
    const { reservations, clock, blocks, transaction } = this.#ports
    if (!dryRun) await transaction.run(() => blocks.removeExpired(clock.now()))
    const lapsed = await reservations.expiredBy(clock.now(), sweptAtOnce)
    return { expired: await eachByItself(lapsed, (id) => this.#sweep(id, dryRun)) }
  }

  async #sweep(id: ReservationId, dryRun: boolean): Promise<SweptHold | undefined> {
    const { reservations, transaction } = this.#ports
    const before = await reservations.find(id)
    if (before?.status !== 'temporaryHold' && before?.status !== 'pending') return undefined
    const { simpleReference, status, expiryDate } = before
    if (!dryRun) {
      const done = await transaction.run(() => expireReservation(this.#ports, id, 'hold-sweep'))
      if (!done) return undefined
    }
    return { id, simpleReference, status, expiryDate }
  }
}
