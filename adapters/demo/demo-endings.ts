import { cancelByGuest, cancelByStaff } from '@camp/domain/reservations/cancel.ts'
import { completeAfterDeparture, completeByCheckOut } from '@camp/domain/reservations/complete.ts'
import { confirm } from '@camp/domain/reservations/confirm.ts'
import { expire } from '@camp/domain/reservations/expire.ts'
import { markNoShow } from '@camp/domain/reservations/no-show.ts'
import { release } from '@camp/domain/reservations/release.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { DemoGuest } from './demo-guests.ts'
import type { DemoLife } from './demo-life.ts'
import type { SeededRandom } from './pictures/seeded-random.ts'

export type Ending =
  | 'held'
  | 'abandoned'
  | 'pending'
  | 'expired'
  | 'deposit'
  | 'confirmed'
  | 'by-telephone'
  | 'completed'
  | 'no-show'
  | 'cancelled'
  | 'turned-away'

export interface Telling {
  readonly ending: Ending
  readonly guest: DemoGuest
  readonly createdAt: Temporal.Instant
  readonly now: Temporal.Instant
  readonly takesOnlinePayment: boolean
  readonly random: SeededRandom
}

const requests = [
  null,
  null,
  null,
  'Shade if possible, please.',
  'We arrive late, around eight.',
  'Near the playground.',
] as const

/**
 * Lives a reservation from its hold to the ending that was asked for, or as far on the way as its rules let
 * it go.
 */
export function tell(life: DemoLife, telling: Telling): undefined {
  const { ending, createdAt, guest, random } = telling
  const after = (minutes: number) => createdAt.add({ minutes })
  if (ending === 'held') return
  if (ending === 'abandoned') return life.move(accepted(release(as(life, 'temporaryHold'), life.doing('guest', after(9)))))
  if (ending === 'by-telephone') return life.bookOffline(guest, after(1))
  const payInFull = ending !== 'deposit' && random.chance(0.6)
  life.submit(guest, after(6), payInFull, random.pick(requests))
  if (ending === 'pending') return
  if (ending === 'expired') return life.move(expire(as(life, 'pending'), life.doing('sweep-holds', expiryOf(life))), 'expired')
  settle(life, telling, after(9))
  if (ending === 'deposit') return
  end(life, telling)
}

/** On the arrival day, in the afternoon. */
export function receive(life: DemoLife, random: SeededRandom): void {
  life.receive(on(life.reservation.stay.arrival, 14).add({ minutes: random.whole(5, 220) }))
}

function settle(life: DemoLife, { takesOnlinePayment }: Telling, at: Temporal.Instant): undefined {
  const pending = as(life, 'pending')
  if (!takesOnlinePayment) return life.move(confirm(pending, { takesOnlinePayment, ...life.doing('guest', at) }), 'confirmed')
  const isFull = pending.amountDueUpFront.equals(pending.amountDue)
  life.pay(isFull ? 'full' : 'deposit', pending.amountDueUpFront, at)
}

function end(life: DemoLife, telling: Telling): undefined {
  const { ending, random } = telling
  const { arrival, departure } = life.reservation.stay
  if (ending === 'cancelled' || ending === 'turned-away') return cancel(life, telling)
  payBalance(life, telling)
  if (ending === 'no-show') {
    return life.move(markNoShow(booked(life), life.doing('desk', on(arrival.add({ days: 1 }), 12))), 'no-show')
  }
  if (ending !== 'completed') return
  payAtTheGate(life, on(arrival, 15))
  if (random.chance(0.7)) life.move(completeByCheckOut(booked(life), life.doing('desk', on(departure, 10))))
  else life.move(completeAfterDeparture(booked(life), life.doing('complete-stays', on(departure.add({ days: 1 }), 3))))
}

/** On the day that it is due, once that has come; until then the reservation is partly paid. */
function payBalance(life: DemoLife, { createdAt, now, ending }: Telling): void {
  const reservation = life.reservation
  if (reservation.status !== 'partiallyPaid') return
  const wanted = on(reservation.dueDate ?? reservation.stay.arrival, 9)
  const earliest = createdAt.add({ hours: 20 })
  const at = Temporal.Instant.compare(wanted, earliest) < 0 ? earliest : wanted
  const when = ending === 'confirmed' && Temporal.Instant.compare(at, now) > 0 ? now.subtract({ minutes: 30 }) : at
  if (Temporal.Instant.compare(when, createdAt.add({ minutes: 10 })) > 0) {
    life.pay('balance', reservation.amountDue.minus(reservation.amountPaid), when)
  }
}

function payAtTheGate(life: DemoLife, at: Temporal.Instant): void {
  const { amountDue, amountPaid } = life.reservation
  const open = amountDue.minus(amountPaid)
  if (open.isPositive) life.pay('balance', open, at, false)
}

function cancel(life: DemoLife, { ending, createdAt, now, random }: Telling): undefined {
  const lastMoment = on(life.reservation.stay.arrival.subtract({ days: 1 }), 8)
  const latest = Temporal.Instant.compare(lastMoment, now) < 0 ? lastMoment : now.subtract({ minutes: 5 })
  const minutes = Math.floor(createdAt.until(latest).total('minutes'))
  const at = createdAt.add({ minutes: Math.max(12, Math.floor(minutes * random.between(0.2, 0.9))) })
  const doing = life.doing(ending === 'cancelled' ? 'guest' : 'desk', at)
  const reservation = booked(life)
  if (ending === 'cancelled') life.move(cancelByGuest(reservation, doing), 'cancelled')
  else life.move(cancelByStaff(reservation, { ...doing, note: 'The river is in flood.', refund: { kind: 'full' } }), 'cancelled')
  life.refund(as(life, 'cancelled').cancellation.refundAmount, at.add({ minutes: 3 }))
}

function as<Status extends Reservation['status']>(life: DemoLife, status: Status): Extract<Reservation, { status: Status }> {
  const { reservation } = life
  if (reservation.status !== status) throw new Error(`a demo reservation is ${reservation.status}, not ${status}`)
  return reservation as Extract<Reservation, { status: Status }>
}

function booked(life: DemoLife) {
  return life.reservation.status === 'partiallyPaid' ? as(life, 'partiallyPaid') : as(life, 'confirmed')
}

function expiryOf(life: DemoLife): Temporal.Instant {
  return as(life, 'pending').expiryDate
}

function on(date: Temporal.PlainDate, hour: number): Temporal.Instant {
  return date.toZonedDateTime({ timeZone: platformZone, plainTime: new Temporal.PlainTime(hour) }).toInstant()
}
