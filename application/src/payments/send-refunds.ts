import { isToldByCancellation } from '@camp/domain/messaging/told-by-cancellation.ts'
import { recordRefund } from '@camp/domain/reservations/record-refund.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import type { VoucherId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Outbox } from '../messaging/outbox.ts'
import { mustBeSaved } from '../reservations/must-be-saved.ts'
import { notify, type ReservationNotice } from '../reservations/notify.ts'
import { contextOf, type ReservationContext } from '../reservations/reservation-context.ts'
import type { ReservationPorts } from '../reservations/reservation-ports.ts'
import { eachByItself } from '../shared/each-by-itself.ts'
import type { Vouchers } from '../vouchers/vouchers.ts'
import { refundedAllTheSame } from './charge-back.ts'
import { paidReservation } from './paid-reservation.ts'
import { type PaymentGateway, PaymentGatewayUnavailable } from './payment-gateway.ts'
import type { RefundTask } from './payments.ts'
import { tellOfRefundsByHand } from './tell-campsite.ts'

export interface SendRefundsPorts extends ReservationPorts {
  readonly gateway: PaymentGateway
  readonly vouchers: Pick<Vouchers, 'find'>
  readonly outbox: Pick<Outbox, 'list'>
}

interface ClaimedRefund {
  readonly task: RefundTask
  readonly paymentId: string | null
}

export interface RefundCounts {
  readonly refunded: number
  readonly manual: number
  readonly failed: number
}

/**
 * Pays open refunds back through the gateway. A task is put into the hands of the staff before the gateway is
 * asked and taken back only when it surely did not pay: whatever breaks in between, a refund is never sent
 * twice.
 */
export class SendRefunds {
  readonly #ports: SendRefundsPorts

  constructor(ports: SendRefundsPorts) {
    this.#ports = ports
  }

  async execute({ limit }: { readonly limit: number }): Promise<RefundCounts> {
    const counts = { refunded: 0, manual: 0, failed: 0 }
    const payBack = async ({ id, voucherId }: RefundTask) => {
      if (voucherId) {
        counts.refunded += await this.#ports.transaction.run(() => this.#giveBack(id, voucherId))
        return
      }
      const claimed = await this.#ports.transaction.run(() => this.#claim(id))
      if (!claimed) return
      const outcome = await this.#send(claimed)
      if (outcome === 'manual') await this.#leaveToStaff(claimed.task)
      counts[outcome] += 1
    }
    await eachByItself(await this.#ports.payments.openRefundTasks(limit), payBack, ({ id }) => `refund ${id}`)
    return counts
  }

  async #claim(id: string): Promise<ClaimedRefund | undefined> {
    const { payments } = this.#ports
    const task = await payments.findRefundTaskForChange(id)
    if (task?.state !== 'open') return undefined
    const attempts = await payments.attemptsOf(task.reservationId)
    await payments.closeRefundTask(task, null)
    return { task, paymentId: attempts.find((attempt) => attempt.id === task.paymentAttemptId)?.gatewayPaymentId ?? null }
  }

  async #send({ task, paymentId }: ClaimedRefund): Promise<keyof RefundCounts> {
    if (!paymentId) return 'manual'
    const { gateway, payments, transaction } = this.#ports
    try {
      const answer = await gateway.refund({ paymentId, amount: task.amount })
      if (!answer.ok) return 'manual'
      return await transaction.run(() => this.#close(task, answer.value.refundId))
    } catch (error) {
      if (!(error instanceof PaymentGatewayUnavailable)) throw error
      if (error.isOutcomeUnknown) return 'manual'
      await payments.reopenRefundTask(task)
      return 'failed'
    }
  }

  /** What a voucher paid is on it again; somebody else may have been quicker. */
  async #giveBack(id: string, voucherId: VoucherId): Promise<number> {
    const { payments, vouchers, randomness, clock } = this.#ports
    const task = await payments.findRefundTaskForChange(id)
    const voucher = await vouchers.find(voucherId)
    if (task?.state !== 'open' || !voucher) return 0
    await this.#record(task, { voucher }, ({ today }) => {
      const offline = {
        method: 'credit-voucher',
        voucherId,
        reference: voucher.code,
        paidOn: today,
        recordedBy: 'refunds',
      } as const
      return payments.closeRefundTaskByHand(task, { id: randomness.uuid(), at: clock.now(), offline })
    })
    return 1
  }

  /**
   * The task is theirs already; now they hear of it. Where the bank took the payment meanwhile they have its
   * dispute instead.
   */
  async #leaveToStaff(task: RefundTask): Promise<void> {
    const { reservations, payments, transaction } = this.#ports
    await transaction.run(async () => {
      const reservation = await reservations.findForChange(task.reservationId)
      if (!reservation || reservation.status === 'temporaryHold') return
      if (!(await payments.findRefundTaskForChange(task.id))) return
      const context = await contextOf(reservation, this.#ports)
      await tellOfRefundsByHand(this.#ports, [{ ...task, state: 'manual' }], { reservation, context })
    })
  }

  async #close(task: RefundTask, gatewayRefundId: string): Promise<'refunded'> {
    const { payments, clock } = this.#ports
    await this.#record(task, {}, () => payments.closeRefundTask(task, { gatewayRefundId, at: clock.now() }))
    return 'refunded'
  }

  async #record(
    task: RefundTask,
    told: Pick<ReservationNotice, 'voucher'>,
    close: (context: ReservationContext) => Promise<void>,
  ): Promise<void> {
    const { reservations } = this.#ports
    const reservation = await paidReservation(this.#ports, task.reservationId, `refund ${task.id}`)
    const refunded = recordRefund(await refundedAllTheSame(this.#ports, task, reservation), task.amount)
    const context = await contextOf(refunded, this.#ports)
    await close(context)
    mustBeSaved(await reservations.replace(refunded, null))
    const { id: occurrence, amount: refundAmount } = task
    if (!told.voucher && (await this.#isToldAlready(refunded, refundAmount))) return
    await notify(this.#ports, { ...told, event: 'refunded', reservation: refunded, context, occurrence, refundAmount })
  }

  /** The desk may have cancelled without a word to the guest, who hears of the money then. */
  async #isToldAlready(refunded: Reservation, amount: Money): Promise<boolean> {
    const { outbox, clock } = this.#ports
    if (!isToldByCancellation(refunded, amount, clock.now())) return false
    const messages = await outbox.list({ reservationId: refunded.id, event: 'cancelled', limit: null })
    const isSince = (at: Temporal.Instant) => Temporal.Instant.compare(at, refunded.statusDate) >= 0
    return messages.some(({ state, createdAt }) => state !== 'skipped' && isSince(createdAt))
  }
}
