import { bookedTerms } from '@camp/domain/reservations/amend/amend.ts'
import type { AmendableReservation } from '@camp/domain/reservations/amend/ready-to-amend.ts'
import type { AmendmentId, PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { writeRulesSetAside } from '../../desk/rules-set-aside.ts'
import { planSurplusAnew } from '../../payments/plan-surplus-anew.ts'
import { tellOfRefundsByHand } from '../../payments/tell-campsite.ts'
import type { Actor } from '../../shared/actor.ts'
import { expireReservation } from '../expire-reservation.ts'
import { mustBeSaved } from '../must-be-saved.ts'
import { notify } from '../notify.ts'
import { amenderName } from './amender-name.ts'
import type { Amended, AmendedBy, AmendmentRefusal, RefusedPlot } from './amendment-answers.ts'
import { sumOfTasks } from './amendment-money.ts'
import type { AmendmentPorts } from './amendment-ports.ts'
import { amendmentView } from './amendment-view.ts'
import type { AmendedSnapshot } from './amendments.ts'
import type { AmendmentPlan } from './plan-amendment.ts'

export interface CarryingOut {
  readonly actor: Actor
  readonly as: AmendedBy
  readonly reason: string | null
  readonly notifiesGuest: boolean
}

/**
 * Exchanges the nights, keeps the history, moves the money and tells guest and campsite, in the caller's
 * transaction: all of it or nothing.
 */
export async function carryOutAmendment(
  ports: AmendmentPorts,
  plan: AmendmentPlan,
  { actor, as, reason, notifiesGuest }: CarryingOut,
): Promise<Result<Amended, AmendmentRefusal>> {
  const { before, after, setAside, context } = plan
  const kept = await exchangeNights(ports, plan)
  if (!kept.ok) return kept
  const id = ports.randomness.uuid() as AmendmentId
  await ports.amendments.add({
    id,
    organisationId: before.organisationId,
    reservationId: before.id,
    at: context.now,
    by: amenderName(actor, as),
    reason: reason?.trim() || null,
    before: snapshot(before),
    after: snapshot(after.reservation),
    isGuestTold: notifiesGuest,
    undone: null,
  })
  await writeRulesSetAside(ports, { reservation: before, setAside, at: context.now, by: amenderName(actor, as) })
  const tasks = await planSurplusAnew(ports, after.reservation, { at: context.now })
  if (as === 'guest') await tellOfRefundsByHand(ports, tasks, { reservation: after.reservation, context })
  await tellOfAmendment(ports, plan, { notifiesGuest, occurrence: id })
  return accepted({ amendmentId: id, view: amendmentView(plan, { refund: sumOfTasks(tasks, after.reservation), notifiesGuest }) })
}

/** The store is the last judge: a plot that somebody else took meanwhile refuses the whole amendment. */
export async function exchangeNights(
  ports: AmendmentPorts,
  { before, after }: AmendmentPlan,
): Promise<Result<void, AmendmentRefusal>> {
  const { reservations, blocks, clock } = ports
  const { reservation, change } = after
  const plotIds = reservation.plots.map(({ plotId }) => plotId)
  for (const id of await reservations.expiredOn(plotIds, reservation.stay, clock.now())) {
    if (id !== before.id) await expireReservation(ports, id, 'next-guest')
  }
  await blocks.removeExpiredOn(plotIds, reservation.stay, clock.now())
  const stored = await reservations.replace(reservation, change)
  if (stored.ok) return stored
  if (stored.refusal.code === 'reservation-changed') mustBeSaved(stored)
  const taken = 'plotIds' in stored.refusal ? stored.refusal.plotIds : []
  return refused({ code: 'booked', plots: taken.map((plotId) => takenPlot(reservation, plotId)) })
}

function takenPlot({ plots }: AmendableReservation, plotId: PlotId): RefusedPlot {
  return { plotId, plotName: plots.find((plot) => plot.plotId === plotId)?.plotName ?? '', criteria: [] }
}

/**
 * The guest hears of a change of status in any case, of what was only moved unless staff say otherwise; the
 * campsite hears of both.
 */
export async function tellOfAmendment(
  ports: AmendmentPorts,
  { after, context }: AmendmentPlan,
  { notifiesGuest, occurrence }: { readonly notifiesGuest: boolean; readonly occurrence: string },
): Promise<void> {
  const { reservation, change } = after
  const about = { reservation, context, occurrence, isByDesk: true }
  await notify(ports, { event: 'moved', ...about, isWithheld: !notifiesGuest })
  if (change?.to === 'partiallyPaid') await notify(ports, { event: 'deposit-received', ...about })
  if (change?.to === 'confirmed') await notify(ports, { event: 'confirmed', ...about })
}

function snapshot(reservation: AmendableReservation): AmendedSnapshot {
  return { ...bookedTerms(reservation), status: reservation.status }
}
