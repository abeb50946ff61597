import { recordRefund } from '@camp/domain/reservations/record-refund.ts'
import { mustBeSaved } from '../reservations/must-be-saved.ts'
import { notify } from '../reservations/notify.ts'
import { contextOf } from '../reservations/reservation-context.ts'
import type { ReservationPorts } from '../reservations/reservation-ports.ts'
import { type PaymentGateway, PaymentGatewayUnavailable } from './payment-gateway.ts'
import type { RefundTask } from './payments.ts'
import { tellOfRefundsByHand } from './tell-campsite.ts'

export interface SendRefundsPorts extends ReservationPorts {
  readonly gateway: PaymentGateway
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
    for (const { id } of await this.#ports.payments.openRefundTasks(limit)) {
      const claimed = await this.#ports.transaction.run(() => this.#claim(id))
      if (!claimed) continue
      const outcome = await this.#send(claimed)
      if (outcome === 'manual') await this.#leaveToStaff(claimed.task)
      counts[outcome] += 1
    }
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

  /** The task is theirs already; now they hear of it. */
  async #leaveToStaff(task: RefundTask): Promise<void> {
    const { reservations, transaction } = this.#ports
    await transaction.run(async () => {
      const reservation = await reservations.find(task.reservationId)
      if (!reservation || reservation.status === 'temporaryHold') return
      const context = await contextOf(reservation, this.#ports)
      await tellOfRefundsByHand(this.#ports, [{ ...task, state: 'manual' }], { reservation, context })
    })
  }

  async #close(task: RefundTask, gatewayRefundId: string): Promise<'refunded'> {
    const { payments, reservations, clock } = this.#ports
    const reservation = await reservations.findForChange(task.reservationId)
    if (!reservation || reservation.status === 'temporaryHold')
      throw new Error(`refund ${task.id} belongs to no submitted reservation`)
    await payments.closeRefundTask(task, { gatewayRefundId, at: clock.now() })
    const refunded = recordRefund(reservation, task.amount)
    mustBeSaved(await reservations.replace(refunded, null))
    const context = await contextOf(refunded, this.#ports)
    await notify(this.#ports, {
      event: 'refunded',
      reservation: refunded,
      context,
      occurrence: task.id,
      refundAmount: task.amount,
    })
    return 'refunded'
  }
}
