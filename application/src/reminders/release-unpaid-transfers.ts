import { daysToRelease, daysToTransfer } from '@camp/domain/deposit/direct-payment.ts'
import { type AwaitedDeposit, awaitedDeposit } from '@camp/domain/reminders/awaited-deposit.ts'
import { releaseUnpaid } from '@camp/domain/reservations/cancel.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { carryOutCancellation } from '../reservations/cancel-as-guest.ts'
import { isMorning } from './is-morning.ts'
import { type BookingInTurn, oneByOne, type ReminderPorts } from './one-by-one.ts'
import { transferReminder } from './send-transfer-reminders.ts'

export interface ReleasedTransfer extends Pick<AwaitedDeposit, 'deposit' | 'due'> {
  readonly id: ReservationId
  readonly simpleReference: string
}

const by = 'release-transfers'

/**
 * Releases what rule D13 lets an organisation choose: bookings whose deposit by transfer did not come by its
 * day, after a reminder that left, in the morning.
 */
export class ReleaseUnpaidTransfers {
  readonly #ports: ReminderPorts

  constructor(ports: ReminderPorts) {
    this.#ports = ports
  }

  async execute({ dryRun }: { readonly dryRun: boolean }): Promise<{ readonly released: readonly ReleasedTransfer[] }> {
    const { clock, paymentReminders } = this.#ports
    const now = clock.now()
    const awaited = await paymentReminders.transfersToRelease({
      from: null,
      until: now.subtract({ hours: 24 * (daysToTransfer + daysToRelease - 1) }),
      after: now.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 1 }),
    })
    return { released: await oneByOne(this.#ports, awaited, (booking) => this.#release(booking, dryRun)) }
  }

  async #release(booking: BookingInTurn, dryRun: boolean): Promise<ReleasedTransfer | undefined> {
    const { context, moment } = booking
    const awaited = awaitedDeposit(booking.reservation, context.catalogue.organisation, moment)
    if (!awaited || !isMorning(context)) return undefined
    const { reservation, releaseOn, deposit, due } = awaited
    const { id } = reservation
    const isReminded = await this.#ports.paymentReminders.hasLeft(id, transferReminder(due))
    const cancelled = releaseUnpaid(reservation, { by, moment, releaseOn, isReminded })
    if (!cancelled.ok) return undefined
    if (!dryRun) await carryOutCancellation(this.#ports, cancelled.value, context)
    return { id, simpleReference: reservation.simpleReference, deposit, due }
  }
}
