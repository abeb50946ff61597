import { longestPaymentReference, type TextTooLong, textTooLong } from '@camp/domain/reservations/staff-texts.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { lessenByRefund } from '../payments/charge-back.ts'
import { refundDueOf } from '../payments/payment-disputes.ts'
import type { Payments, RefundTask } from '../payments/payments.ts'
import type { NotFound } from '../shared/refusals.ts'
import { actAtTheDesk, type DeskActPorts, type DeskSituation, type DeskStep } from './act-at-the-desk.ts'
import type { DeskOutcome, DeskRefusal, TellingDeskCommand } from './desk-answers.ts'

export interface RecordDisputedRefundCommand extends TellingDeskCommand {
  readonly disputeId: string
  readonly amount: Money
  /** Of the refund at the payment provider. */
  readonly reference: string
}

export type DisputedRefundRefusal =
  | { readonly code: 'refund-not-due' | 'amount-not-positive' | 'reference-missing' | 'reference-recorded' }
  | TextTooLong<'reference-too-long'>
  | { readonly code: 'refund-above-due'; readonly refundable: Money }

/**
 * Staff saw at the payment provider that a refund went out of which nobody had heard when the bank took its
 * payment: it stands as a refund, and the dispute is about the rest.
 */
export class RecordDisputedRefund {
  readonly #ports: DeskActPorts & { readonly payments: Payments }

  constructor(ports: DeskActPorts & { readonly payments: Payments }) {
    this.#ports = ports
  }

  execute(command: RecordDisputedRefundCommand): Promise<Result<DeskOutcome, DeskRefusal | DisputedRefundRefusal>> {
    return actAtTheDesk<NotFound | DisputedRefundRefusal>(this.#ports, command, (situation) => this.#decide(command, situation))
  }

  async #decide(
    command: RecordDisputedRefundCommand,
    { reservation, moment }: DeskSituation,
  ): Promise<Result<DeskStep, NotFound | DisputedRefundRefusal>> {
    const { payments, randomness } = this.#ports
    const dispute = await payments.findDisputeForChange(command.disputeId)
    if (dispute?.reservationId !== reservation.id) return refused({ code: 'not-found' })
    const due = refundDueOf(dispute)
    if (!due) return refused({ code: 'refund-not-due' })
    const { amount } = command
    if (!amount.isPositive) return refused({ code: 'amount-not-positive' })
    if (amount.isMoreThan(due)) return refused({ code: 'refund-above-due', refundable: due })
    const reference = command.reference.trim()
    if (reference === '') return refused({ code: 'reference-missing' })
    const tooLong = textTooLong('reference-too-long', reference, longestPaymentReference)
    if (tooLong) return refused(tooLong)
    if (await payments.isGatewayMoveRecorded(reference)) return refused({ code: 'reference-recorded' })

    const { organisationId, reservationId, paymentAttemptId } = dispute
    const of = { organisationId, reservationId, paymentAttemptId }
    const at = moment.now
    const reason = reservation.status === 'cancelled' ? 'cancellation' : 'overpayment'
    const task: RefundTask = { ...of, id: randomness.uuid(), amount, reason, state: 'manual', createdAt: at }
    return accepted({
      reservation,
      refundAmount: amount,
      logged: { act: 'refund-made', note: reference },
      notice: { event: 'refunded', occurrence: task.id },
      writes: async () => {
        await lessenByRefund(this.#ports, dispute, { amount, at })
        await payments.addRefundTask(task)
        await payments.closeRefundTask(task, { gatewayRefundId: reference, at })
      },
    })
  }
}
