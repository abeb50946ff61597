import { nightsOn } from '@camp/domain/reservations/amend/nights-on-plot.ts'
import type { Reservation, SubmittedReservation } from '@camp/domain/reservations/reservation.ts'
import { isTransition, occupies } from '@camp/domain/reservations/transitions.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { system } from '../../shared/actor.ts'
import type { Marketplace } from '../given-marketplace.ts'

/** What must be true of the stores whatever guests, staff, gateway and clock do; throws with what is not. */
export async function proveInvariants(marketplace: Marketplace): Promise<void> {
  const listed = await marketplace.reservations.list({ limit: 10_000 })
  const found = await Promise.all(listed.map(({ id }) => marketplace.reservations.find(id)))
  const all = found.flatMap((reservation) => reservation ?? [])
  noNightIsSoldTwice(all)
  for (const reservation of all) {
    await historyIsAPath(marketplace, reservation)
    pricesAddUp(reservation)
    await moneyAddsUp(marketplace, reservation)
  }
}

function noNightIsSoldTwice(reservations: readonly Reservation[]): void {
  const soldTo = new Map<string, string>()
  for (const { id, plots, status } of reservations) {
    if (!occupies(status)) continue
    for (const key of plots.flatMap((plot) =>
      nightsOn(plot)
        .nights()
        .map((night) => `${plot.plotId} ${night}`),
    )) {
      insist(!soldTo.has(key), `${key} is sold to ${soldTo.get(key)} and to ${id}`)
      soldTo.set(key, id)
    }
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

/** Paid is captured minus refunded; what is promised back is there; and a booking keeps the money that made it one. */
async function moneyAddsUp(marketplace: Marketplace, reservation: Reservation): Promise<void> {
  const { id, status, amountPaid } = reservation
  const { payments } = marketplace
  const moved = [...payments.moved.values()].filter(({ reservationId }) => reservationId === id)
  const net = moved.reduce((sum, { kind, cents }) => sum + (kind === 'capture' ? cents : -cents), 0)
  insist(amountPaid.cents === net, `${id} says ${amountPaid.cents} paid, ${net} moved`)

  const tasks = (await payments.refundTasksOf(id)).filter(({ state }) => state !== 'done')
  const kept = amountPaid.minus(Money.sum(tasks.map(({ amount }) => amount))).cents
  insist(kept >= 0, `${id} promises more than the ${amountPaid.cents} cents that are paid`)
  if (status === 'cancelled' || status === 'temporaryHold') return
  insist(kept <= reservation.amountDue.cents, `${id} keeps ${kept} cents of ${reservation.amountDue.cents} due`)
  const least = await leastEarning(marketplace, reservation)
  insist(kept >= least, `${id} is ${status} and keeps ${kept} of ${amountPaid.cents} cents where ${least} are needed`)
}

/** The smallest amount that can have earned this status: an amendment may ask for more, and the guest owes it then. */
async function leastEarning({ listAmendments }: Marketplace, reservation: SubmittedReservation): Promise<number> {
  const { id, status } = reservation
  if (status !== 'confirmed' && status !== 'partiallyPaid') return 0
  const listed = await listAmendments.execute({ actor: system('model'), id })
  const sides = listed.ok ? listed.value.flatMap(({ before, after }) => [before, after]) : []
  const earning = status === 'confirmed' ? 'amountDue' : 'amountDueUpFront'
  return Math.min(...[reservation, ...sides].map((terms) => terms[earning].cents))
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

function insist(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Error(otherwise)
}
