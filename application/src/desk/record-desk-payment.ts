import type { OfflinePaymentMethod } from '@camp/domain/payments/offline-payment.ts'
import { conflictOf } from '@camp/domain/reservations/conflict.ts'
import { recordPayment } from '@camp/domain/reservations/record-payment.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { eventOfPayment } from '../payments/event-of-payment.ts'
import type { Payments } from '../payments/payments.ts'
import { orderRefund } from '../payments/refund-tasks.ts'
import { actAtTheDesk, type DeskActPorts, type DeskSituation, type DeskStep } from './act-at-the-desk.ts'
import type { DeskConflict, DeskOutcome, DeskRefusal, TellingDeskCommand } from './desk-answers.ts'
import { writeOfflinePayment } from './write-offline-payment.ts'

export interface DeskPaymentCommand extends TellingDeskCommand {
  readonly amount: Money
  readonly method: OfflinePaymentMethod
  readonly reference: string | null
  /** The day on which the money came; not in the future. */
  readonly paidOn: Temporal.PlainDate
  /**
   * More than is still open is a mistake unless somebody says so; what is above becomes a refund for the desk
   * to make.
   */
  readonly mayExceedBalance?: boolean
}

export type DeskPaymentRefusal =
  | DeskConflict
  | { readonly code: 'amount-not-positive' | 'paid-in-future' }
  | { readonly code: 'above-balance'; readonly balance: Money }

/** Cash, a transfer or a card machine: money that the gateway never saw. */
export class RecordDeskPayment {
  readonly #ports: DeskActPorts & { readonly payments: Payments }

  constructor(ports: DeskActPorts & { readonly payments: Payments }) {
    this.#ports = ports
  }

  execute(command: DeskPaymentCommand): Promise<Result<DeskOutcome, DeskRefusal | DeskPaymentRefusal>> {
    return actAtTheDesk<DeskPaymentRefusal>(this.#ports, command, (situation) => this.#decide(command, situation))
  }

  async #decide(
    command: DeskPaymentCommand,
    { reservation, moment, by, context }: DeskSituation,
  ): Promise<Result<DeskStep, DeskPaymentRefusal>> {
    const { amount, method, reference, paidOn } = command
    if (reservation.status === 'temporaryHold' || reservation.status === 'cancelled')
      return refused({ code: conflictOf(reservation, moment.now).code })
    if (!amount.isPositive) return refused({ code: 'amount-not-positive' })
    if (Temporal.PlainDate.compare(paidOn, moment.today) > 0) return refused({ code: 'paid-in-future' })
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
        await writeOfflinePayment(this.#ports, { reservation, context, amount, method, reference, paidOn, by })
        const order = { reservation, amount: surplus, reason: 'overpayment', at: context.now, isByHand: true } as const
        await orderRefund(this.#ports, order)
      },
    })
  }
}
