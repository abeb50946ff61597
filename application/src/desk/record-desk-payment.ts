import type { OfflinePaymentMethod } from '@camp/domain/payments/offline-payment.ts'
import { type PaidTooEarly, paidTooEarly } from '@camp/domain/payments/paid-too-early.ts'
import { isSamePayment } from '@camp/domain/payments/same-payment.ts'
import { conflictOf } from '@camp/domain/reservations/conflict.ts'
import { recordPayment } from '@camp/domain/reservations/record-payment.ts'
import { longestPaymentReference, type TextTooLong, textTooLong } from '@camp/domain/reservations/staff-texts.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { BankLine, BankLines } from '../bank-statements/bank-lines.ts'
import { eventOfPayment } from '../payments/event-of-payment.ts'
import type { Payments } from '../payments/payments.ts'
import { orderRefund } from '../payments/refund-tasks.ts'
import { writeOfflinePayment } from '../payments/write-offline-payment.ts'
import type { NotFound } from '../shared/refusals.ts'
import { actAtTheDesk, type DeskActPorts, type DeskSituation, type DeskStep } from './act-at-the-desk.ts'
import type { DeskConflict, DeskOutcome, DeskRefusal, TellingDeskCommand } from './desk-answers.ts'

export interface DeskPaymentCommand extends TellingDeskCommand {
  readonly amount: Money
  readonly method: OfflinePaymentMethod
  readonly reference: string | null
  /** The day on which the money came; not in the future, and not long before the booking was made. */
  readonly paidOn: Temporal.PlainDate
  /**
   * More than is still open is a mistake unless somebody says so; what is above becomes a refund for the desk
   * to make.
   */
  readonly mayExceedBalance?: boolean
  /**
   * One that is written down already is not written down again. For whoever may say the same act twice, as a
   * command may; a form of the desk is carried out once.
   */
  readonly mustBeNew?: boolean
  /** The line of a bank statement that says so: it pays once (rule D12). */
  readonly bankLine?: BankLine
}

export type DeskPaymentRefusal =
  | DeskConflict
  | { readonly code: 'amount-not-positive' | 'paid-in-future' | 'line-recorded' | 'payment-recorded' }
  | TextTooLong<'reference-too-long'>
  | { readonly code: 'above-balance'; readonly balance: Money }
  | PaidTooEarly

type Ports = DeskActPorts & { readonly payments: Payments; readonly bankLines: BankLines }

/** Cash, a transfer or a card machine: money that the gateway never saw. */
export class RecordDeskPayment {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(command: DeskPaymentCommand): Promise<Result<DeskOutcome, DeskRefusal | DeskPaymentRefusal>> {
    try {
      return await actAtTheDesk<NotFound | DeskPaymentRefusal>(this.#ports, command, (of) => this.#decide(command, of))
    } catch (error) {
      if (error instanceof LineRecordedMeanwhile) return refused({ code: 'line-recorded' })
      throw error
    }
  }

  async #decide(
    command: DeskPaymentCommand,
    { reservation, moment, by, context }: DeskSituation,
  ): Promise<Result<DeskStep, NotFound | DeskPaymentRefusal>> {
    const { amount, method, reference, paidOn, bankLine } = command
    if (bankLine && bankLine.organisationId !== reservation.organisationId) return refused({ code: 'not-found' })
    if (bankLine && (await this.#isRecorded(bankLine))) return refused({ code: 'line-recorded' })
    if (reservation.status === 'temporaryHold' || reservation.status === 'cancelled')
      return refused({ code: conflictOf(reservation, moment.now).code })
    if (!amount.isPositive) return refused({ code: 'amount-not-positive' })
    if (Temporal.PlainDate.compare(paidOn, moment.today) > 0) return refused({ code: 'paid-in-future' })
    const tooLong = textTooLong('reference-too-long', reference, longestPaymentReference)
    if (tooLong) return refused(tooLong)
    const bookedOn = reservation.createdAt.toZonedDateTimeISO(moment.zone).toPlainDate()
    const early = paidTooEarly(paidOn, bookedOn)
    if (early) return refused(early)
    if (command.mustBeNew && (await this.#isWrittenDown(reservation.id, command))) return refused({ code: 'payment-recorded' })
    const balance = reservation.amountDue.minus(reservation.amountPaid)
    if (amount.isMoreThan(balance) && !command.mayExceedBalance) return refused({ code: 'above-balance', balance })

    const paid = recordPayment(reservation, { amount, by, moment })
    const event = eventOfPayment(paid.change)
    const surplus = amount.minus(balance).atMost(amount)
    return accepted({
      reservation: paid.reservation,
      change: paid.change,
      logged: { act: 'payment-recorded', note: reference },
      notice: event && { event },
      writes: async () => {
        const paymentId = await writeOfflinePayment(this.#ports, { reservation, context, amount, method, reference, paidOn, by })
        const claim = bankLine && { ...bankLine, reservationId: reservation.id, paymentId, at: context.now }
        if (claim && !(await this.#ports.bankLines.claim(claim))) throw new LineRecordedMeanwhile()
        const order = { reservation, amount: surplus, reason: 'overpayment', at: context.now, isByHand: true } as const
        await orderRefund(this.#ports, order)
      },
    })
  }

  /** And stands: what was reversed was never taken. */
  async #isWrittenDown(id: ReservationId, payment: DeskPaymentCommand): Promise<boolean> {
    const moves = await this.#ports.payments.movesOf(id)
    const reversed = new Set(moves.map(({ reversedMoveId }) => reversedMoveId))
    return moves.some(({ id: moveId, kind, amount, offline }) => {
      return kind === 'capture' && offline !== null && !reversed.has(moveId) && isSamePayment({ ...offline, amount }, payment)
    })
  }

  async #isRecorded({ organisationId, identity }: BankLine): Promise<boolean> {
    return (await this.#ports.bankLines.recorded(organisationId, [identity])).has(identity)
  }
}

/** Somebody else recorded the same line at the same time; takes the transaction back. */
class LineRecordedMeanwhile extends Error {}
