import { splitPlots } from '@camp/domain/reservations/amend/plots-of-amendment.ts'
import { longestAmendmentReason, textTooLong } from '@camp/domain/reservations/staff-texts.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { ReadFeedsAgain } from '../../calendar-feeds/read-feeds-again.ts'
import { mayManageReservations } from '../../shared/permissions.ts'
import { isChangedSince } from '../is-changed-since.ts'
import type { AmendCommand, Amended, AmendmentRefusal, SplitCommand } from './amendment-answers.ts'
import { refundOfAmendment } from './amendment-money.ts'
import type { AmendmentPorts } from './amendment-ports.ts'
import { amendmentView } from './amendment-view.ts'
import { carryOutAmendment } from './carry-out-amendment.ts'
import { type AmendmentPlan, planAmendment } from './plan-amendment.ts'

type Ports = AmendmentPorts & { readonly readFeedsAgain: Pick<ReadFeedsAgain, 'execute'> }

/** Other dates, plots, guests or price: the whole of it, or a refusal and nothing has changed. */
export class AmendReservation {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(command: AmendCommand): Promise<Result<Amended, AmendmentRefusal>> {
    const { as, amendment } = command
    if (as === 'guest' && command.notifiesGuest === false) return refused({ code: 'not-permitted' })
    const plotIds = amendment.plots.map(({ plotId }) => plotId)
    if (as === 'guest') await this.#ports.readFeedsAgain.execute({ plotIds })
    return this.#ports.transaction.run(() => this.#amend(command))
  }

  async #amend({ id, ...command }: AmendCommand): Promise<Result<Amended, AmendmentRefusal>> {
    const { actor, as, reason = null, notifiesGuest = true, shownAmountDue, shownVersion } = command
    const planned = await planAmendment(this.#ports, await this.#ports.reservations.findForChange(id), command)
    if (!planned.ok) return planned
    const tooLong = reasonTooLong(command)
    if (tooLong) return refused(tooLong)
    const plan = planned.value
    if (plan.isUnchanged) return accepted({ amendmentId: null, view: unchangedView(plan) })
    if (isChangedSince(shownVersion, plan.before)) return refused({ code: 'changed-meanwhile' })
    const { amountDue } = plan.after.reservation
    if (shownAmountDue && !shownAmountDue.equals(amountDue)) return refused({ code: 'price-changed', amountDue })
    return carryOutAmendment(this.#ports, plan, { actor, as, reason, notifiesGuest })
  }
}

/** From a night on another plot. By staff. */
export class SplitReservation {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(command: SplitCommand): Promise<Result<Amended, AmendmentRefusal>> {
    const { from, plotId, toPlotId, price, dryRun = false, ...rest } = command
    const found = await this.#ports.reservations.find(command.id)
    if (!found || !mayManageReservations(command.actor, found.organisationId)) return refused({ code: 'not-found' })
    const plots = splitPlots(found, { from, plotId, toPlotId })
    if (!plots.ok) return plots
    const amend = { ...rest, as: 'staff', amendment: { stay: found.stay, plots: plots.value, price } } as const
    return dryRun ? this.#preview(amend) : new AmendReservation(this.#ports).execute(amend)
  }

  async #preview(command: AmendCommand): Promise<Result<Amended, AmendmentRefusal>> {
    const planned = await planAmendment(this.#ports, await this.#ports.reservations.find(command.id), command)
    if (!planned.ok) return planned
    const tooLong = reasonTooLong(command)
    if (tooLong) return refused(tooLong)
    const refund = await refundOfAmendment(this.#ports, planned.value.after.reservation)
    const { notifiesGuest = true } = command
    return accepted({ amendmentId: null, view: amendmentView(planned.value, { refund, notifiesGuest }) })
  }
}

function reasonTooLong({ reason }: Pick<AmendCommand, 'reason'>) {
  return textTooLong('reason-too-long', reason?.trim(), longestAmendmentReason)
}

function unchangedView(plan: AmendmentPlan) {
  return amendmentView(plan, { refund: Money.zero(plan.before.amountDue.currency), notifiesGuest: false })
}
