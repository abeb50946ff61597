import { readyToRelease } from '@camp/domain/reservations/readiness.ts'
import { release } from '@camp/domain/reservations/release.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { momentOf } from './moment-of.ts'
import { mustBeSaved } from './must-be-saved.ts'
import { contextOf } from './reservation-context.ts'
import type { ReservationPorts } from './reservation-ports.ts'
import type { ReservationConflict } from './reservation-refusals.ts'

export interface ReleasedHold {
  readonly id: ReservationId
  /** When the plots were given back. */
  readonly expiryDate: Temporal.Instant
}

/** The guest gives the plots back before submitting. Released again, it answers the same. */
export class ReleaseHold {
  readonly #ports: ReservationPorts

  constructor(ports: ReservationPorts) {
    this.#ports = ports
  }

  execute({ id }: { readonly id: ReservationId }): Promise<Result<ReleasedHold, ReservationConflict>> {
    return this.#ports.transaction.run(() => this.#release(id))
  }

  async #release(id: ReservationId): Promise<Result<ReleasedHold, ReservationConflict>> {
    const reservation = await this.#ports.reservations.findForChange(id)
    if (!reservation) return refused({ code: 'not-found' })
    const moment = momentOf(await contextOf(reservation, this.#ports))
    const readiness = readyToRelease(reservation, moment)
    if (readiness.kind === 'conflict') return refused({ code: readiness.refusal.code })
    if (readiness.kind === 'done-before') return accepted({ id, expiryDate: readiness.reservation.statusDate })
    const released = release(readiness.reservation, { by: 'guest', moment })
    mustBeSaved(await this.#ports.reservations.replace(released.reservation, released.change))
    return accepted({ id, expiryDate: moment.now })
  }
}
