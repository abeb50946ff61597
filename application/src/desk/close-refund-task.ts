import { leavesReference, type OfflinePaymentMethod } from '@camp/domain/payments/offline-payment.ts'
import { recordRefund } from '@camp/domain/reservations/record-refund.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Payments } from '../payments/payments.ts'
import type { NotFound } from '../shared/refusals.ts'
import { actAtTheDesk, type DeskActPorts, type DeskSituation, type DeskStep } from './act-at-the-desk.ts'
import type { DeskOutcome, DeskRefusal, TellingDeskCommand } from './desk-answers.ts'

export interface CloseRefundTaskCommand extends TellingDeskCommand {
  readonly taskId: string
  readonly method: OfflinePaymentMethod
  /** Of the bank statement or the slip; of cash it may be empty. */
  readonly reference: string
  readonly paidOn: Temporal.PlainDate
  /**
   * The money came by card and the gateway did not answer: somebody has looked there and seen that it paid
   * nothing back.
   */
  readonly isGatewayChecked?: boolean
}

export type CloseRefundRefusal =
  /** The gateway is about to pay it back. */
  { readonly code: 'refund-under-way' | 'gateway-not-checked' | 'reference-missing' | 'paid-in-future' }

/** The desk gave the money back itself. */
export class CloseRefundTask {
  readonly #ports: DeskActPorts & { readonly payments: Payments }

  constructor(ports: DeskActPorts & { readonly payments: Payments }) {
    this.#ports = ports
  }

  execute(command: CloseRefundTaskCommand): Promise<Result<DeskOutcome, DeskRefusal | CloseRefundRefusal>> {
    return actAtTheDesk<NotFound | CloseRefundRefusal>(this.#ports, command, (situation) => this.#decide(command, situation))
  }

  async #decide(
    command: CloseRefundTaskCommand,
    { reservation, moment, by }: DeskSituation,
  ): Promise<Result<DeskStep | 'done-before', NotFound | CloseRefundRefusal>> {
    const { payments, randomness } = this.#ports
    const task = await payments.findRefundTaskForChange(command.taskId)
    if (task?.reservationId !== reservation.id || reservation.status === 'temporaryHold') return refused({ code: 'not-found' })
    if (task.state === 'done') return accepted('done-before')
    if (task.state === 'open') return refused({ code: 'refund-under-way' })
    if (task.paymentAttemptId && !command.isGatewayChecked) return refused({ code: 'gateway-not-checked' })
    const reference = command.reference.trim() || null
    if (reference === null && leavesReference(command.method)) return refused({ code: 'reference-missing' })
    if (Temporal.PlainDate.compare(command.paidOn, moment.today) > 0) return refused({ code: 'paid-in-future' })

    const { method, paidOn } = command
    const offline = { method, reference, paidOn, recordedBy: by }
    return accepted({
      reservation: recordRefund(reservation, task.amount),
      refundAmount: task.amount,
      logged: { act: 'refund-made', note: reference },
      notice: { event: 'refunded', occurrence: task.isReturned ? `${task.id} by hand` : task.id },
      writes: () => payments.closeRefundTaskByHand(task, { id: randomness.uuid(), at: moment.now, offline }),
    })
  }
}
