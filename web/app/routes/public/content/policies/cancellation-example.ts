import { cancellationLadder } from '@camp/domain/cancellation/cancellation-ladder.ts'
import { defaultCancellationPolicy } from '@camp/domain/cancellation/cancellation-policy.ts'
import { refundFor } from '@camp/domain/cancellation/refund.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

const total = Money.rand(2400)
const deposit = Money.rand(720)
const friday = 5

export interface CancellationExample {
  readonly rules: readonly { readonly daysBeforeArrival: number; readonly refundPercentage: number }[]
  readonly arrival: string
  readonly total: number
  readonly deposit: number
  /** The day before the first change, and every day on which something changes. */
  readonly days: readonly { readonly date: string; readonly refund: number; readonly refundOfDeposit: number }[]
}

/**
 * The usual policy on a stay a month ahead, by the same functions that refund a real one. Rand, as on the
 * wire.
 */
export function cancellationExample(today: Temporal.PlainDate): CancellationExample {
  const inAMonth = today.add({ days: 35 })
  const arrival = inAMonth.add({ days: (friday - inAMonth.dayOfWeek + 7) % 7 })
  const turns = cancellationLadder(defaultCancellationPolicy, arrival).flatMap(({ until }) => [until, until.add({ days: 1 })])
  return {
    rules: defaultCancellationPolicy,
    arrival: arrival.toString(),
    total: total.cents / 100,
    deposit: deposit.cents / 100,
    days: turns.map((date) => ({
      date: date.toString(),
      refund: refundFor(defaultCancellationPolicy, arrival, date, total).refundAmount.cents / 100,
      refundOfDeposit: refundFor(defaultCancellationPolicy, arrival, date, deposit).refundAmount.cents / 100,
    })),
  }
}
