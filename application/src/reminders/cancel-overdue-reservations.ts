import { isOwing } from '@camp/domain/reminders/payment-reminder.ts'
import { cancelOverdue, overdueDays } from '@camp/domain/reservations/cancel.ts'
import { openBalance } from '@camp/domain/reservations/open-balance.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { carryOutCancellation } from '../reservations/cancel-as-guest.ts'
import { momentOf } from '../reservations/moment-of.ts'
import { contextOf } from '../reservations/reservation-context.ts'
import { isMorning } from './is-morning.ts'
import type { ReminderPorts } from './send-payment-reminders.ts'

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
 * reminders that left, in the morning, each in a transaction of its own. Not while a payment is on its way.
 * Safe to run twice, and on several machines at once.
 */
export class CancelOverdueReservations {
  readonly #ports: ReminderPorts

  constructor(ports: ReminderPorts) {
    this.#ports = ports
  }

  async execute({ dryRun }: { readonly dryRun: boolean }): Promise<{ readonly cancelled: readonly CancelledOverdue[] }> {
    const { clock, paymentReminders, transaction } = this.#ports
    const tomorrow = clock.now().toZonedDateTimeISO('UTC').toPlainDate().add({ days: 1 })
    const cancelled: CancelledOverdue[] = []
    for (const id of await paymentReminders.overdueSince(tomorrow.subtract({ days: overdueDays }))) {
      const done = await transaction.run(() => this.#cancel(id, dryRun))
      if (done) cancelled.push(done)
    }
    return { cancelled }
  }

  async #cancel(id: ReservationId, dryRun: boolean): Promise<CancelledOverdue | undefined> {
    const { reservations, paymentReminders } = this.#ports
    const reservation = await reservations.findForChange(id)
    if (!reservation || !isOwing(reservation) || !reservation.dueDate) return undefined
    const context = await contextOf(reservation, this.#ports)
    if (!isMorning(context) || (await this.#isPaying(id))) return undefined
    const { dueDate, simpleReference } = reservation
    const doing = { by, moment: momentOf(context), remindersSent: await paymentReminders.sentOf(id, dueDate) }
    const cancelled = cancelOverdue(reservation, doing)
    if (!cancelled.ok) return undefined
    if (!dryRun) await carryOutCancellation(this.#ports, cancelled.value, context)
    const { refundAmount } = cancelled.value.reservation.cancellation
    return { id, simpleReference, dueDate, balance: openBalance(reservation), refundAmount }
  }

  /** The gateway has the money, or may have it. */
  async #isPaying(id: ReservationId): Promise<boolean> {
    const attempts = await this.#ports.payments.attemptsOf(id)
    return attempts.some(({ state }) => state === 'pending' || state === 'uncertain')
  }
}
