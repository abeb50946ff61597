import { nightsOn } from '@camp/domain/reservations/amend/nights-on-plot.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { isTransition, occupies } from '@camp/domain/reservations/transitions.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { Marketplace } from '../given-marketplace.ts'

/** What must be true of the stores whatever guests, staff, gateway and clock do; throws with what is not. */
export async function proveInvariants(marketplace: Marketplace): Promise<void> {
  const listed = await marketplace.reservations.list({ limit: 10_000 })
  const found = await Promise.all(listed.map(({ id }) => marketplace.reservations.find(id)))
  const all = found.flatMap((reservation) => reservation ?? [])
  noNightIsSoldTwice(all)
  for (const reservation of all) {
    await historyIsAPath(marketplace, reservation)
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
async function moneyAddsUp({ payments }: Marketplace, reservation: Reservation): Promise<void> {
  const { id, status, amountPaid } = reservation
  const moved = [...payments.moved.values()].filter(({ reservationId }) => reservationId === id)
  const net = moved.reduce((sum, { kind, cents }) => sum + (kind === 'capture' ? cents : -cents), 0)
  insist(amountPaid.cents === net, `${id} says ${amountPaid.cents} paid, ${net} moved`)

  const tasks = (await payments.refundTasksOf(id)).filter(({ state }) => state !== 'done')
  const kept = amountPaid.minus(Money.sum(tasks.map(({ amount }) => amount))).cents
  const needed = { partiallyPaid: 'amountDueUpFront' in reservation ? reservation.amountDueUpFront.cents : 0 }
  const least = status === 'confirmed' ? reservation.amountDue.cents : status === 'partiallyPaid' ? needed.partiallyPaid : 0
  insist(kept >= least, `${id} is ${status} and keeps ${kept} of ${amountPaid.cents} cents where ${least} are needed`)
}

function insist(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Error(otherwise)
}
