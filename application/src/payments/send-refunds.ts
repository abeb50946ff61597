import { recordRefund } from '@camp/domain/reservations/record-refund.ts'
import { notify } from '../reservations/notify.ts'
import { contextOf } from '../reservations/reservation-context.ts'
import type { ReservationPorts } from '../reservations/reservation-ports.ts'
import { saved } from '../reservations/saved.ts'
import { type PaymentGateway, PaymentGatewayUnavailable } from './payment-gateway.ts'
import type { RefundTask } from './payments.ts'

export interface SendRefundsPorts extends ReservationPorts {
  readonly gateway: PaymentGateway
}

export interface RefundCounts {
  readonly refunded: number
  readonly manual: number
  readonly failed: number
}

/**
 * Pays open refunds back through the gateway. What the gateway cannot pay back, or what may have been paid without our
 * hearing of it, becomes a task of the staff: a refund is never sent twice.
 */
export class SendRefunds {
  readonly #ports: SendRefundsPorts

  constructor(ports: SendRefundsPorts) {
    this.#ports = ports
  }

  async execute({ limit }: { readonly limit: number }): Promise<RefundCounts> {
    const counts = { refunded: 0, manual: 0, failed: 0 }
    for (const { id } of await this.#ports.payments.openRefundTasks(limit)) {
      const outcome = await this.#ports.transaction.run(() => this.#send(id))
      if (outcome) counts[outcome] += 1
    }
    return counts
  }

  /** The task stays locked while the gateway is asked, so that nobody else sends it meanwhile. */
  async #send(id: string): Promise<keyof RefundCounts | undefined> {
    const { payments, gateway } = this.#ports
    const task = await payments.findRefundTaskForChange(id)
    if (task?.state !== 'open') return undefined
    const attempts = await payments.attemptsOf(task.reservationId)
    const paymentId = attempts.find((attempt) => attempt.id === task.paymentAttemptId)?.gatewayPaymentId
    if (!paymentId) return this.#handOver(task)
    try {
      const answer = await gateway.refund({ paymentId, amount: task.amount })
      return answer.ok ? await this.#close(task, answer.value.refundId) : await this.#handOver(task)
    } catch (error) {
      if (!(error instanceof PaymentGatewayUnavailable)) throw error
      return error.isOutcomeUnknown ? this.#handOver(task) : 'failed'
    }
  }

  async #close(task: RefundTask, gatewayRefundId: string): Promise<'refunded'> {
    const { payments, reservations, clock } = this.#ports
    const reservation = await reservations.findForChange(task.reservationId)
    if (!reservation || reservation.status === 'temporaryHold')
      throw new Error(`refund ${task.id} belongs to no submitted reservation`)
    await payments.closeRefundTask(task, { gatewayRefundId, at: clock.now() })
    const refunded = recordRefund(reservation, task.amount)
    saved(await reservations.replace(refunded, null))
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

  async #handOver(task: RefundTask): Promise<'manual'> {
    await this.#ports.payments.closeRefundTask(task, null)
    return 'manual'
  }
}
