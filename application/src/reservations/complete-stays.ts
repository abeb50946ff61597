import { completeAfterDeparture } from '@camp/domain/reservations/complete.ts'
import { readyToEnd } from '@camp/domain/reservations/readiness.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { eachByItself } from '../shared/each-by-itself.ts'
import { momentOf } from './moment-of.ts'
import { mustBeSaved } from './must-be-saved.ts'
import { type NamedReservation, namedReservation } from './named-reservation.ts'
import { contextOf } from './reservation-context.ts'
import type { ReservationPorts } from './reservation-ports.ts'

const completedAtOnce = 500

/** Stays whose guests left yesterday or before. Safe to run twice, and on several machines at once. */
export class CompleteStays {
  readonly #ports: ReservationPorts

  constructor(ports: ReservationPorts) {
    this.#ports = ports
  }

  async execute({ dryRun }: { readonly dryRun: boolean }): Promise<{ readonly completed: readonly NamedReservation[] }> {
    const { reservations, clock, transaction } = this.#ports
    const today = clock.now().toZonedDateTimeISO('UTC').toPlainDate()
    const departed = await reservations.departedBefore(today.add({ days: 1 }), completedAtOnce)
    return { completed: await eachByItself(departed, (id) => transaction.run(() => this.#complete(id, dryRun))) }
  }

  async #complete(id: ReservationId, dryRun: boolean): Promise<NamedReservation | null> {
    const reservation = await this.#ports.reservations.findForChange(id)
    if (!reservation) return null
    const moment = momentOf(await contextOf(reservation, this.#ports))
    const readiness = readyToEnd(reservation, moment)
    if (readiness.kind !== 'ready') return null
    const done = completeAfterDeparture(readiness.reservation, { by: 'complete-stays', moment })
    if (!done.ok) return null
    if (!dryRun) mustBeSaved(await this.#ports.reservations.replace(done.value.reservation, done.value.change))
    return namedReservation(reservation)
  }
}
