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
import { momentOf } from '../reservations/moment-of.ts'
import { notify } from '../reservations/notify.ts'
import { contextOf } from '../reservations/reservation-context.ts'
import type { ReservationPorts } from '../reservations/reservation-ports.ts'
import { type PaymentReminders, reminderOccurrence } from './payment-reminders.ts'

export interface ReminderPorts extends ReservationPorts {
  readonly paymentReminders: PaymentReminders
}

export interface Reminded extends PaymentReminder {
  readonly id: ReservationId
  readonly simpleReference: string
  /** What is still to be paid. */
  readonly balance: Money
}

/**
 * Reminds guests of balances that are due soon (rule M8), each in a transaction of its own. Safe to run
 * twice, and on several machines at once; a day that was missed is caught up until the due date has passed.
 */
export class SendPaymentReminders {
  readonly #ports: ReminderPorts

  constructor(ports: ReminderPorts) {
    this.#ports = ports
  }

  async execute({ dryRun }: { readonly dryRun: boolean }): Promise<{ readonly reminded: readonly Reminded[] }> {
    const { clock, paymentReminders, transaction } = this.#ports
    const today = clock.now().toZonedDateTimeISO('UTC').toPlainDate()
    const reminded: Reminded[] = []
    for (const daysBefore of reminderDays) {
      for (const id of await paymentReminders.toSay(daysOf(daysBefore, today))) {
        const said = await transaction.run(() => this.#remind(id, daysBefore, dryRun))
        if (said) reminded.push(said)
      }
    }
    return { reminded }
  }

  async #remind(id: ReservationId, daysBefore: ReminderDays, dryRun: boolean): Promise<Reminded | undefined> {
    const { reservations, paymentReminders } = this.#ports
    const reservation = await reservations.findForChange(id)
    if (!reservation || !isOwing(reservation)) return undefined
    const context = await contextOf(reservation, this.#ports)
    const reminder = reminderDue(reservation, momentOf(context))
    if (reminder?.daysBefore !== daysBefore) return undefined
    const reminded = { id, simpleReference: reservation.simpleReference, balance: openBalance(reservation), ...reminder }
    if (dryRun) return reminded
    if (!(await paymentReminders.markSaid(id, reminder, context.now))) return undefined
    await notify(this.#ports, { event: 'payment-due', reservation, context, occurrence: reminderOccurrence(reminder) })
    return reminded
  }
}

/** A day more at both ends than today is: every zone has its own. */
function daysOf(daysBefore: ReminderDays, today: Temporal.PlainDate) {
  return { daysBefore, from: today.subtract({ days: 1 }), until: today.add({ days: daysBefore + 1 }) }
}
