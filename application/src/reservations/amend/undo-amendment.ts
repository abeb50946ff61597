import { restore } from '@camp/domain/reservations/amend/amend.ts'
import type { Amendment } from '@camp/domain/reservations/amend/amendment.ts'
import { judgeAmendment } from '@camp/domain/reservations/amend/judge-amendment.ts'
import { plotAsItIs } from '@camp/domain/reservations/amend/plots-of-amendment.ts'
import { type AmendableReservation, readyToAmendAsStaff } from '@camp/domain/reservations/amend/ready-to-amend.ts'
import { judgeShape } from '@camp/domain/reservations/amend/shape-of-amendment.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { planSurplusAnew } from '../../payments/plan-surplus-anew.ts'
import type { Actor } from '../../shared/actor.ts'
import { mayManageReservations } from '../../shared/permissions.ts'
import { isChangedSince } from '../is-changed-since.ts'
import { momentOf } from '../moment-of.ts'
import { contextOf, type ReservationContext } from '../reservation-context.ts'
import { amenderName } from './amender-name.ts'
import type { Amended, UndoCommand, UndoRefusal } from './amendment-answers.ts'
import { refundOfAmendment, sumOfTasks } from './amendment-money.ts'
import type { AmendmentPorts } from './amendment-ports.ts'
import { amendmentView } from './amendment-view.ts'
import type { AmendmentRecord } from './amendments.ts'
import { exchangeNights, tellOfAmendment } from './carry-out-amendment.ts'
import type { AmendmentPlan } from './plan-amendment.ts'

/**
 * By staff: a reservation gets back the nights, plots, guests and prices that it had before its latest
 * amendment.
 */
export class UndoAmendment {
  readonly #ports: AmendmentPorts

  constructor(ports: AmendmentPorts) {
    this.#ports = ports
  }

  execute(command: UndoCommand): Promise<Result<Amended, UndoRefusal>> {
    return this.#ports.transaction.run(() => this.#undo(command))
  }

  async #undo(command: UndoCommand): Promise<Result<Amended, UndoRefusal>> {
    const { actor, id, dryRun = false, shownVersion } = command
    const found = await this.#ports.reservations.findForChange(id)
    if (!found || !mayManageReservations(actor, found.organisationId)) return refused({ code: 'not-found' })
    const latest = standing(await this.#ports.amendments.of(id))
    if (!latest) return refused({ code: 'nothing-to-undo' })
    if (command.amendmentId && command.amendmentId !== latest.id) return refused({ code: 'not-the-latest' })
    const planned = await this.#plan(found, latest, actor)
    if (!planned.ok) return planned
    const plan = planned.value
    const notifiesGuest = command.notifiesGuest ?? latest.isGuestTold
    const { reservation } = plan.after
    const answer = (refund: Amended['view']['refund']) =>
      accepted({ amendmentId: latest.id, view: amendmentView(plan, { refund, notifiesGuest }) })
    if (dryRun) return answer(await refundOfAmendment(this.#ports, reservation))
    if (isChangedSince(shownVersion, found)) return refused({ code: 'changed-meanwhile' })

    const exchanged = await exchangeNights(this.#ports, plan)
    if (!exchanged.ok) return exchanged
    await this.#ports.amendments.markUndone(latest.id, { at: plan.context.now, by: amenderName(actor, 'staff') })
    const tasks = await planSurplusAnew(this.#ports, reservation, { at: plan.context.now })
    await tellOfAmendment(this.#ports, plan, { notifiesGuest, occurrence: `${latest.id}/undone` })
    return answer(sumOfTasks(tasks, reservation))
  }

  async #plan(found: Reservation, { before }: AmendmentRecord, actor: Actor): Promise<Result<AmendmentPlan, UndoRefusal>> {
    const context = await contextOf(found, this.#ports)
    const moment = momentOf(context)
    const ready = readyToAmendAsStaff(found, moment)
    if (!ready.ok) return ready
    const amendment: Amendment = { stay: before.stay, plots: before.plots.map(plotAsItIs), price: 'keep' }
    const judged = await this.#judge(ready.value, amendment, context)
    if (!judged.ok) return judged
    const after = restore(ready.value, before, { by: amenderName(actor, 'staff'), moment })
    return accepted({ before: ready.value, after, isUnchanged: false, setAside: [], context })
  }

  /** What was agreed once needs no rule again; the nights must be free, and those that were slept stay. */
  async #judge(
    reservation: AmendableReservation,
    amendment: Amendment,
    { catalogue, holidays, today, now }: ReservationContext,
  ): Promise<Result<unknown, UndoRefusal>> {
    const shape = judgeShape(amendment, { reservation, today })
    if (!shape.ok) return shape
    const plotIds = amendment.plots.map(({ plotId }) => plotId)
    const { arrival, departure } = amendment.stay
    const occupancy = await this.#ports.occupancies.of(plotIds, arrival, departure, now)
    return judgeAmendment({
      reservation,
      amendment,
      catalogue,
      holidays,
      occupancy,
      today,
      as: 'staff',
      ignoresStayRules: true,
    })
  }
}

export function standing(latestFirst: readonly AmendmentRecord[]): AmendmentRecord | undefined {
  return latestFirst.find(({ undone }) => undone === null)
}
