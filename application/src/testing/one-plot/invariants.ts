import type { Block } from '@camp/domain/blocks/block.ts'
import { dateOf } from '@camp/domain/nights/night.ts'
import { comesIn } from '@camp/domain/payments/money-move.ts'
import { nightsOn } from '@camp/domain/reservations/amend/nights-on-plot.ts'
import type { Reservation, ReservationStatus, SubmittedReservation } from '@camp/domain/reservations/reservation.ts'
import { isTransition, occupies } from '@camp/domain/reservations/transitions.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { system } from '../../shared/actor.ts'
import { field } from '../a-campsite.ts'
import type { Marketplace } from '../given-marketplace.ts'
import { insist } from './insist.ts'
import { proveBilling, proveMoneyLaws } from './money-laws.ts'

/** What must be true of the stores whatever guests, staff, gateway and clock do; throws with what is not. */
export async function proveInvariants(marketplace: Marketplace): Promise<void> {
  const listed = await marketplace.reservations.list({ limit: 10_000 })
  const found = await Promise.all(listed.map(({ id }) => marketplace.reservations.find(id)))
  const all = found.flatMap((reservation) => reservation ?? [])
  noNightIsSoldTwice(all, marketplace.ports.blocks.all())
  for (const reservation of all) {
    await historyIsAPath(marketplace, reservation)
    pricesAddUp(reservation)
    await moneyAddsUp(marketplace, reservation)
    await proveMoneyLaws(marketplace, reservation)
    await guestIsTold(marketplace, reservation)
  }
  await proveBilling(marketplace)
}

interface Use {
  readonly by: string
  /** Null: nobody else may be there. */
  readonly pax: number | null
}

/** I1: one use of a night of a plot, or on a shared plot as many guests as it takes. */
function noNightIsSoldTwice(reservations: readonly Reservation[], blocks: readonly Block[]): void {
  const uses = new Map<string, readonly Use[]>()
  const use = (plotId: PlotId, nights: StayDates, by: Use) => {
    for (const date of nights.nights().map(dateOf)) uses.set(`${plotId} ${date}`, [...(uses.get(`${plotId} ${date}`) ?? []), by])
  }
  for (const { id, plots, status } of reservations) {
    if (!occupies(status)) continue
    for (const plot of plots) use(plot.plotId, nightsOn(plot), { by: id, pax: plot.isShared ? plot.pax : null })
  }
  for (const { id, plotIds, nights } of blocks) for (const plotId of plotIds) use(plotId, nights, { by: id, pax: null })
  for (const [key, all] of uses) {
    const pax = all.reduce((sum, each) => sum + (each.pax ?? field.paxMax), 0)
    insist(all.length === 1 || pax <= field.paxMax, `${key} is sold to ${all.map(({ by }) => by).join(' and to ')}`)
  }
}

async function historyIsAPath({ reservations }: Marketplace, { id, status }: Reservation): Promise<void> {
  const history = await reservations.history(id)
  const path = [null, ...history.map(({ to }) => to)]
  history.forEach(({ from, to }, step) => {
    insist(from === path[step] && isTransition(from, to), `${id} went from ${path[step]} (it says ${from}) to ${to}`)
  })
  insist(path.at(-1) === status, `${id} is ${status}, its history ends with ${path.at(-1)}`)
}

/**
 * Paid is captured minus refunded; what is promised back is there; and a booking keeps the money that made it
 * one.
 */
async function moneyAddsUp(marketplace: Marketplace, reservation: Reservation): Promise<void> {
  const { id, status, amountPaid } = reservation
  const { payments } = marketplace
  const moved = [...payments.moved.values()].filter(({ reservationId }) => reservationId === id)
  const net = moved.reduce((sum, { kind, cents }) => sum + (comesIn(kind) ? cents : -cents), 0)
  insist(amountPaid.cents === net, `${id} says ${amountPaid.cents} paid, ${net} moved`)

  const tasks = (await payments.refundTasksOf(id)).filter(({ state }) => state !== 'done')
  const kept = amountPaid.minus(Money.sum(tasks.map(({ amount }) => amount))).cents
  insist(kept >= 0, `${id} promises more than the ${amountPaid.cents} cents that are paid`)
  if (status === 'cancelled' || status === 'temporaryHold') return
  insist(kept <= reservation.amountDue.cents, `${id} keeps ${kept} cents of ${reservation.amountDue.cents} due`)
  const disputed = (await payments.disputesOf(id)).filter(({ state }) => state !== 'won').map(({ taken }) => taken.cents)
  const least = (await leastEarning(marketplace, reservation)) - disputed.reduce((sum, cents) => sum + cents, 0)
  insist(kept >= least, `${id} is ${status} and keeps ${kept} of ${amountPaid.cents} cents where ${least} are needed`)
}

/**
 * The smallest amount that can have earned this status: an amendment may ask for more, and the guest owes it
 * then. Staff may let a booking stand without money, and may have written down money that never came.
 */
async function leastEarning(
  { listAmendments, payments, reservations }: Marketplace,
  reservation: SubmittedReservation,
): Promise<number> {
  const { id, status } = reservation
  if (status !== 'confirmed' && status !== 'partiallyPaid') return 0
  const history = await reservations.history(id)
  if (history.some(({ why }) => why === 'staff-confirmed' || why === 'reinstated')) return 0
  if ((await payments.movesOf(id)).some(({ kind }) => kind === 'reversal')) return 0
  const listed = await listAmendments.execute({ actor: system('model'), id })
  const sides = listed.ok ? listed.value.flatMap(({ before, after }) => [before, after]) : []
  const earning = status === 'confirmed' ? 'amountDue' : 'amountDueUpFront'
  return Math.min(...[reservation, ...sides].map((terms) => terms[earning].cents))
}

/** What a guest must hear of; `expired` tells that a request ran out. */
const toldOf: Partial<Record<ReservationStatus, readonly string[]>> = {
  pending: ['submitted'],
  partiallyPaid: ['deposit-received'],
  confirmed: ['confirmed'],
  noShow: ['no-show'],
  cancelled: ['cancelled', 'expired'],
}

/** I6: every change that the guest must hear of has its message, once per event and channel. */
async function guestIsTold({ outbox, reservations }: Marketplace, { id }: Reservation): Promise<void> {
  const messages = await outbox.list({ reservationId: id, limit: 1_000 })
  const keys = messages.map(({ event, channel, occurrence }) => `${event} by ${channel} ${occurrence}`)
  insist(new Set(keys).size === keys.length, `${id} tells the same twice: ${keys}`)
  const history = await reservations.history(id)
  for (const [step, { from, to, at }] of history.entries()) {
    const isPassedThrough = to === 'pending' && history[step + 1]?.at.equals(at)
    if (from === 'completed' || (from === 'temporaryHold' && to === 'cancelled') || isPassedThrough) continue
    const events = toldOf[to]
    insist(!events || messages.some(({ event }) => events.includes(event)), `${id} went to ${to}, and its guest never heard`)
  }
}

/** Nights cost what their lines say, plots what their nights cost, and the stay what its plots cost. */
function pricesAddUp({ id, plots, amountDue }: Reservation): void {
  for (const { plotName, quote } of plots) {
    const nights = quote.nights.map(({ price }) => price)
    insist(Money.sum(nights).equals(quote.total), `${id}: the nights of ${plotName} are not its total`)
    insist(nights.length === quote.stay.nightCount, `${id} prices ${nights.length} nights of ${plotName}`)
  }
  insist(Money.sum(plots.map(({ quote }) => quote.total)).equals(amountDue), `${id}: its plots are not the amount due`)
}
