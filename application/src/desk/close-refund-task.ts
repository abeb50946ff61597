import { leavesReference, type OfflinePaymentMethod } from '@camp/domain/payments/offline-payment.ts'
import { type PaidTooEarly, refundedTooEarly } from '@camp/domain/payments/paid-too-early.ts'
import { recordRefund } from '@camp/domain/reservations/record-refund.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import { longestPaymentReference, type TextTooLong, textTooLong } from '@camp/domain/reservations/staff-texts.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Payments, RefundTask } from '../payments/payments.ts'
import type { NotFound } from '../shared/refusals.ts'
import { actAtTheDesk, type DeskActPorts, type DeskSituation, type DeskStep } from './act-at-the-desk.ts'
import type { DeskOutcome, DeskRefusal, TellingDeskCommand } from './desk-answers.ts'

interface PaidByHand {
  readonly isPaidByGateway?: false
  readonly method: OfflinePaymentMethod
  readonly paidOn: Temporal.PlainDate
  /**
   * The money came by card and the gateway did not answer: somebody has looked there and seen that it paid
   * nothing back.
   */
  readonly isGatewayChecked?: boolean
}

/** Somebody has looked at the gateway and seen that it did pay. */
interface PaidByGateway {
  readonly isPaidByGateway: true
}

export type CloseRefundTaskCommand = TellingDeskCommand & {
  readonly taskId: string
  /** Of the bank statement, the slip or the refund at the gateway; of cash it may be empty. */
  readonly reference: string
} & (PaidByHand | PaidByGateway)

export type CloseRefundRefusal =
  /** The gateway is about to pay it back. */
  | { readonly code: 'refund-under-way' | 'gateway-not-checked' | 'reference-missing' | 'paid-in-future' }
  | { readonly code: 'not-with-gateway' | 'reference-recorded' }
  | TextTooLong<'reference-too-long'>
  | PaidTooEarly

type Decision = Result<DeskStep, CloseRefundRefusal>

/** The desk gave the money back itself, or saw that the gateway did (rule D23). */
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
    situation: DeskSituation,
  ): Promise<Result<DeskStep | 'done-before', NotFound | CloseRefundRefusal>> {
    const { payments } = this.#ports
    const { reservation } = situation
    const task = await payments.findRefundTaskForChange(command.taskId)
    if (task?.reservationId !== reservation.id || reservation.status === 'temporaryHold') return refused({ code: 'not-found' })
    if (task.state === 'done') return accepted('done-before')
    if (task.state === 'open') return refused({ code: 'refund-under-way' })
    const reference = command.reference.trim() || null
    const tooLong = textTooLong('reference-too-long', reference, longestPaymentReference)
    if (tooLong) return refused(tooLong)
    return command.isPaidByGateway
      ? this.#paidByGateway(task, reference, situation)
      : this.#paidByHand(task, { ...command, reference }, situation)
  }

  /** What it paid is a refund of its own, as if its answer had not been lost. */
  async #paidByGateway(task: RefundTask, reference: string | null, { reservation, moment }: DeskSituation): Promise<Decision> {
    const { payments } = this.#ports
    if (!task.paymentAttemptId || task.isReturned) return refused({ code: 'not-with-gateway' })
    if (reference === null) return refused({ code: 'reference-missing' })
    if (await payments.isGatewayMoveRecorded(reference)) return refused({ code: 'reference-recorded' })
    return accepted({
      ...refundMade(task, reservation, reference),
      writes: () => payments.closeRefundTask(task, { gatewayRefundId: reference, at: moment.now }),
    })
  }

  async #paidByHand(
    task: RefundTask,
    { reference, ...command }: PaidByHand & { readonly reference: string | null },
    { reservation, moment, by }: DeskSituation,
  ): Promise<Decision> {
    const { payments, randomness } = this.#ports
    if (task.paymentAttemptId && !command.isGatewayChecked) return refused({ code: 'gateway-not-checked' })
    if (reference === null && leavesReference(command.method)) return refused({ code: 'reference-missing' })
    if (Temporal.PlainDate.compare(command.paidOn, moment.today) > 0) return refused({ code: 'paid-in-future' })
    const early = refundedTooEarly(command.paidOn, await this.#daysPaid(reservation.id, moment.zone))
    if (early) return refused(early)

    const { method, paidOn } = command
    const offline = { method, reference, paidOn, recordedBy: by }
    return accepted({
      ...refundMade(task, reservation, reference),
      writes: () => payments.closeRefundTaskByHand(task, { id: randomness.uuid(), at: moment.now, offline }),
    })
  }

  async #daysPaid(id: ReservationId, zone: string): Promise<readonly Temporal.PlainDate[]> {
    const moves = await this.#ports.payments.movesOf(id)
    const captures = moves.filter(({ kind }) => kind === 'capture')
    return captures.map(({ offline, at }) => offline?.paidOn ?? at.toZonedDateTimeISO(zone).toPlainDate())
  }
}

function refundMade(task: RefundTask, reservation: Reservation, reference: string | null) {
  return {
    reservation: recordRefund(reservation, task.amount),
    refundAmount: task.amount,
    logged: { act: 'refund-made', note: reference },
    notice: { event: 'refunded', occurrence: task.isReturned ? `${task.id} by hand` : task.id },
  } as const
}
