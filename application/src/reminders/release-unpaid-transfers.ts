import { daysToRelease, daysToTransfer } from '@camp/domain/deposit/direct-payment.ts'
import { type AwaitedDeposit, awaitedDeposit } from '@camp/domain/reminders/awaited-deposit.ts'
import { releaseUnpaid } from '@camp/domain/reservations/cancel.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { carryOutCancellation } from '../reservations/cancel-as-guest.ts'
import { momentOf } from '../reservations/moment-of.ts'
import { contextOf } from '../reservations/reservation-context.ts'
import { isMorning } from './is-morning.ts'
import type { ReminderPorts } from './send-payment-reminders.ts'
import { transferReminder } from './send-transfer-reminders.ts'

export interface ReleasedTransfer extends Pick<AwaitedDeposit, 'deposit' | 'due'> {
  readonly id: ReservationId
  readonly simpleReference: string
}

const by = 'release-transfers'

/**
 * Releases what rule D13 lets an organisation choose: bookings whose deposit by transfer did not come by its
 * day, after a reminder that left, in the morning, each in a transaction of its own. Safe to run twice, and
 * on several machines at once.
 */
export class ReleaseUnpaidTransfers {
  readonly #ports: ReminderPorts

  constructor(ports: ReminderPorts) {
    this.#ports = ports
  }

  async execute({ dryRun }: { readonly dryRun: boolean }): Promise<{ readonly released: readonly ReleasedTransfer[] }> {
    const { clock, paymentReminders, transaction } = this.#ports
    const now = clock.now()
    const released: ReleasedTransfer[] = []
    const wanted = {
      from: null,
      until: now.subtract({ hours: 24 * (daysToTransfer + daysToRelease - 1) }),
      after: now.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 1 }),
    }
    for (const id of await paymentReminders.transfersToRelease(wanted)) {
      const done = await transaction.run(() => this.#release(id, dryRun))
      if (done) released.push(done)
    }
    return { released }
  }

  async #release(id: ReservationId, dryRun: boolean): Promise<ReleasedTransfer | undefined> {
    const { reservations, paymentReminders } = this.#ports
    const found = await reservations.findForChange(id)
    if (!found) return undefined
    const context = await contextOf(found, this.#ports)
    const moment = momentOf(context)
    const awaited = awaitedDeposit(found, context.catalogue.organisation, moment)
    if (!awaited || !isMorning(context)) return undefined
    const { reservation, releaseOn, deposit, due } = awaited
    const isReminded = await paymentReminders.hasLeft(id, transferReminder(due))
    const cancelled = releaseUnpaid(reservation, { by, moment, releaseOn, isReminded })
    if (!cancelled.ok) return undefined
    if (!dryRun) await carryOutCancellation(this.#ports, cancelled.value, context)
    return { id, simpleReference: reservation.simpleReference, deposit, due }
  }
}
