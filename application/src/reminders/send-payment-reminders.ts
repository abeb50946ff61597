import {
  isOwing,
  type PaymentReminder,
  type ReminderDays,
  reminderDays,
  reminderDue,
} from '@camp/domain/reminders/payment-reminder.ts'
import { openBalance } from '@camp/domain/reservations/open-balance.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { notify } from '../reservations/notify.ts'
import { type BookingInTurn, oneByOne, type ReminderPorts } from './one-by-one.ts'
import { reminderOccurrence } from './payment-reminders.ts'

export interface Reminded extends PaymentReminder {
  readonly id: ReservationId
  readonly simpleReference: string
  /** What is still to be paid. */
  readonly balance: Money
}

/** Who was not told yet, by how long before. */
type Owing = ReadonlyMap<number, ReadonlySet<ReservationId>>

/**
 * Reminds guests of balances that are due soon (rule M8); a day that was missed is caught up until the due
 * date has passed.
 */
export class SendPaymentReminders {
  readonly #ports: ReminderPorts

  constructor(ports: ReminderPorts) {
    this.#ports = ports
  }

  async execute({ dryRun }: { readonly dryRun: boolean }): Promise<{ readonly reminded: readonly Reminded[] }> {
    const { clock, paymentReminders } = this.#ports
    const today = clock.now().toZonedDateTimeISO('UTC').toPlainDate()
    const owing = new Map<number, ReadonlySet<ReservationId>>()
    for (const days of reminderDays) owing.set(days, new Set(await paymentReminders.toSay(daysOf(days, today))))
    const ids = new Set([...owing.values()].flatMap((some) => [...some]))
    return { reminded: await oneByOne(this.#ports, [...ids], (booking) => this.#remind(booking, owing, dryRun)) }
  }

  async #remind(booking: BookingInTurn, owing: Owing, dryRun: boolean): Promise<Reminded | undefined> {
    const { reservation, context, moment } = booking
    if (!isOwing(reservation)) return undefined
    const { id } = reservation
    const reminder = reminderDue(reservation, moment)
    if (!reminder || !owing.get(reminder.daysBefore)?.has(id)) return undefined
    const reminded = { id, simpleReference: reservation.simpleReference, balance: openBalance(reservation), ...reminder }
    if (dryRun) return reminded
    if (!(await this.#ports.paymentReminders.markSaid(id, reminder, context.now))) return undefined
    await notify(this.#ports, { event: 'payment-due', reservation, context, occurrence: reminderOccurrence(reminder) })
    return reminded
  }
}

/** A day more at both ends than today is: every zone has its own. */
function daysOf(daysBefore: ReminderDays, today: Temporal.PlainDate) {
  return { daysBefore, from: today.subtract({ days: 1 }), until: today.add({ days: daysBefore + 1 }) }
}
