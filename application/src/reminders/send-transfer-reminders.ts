import { daysToTransfer } from '@camp/domain/deposit/direct-payment.ts'
import {
  type AwaitedDeposit,
  awaitedDeposit,
  isTransferReminderDue,
  transferReminderDays,
} from '@camp/domain/reminders/awaited-deposit.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { momentOf } from '../reservations/moment-of.ts'
import { notify } from '../reservations/notify.ts'
import { contextOf } from '../reservations/reservation-context.ts'
import { reminderOccurrence } from './payment-reminders.ts'
import type { ReminderPorts } from './send-payment-reminders.ts'

export interface RemindedOfTransfer extends AwaitedDeposit {
  readonly id: ReservationId
  readonly simpleReference: string
}

/**
 * Reminds guests, the day before, of deposits that they are to transfer (rule D13), each in a transaction of
 * its own. Safe to run twice, and on several machines at once.
 */
export class SendTransferReminders {
  readonly #ports: ReminderPorts

  constructor(ports: ReminderPorts) {
    this.#ports = ports
  }

  async execute({ dryRun }: { readonly dryRun: boolean }): Promise<{ readonly reminded: readonly RemindedOfTransfer[] }> {
    const { clock, paymentReminders, transaction } = this.#ports
    const now = clock.now()
    const reminded: RemindedOfTransfer[] = []
    const wanted = {
      from: now.subtract({ hours: 24 * (daysToTransfer + 2) }),
      until: now.subtract({ hours: 24 * (daysToTransfer - transferReminderDays - 1) }),
      after: now.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 1 }),
    }
    for (const id of await paymentReminders.transfersToRemind(wanted)) {
      const said = await transaction.run(() => this.#remind(id, dryRun))
      if (said) reminded.push(said)
    }
    return { reminded }
  }

  async #remind(id: ReservationId, dryRun: boolean): Promise<RemindedOfTransfer | undefined> {
    const { reservations, paymentReminders } = this.#ports
    const found = await reservations.findForChange(id)
    if (!found) return undefined
    const context = await contextOf(found, this.#ports)
    const moment = momentOf(context)
    const awaited = awaitedDeposit(found, context.catalogue.organisation, moment)
    if (!awaited || !isTransferReminderDue(awaited, moment)) return undefined
    const { reservation, deposit, due, releaseOn } = awaited
    const reminded = { id, simpleReference: reservation.simpleReference, deposit, due, releaseOn }
    if (dryRun) return reminded
    const reminder = transferReminder(due)
    if (!(await paymentReminders.markSaid(id, reminder, context.now))) return undefined
    await notify(this.#ports, { event: 'transfer-due', reservation, context, occurrence: reminderOccurrence(reminder) })
    return reminded
  }
}

export function transferReminder(due: AwaitedDeposit['due']) {
  return { dueDate: due, daysBefore: transferReminderDays } as const
}
