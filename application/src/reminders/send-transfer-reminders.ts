import { daysToTransfer } from '@camp/domain/deposit/direct-payment.ts'
import {
  type AwaitedDeposit,
  awaitedDeposit,
  isTransferReminderDue,
  transferReminderDays,
} from '@camp/domain/reminders/awaited-deposit.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { notify } from '../reservations/notify.ts'
import { type BookingInTurn, oneByOne, type ReminderPorts } from './one-by-one.ts'
import { reminderOccurrence } from './payment-reminders.ts'

export interface RemindedOfTransfer extends AwaitedDeposit {
  readonly id: ReservationId
  readonly simpleReference: string
}

/** Reminds guests, the day before, of deposits that they are to transfer (rule D13). */
export class SendTransferReminders {
  readonly #ports: ReminderPorts

  constructor(ports: ReminderPorts) {
    this.#ports = ports
  }

  async execute({ dryRun }: { readonly dryRun: boolean }): Promise<{ readonly reminded: readonly RemindedOfTransfer[] }> {
    const { clock, paymentReminders } = this.#ports
    const now = clock.now()
    const awaited = await paymentReminders.transfersToRemind({
      from: now.subtract({ hours: 24 * (daysToTransfer + 2) }),
      until: now.subtract({ hours: 24 * (daysToTransfer - transferReminderDays - 1) }),
      after: now.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 1 }),
    })
    return { reminded: await oneByOne(this.#ports, awaited, (booking) => this.#remind(booking, dryRun)) }
  }

  async #remind(booking: BookingInTurn, dryRun: boolean): Promise<RemindedOfTransfer | undefined> {
    const { context, moment } = booking
    const awaited = awaitedDeposit(booking.reservation, context.catalogue.organisation, moment)
    if (!awaited || !isTransferReminderDue(awaited, moment)) return undefined
    const { reservation, deposit, due, releaseOn } = awaited
    const { id } = reservation
    const reminded = { id, simpleReference: reservation.simpleReference, deposit, due, releaseOn }
    if (dryRun) return reminded
    const reminder = transferReminder(due)
    if (!(await this.#ports.paymentReminders.markSaid(id, reminder, context.now))) return undefined
    await notify(this.#ports, { event: 'transfer-due', reservation, context, occurrence: reminderOccurrence(reminder) })
    return reminded
  }
}

export function transferReminder(due: AwaitedDeposit['due']) {
  return { dueDate: due, daysBefore: transferReminderDays } as const
}
