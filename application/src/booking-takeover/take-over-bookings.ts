import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { CreateOfflineReservation } from '../offline-reservations/create-offline-reservation.ts'
import { type AuditedWriting, writeInTrail } from '../settings/audited-writing.ts'
import { allOrNothing } from '../shared/all-or-nothing.ts'
import { type PlannedTakeover, type PlanTakeoverPorts, planTakeover } from './plan-takeover.ts'
import type { TakeoverDone, TakeoverQuery, TakeoverRefusal, TakeoverView } from './takeover-answers.ts'

export type TakeOverRefusal =
  | TakeoverRefusal
  /** As the preview shows it. */
  | { readonly code: 'takeover-conflicts'; readonly view: TakeoverView }
  /** Somebody booked one of the plots, or brought in the same booking, at this moment. */
  | { readonly code: 'taken-meanwhile'; readonly rows: readonly number[] }

export interface TakeOverBookingsPorts extends PlanTakeoverPorts, AuditedWriting {
  readonly createOfflineReservation: Pick<CreateOfflineReservation, 'execute'>
}

/** All bookings of the file or none; what was brought in before is passed over (rule L21). */
export class TakeOverBookings {
  readonly #ports: TakeOverBookingsPorts

  constructor(ports: TakeOverBookingsPorts) {
    this.#ports = ports
  }

  execute(command: TakeoverQuery): Promise<Result<TakeoverDone, TakeOverRefusal>> {
    return allOrNothing<TakeoverDone, TakeOverRefusal>(this.#ports.transaction, async () => {
      const planned = await planTakeover(this.#ports, command)
      if (!planned.ok) return planned
      const { view, catalogue } = planned.value
      if (view.missing.length > 0 || view.lines.some(({ outcome }) => outcome.kind === 'conflict')) {
        return refused({ code: 'takeover-conflicts', view })
      }
      const { actor } = command
      const { id: organisationId } = catalogue.organisation
      return writeInTrail(this.#ports, { actor, organisationId }, () => this.#book(planned.value))
    })
  }

  async #book({ view, catalogue, bookings }: PlannedTakeover) {
    const { createOfflineReservation, takenOverBookings, clock } = this.#ports
    const { id: organisationId } = catalogue.organisation
    const done: TakeoverDone['bookings'][number][] = []
    for (const { identity, rows, command } of bookings) {
      const own = rows.map(({ row }) => row)
      const booked = await createOfflineReservation.execute(command)
      if (!booked.ok) return refused({ code: 'taken-meanwhile', rows: own } as const)
      const { id, simpleReference } = booked.value
      const taken = { organisationId, source: view.source, identity, reservationId: id, at: clock.now() }
      if (!(await takenOverBookings.claim(taken))) return refused({ code: 'taken-meanwhile', rows: own } as const)
      done.push({ id, simpleReference, rows: own })
    }
    const count = (...kinds: readonly string[]) => view.lines.filter(({ outcome }) => kinds.includes(outcome.kind)).length
    const changes = [{ field: 'bookings', before: '', after: String(done.length) }]
    return accepted({
      value: { bookings: done, known: count('known'), leftOut: count('cancelled', 'past') },
      changed: done.length > 0 ? [{ act: 'bookings.taken-over', subject: view.source, changes }] : [],
    })
  }
}
