import { isMoneyOnItsWay } from '@camp/domain/payments/money-on-its-way.ts'
import { isOwing } from '@camp/domain/reminders/payment-reminder.ts'
import { cancelOverdue, overdueDays } from '@camp/domain/reservations/cancel.ts'
import { openBalance } from '@camp/domain/reservations/open-balance.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { carryOutCancellation } from '../reservations/cancel-as-guest.ts'
import { isMorning } from './is-morning.ts'
import { type BookingInTurn, oneByOne, type ReminderPorts } from './one-by-one.ts'

export interface CancelledOverdue {
  readonly id: ReservationId
  readonly simpleReference: string
  readonly dueDate: Temporal.PlainDate
  /** What was never paid. */
  readonly balance: Money
  /** By the cancellation policy of the booking. */
  readonly refundAmount: Money
}

const by = 'cancel-overdue'

/**
 * Cancels what rule O11 lets an organisation choose: bookings whose balance is overdue by 3 days after two
 * reminders that left, in the morning. Not while a payment is on its way.
 */
export class CancelOverdueReservations {
  readonly #ports: ReminderPorts

  constructor(ports: ReminderPorts) {
    this.#ports = ports
  }

  async execute({ dryRun }: { readonly dryRun: boolean }): Promise<{ readonly cancelled: readonly CancelledOverdue[] }> {
    const { clock, paymentReminders } = this.#ports
    const tomorrow = clock.now().toZonedDateTimeISO('UTC').toPlainDate().add({ days: 1 })
    const overdue = await paymentReminders.overdueSince(tomorrow.subtract({ days: overdueDays }))
    return { cancelled: await oneByOne(this.#ports, overdue, (booking) => this.#cancel(booking, dryRun)) }
  }

  async #cancel({ reservation, context, moment }: BookingInTurn, dryRun: boolean): Promise<CancelledOverdue | undefined> {
    if (!isOwing(reservation) || !reservation.dueDate) return undefined
    const { id, dueDate, simpleReference } = reservation
    if (!isMorning(context) || (await this.#isPaying(id))) return undefined
    const doing = { by, moment, remindersSent: await this.#ports.paymentReminders.sentOf(id, dueDate) }
    const cancelled = cancelOverdue(reservation, doing)
    if (!cancelled.ok) return undefined
    if (!dryRun) await carryOutCancellation(this.#ports, cancelled.value, context)
    const { refundAmount } = cancelled.value.reservation.cancellation
    return { id, simpleReference, dueDate, balance: openBalance(reservation), refundAmount }
  }

  async #isPaying(id: ReservationId): Promise<boolean> {
    const { payments, clock } = this.#ports
    const now = clock.now()
    return (await payments.attemptsOf(id)).some((attempt) => isMoneyOnItsWay(attempt, now))
  }
}
