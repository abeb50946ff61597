import type { VoucherId } from '@camp/domain/shared/ids.ts'
import { contextOf } from '../reservations/reservation-context.ts'
import { eachByItself } from '../shared/each-by-itself.ts'
import type { Vouchers } from '../vouchers/vouchers.ts'
import { type BookRefundPorts, bookGatewayRefund, bookRefund } from './book-refund.ts'
import { type PaymentGateway, PaymentGatewayUnavailable } from './payment-gateway.ts'
import type { RefundTask } from './payments.ts'
import { tellOfRefundsByHand } from './tell-campsite.ts'

export interface SendRefundsPorts extends BookRefundPorts {
  readonly gateway: PaymentGateway
  readonly vouchers: Pick<Vouchers, 'find'>
}

interface ClaimedRefund {
  readonly task: RefundTask
  readonly paymentId: string | null
}

/**
 * `not-made`: the gateway surely paid nothing, and will not. `unclear`: nobody knows. Staff have both.
 * `failed`: it surely paid nothing, and is asked again.
 */
type Sent = 'refunded' | 'not-made' | 'unclear' | 'failed'

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
      const sent = await this.#send(claimed)
      const isLeft = sent === 'not-made' || sent === 'unclear'
      if (isLeft) await this.#leaveToStaff({ ...claimed.task, isUnclear: sent === 'unclear' })
      counts[isLeft ? 'manual' : sent] += 1
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

  async #send({ task, paymentId }: ClaimedRefund): Promise<Sent> {
    if (!paymentId) return 'not-made'
    const { gateway, payments, transaction } = this.#ports
    try {
      const answer = await gateway.refund({ paymentId, amount: task.amount })
      if (!answer.ok) return 'not-made'
      return await transaction.run(() => this.#close(task, answer.value.refundId))
    } catch (error) {
      if (!(error instanceof PaymentGatewayUnavailable)) throw error
      if (error.isOutcomeUnknown) return 'unclear'
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
    const paid = { method: 'credit-voucher', voucherId, reference: voucher.code, recordedBy: 'refunds' } as const
    await bookRefund(this.#ports, task, {
      voucher,
      close: ({ today: paidOn }) =>
        payments.closeRefundTaskByHand(task, { id: randomness.uuid(), at: clock.now(), offline: { ...paid, paidOn } }),
    })
    return 1
  }

  /**
   * The task is theirs already; now they hear of it. Where the bank took the payment meanwhile they have its
   * dispute instead; where the gateway's notification was quicker, nothing is left to do.
   */
  async #leaveToStaff(task: RefundTask): Promise<void> {
    const { reservations, payments, transaction } = this.#ports
    await transaction.run(async () => {
      const reservation = await reservations.findForChange(task.reservationId)
      if (!reservation || reservation.status === 'temporaryHold') return
      if ((await payments.findRefundTaskForChange(task.id))?.state !== 'manual') return
      if (!task.isUnclear) await payments.noteRefundNotMade(task)
      const context = await contextOf(reservation, this.#ports)
      await tellOfRefundsByHand(this.#ports, [{ ...task, state: 'manual' }], { reservation, context })
    })
  }

  async #close(task: RefundTask, gatewayRefundId: string): Promise<'refunded'> {
    await bookGatewayRefund(this.#ports, task, gatewayRefundId)
    return 'refunded'
  }
}
