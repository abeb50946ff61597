import type { Temporal } from '../shared/temporal.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import { refundPercentageOn } from './refund.ts'

/** One rung of "Free cancellation until 22 January, then 50 % back until 29 January". */
export interface CancellationRung {
  /** The last day on which this much comes back. */
  readonly until: Temporal.PlainDate
  readonly refundPercentage: number
}

/** The rungs from the best refund down, without those that bring nothing or that a better one outlasts. */
export function cancellationLadder(policy: CancellationPolicy, arrival: Temporal.PlainDate): readonly CancellationRung[] {
  const days = [...new Set(policy.map((step) => step.daysBeforeArrival))].toSorted((a, b) => a - b)
  const rungs: CancellationRung[] = []
  for (const daysBefore of days) {
    const refundPercentage = refundPercentageOn(policy, daysBefore)
    const betterThanLater = refundPercentage > (rungs[0]?.refundPercentage ?? 0)
    if (betterThanLater) rungs.unshift({ until: arrival.subtract({ days: daysBefore }), refundPercentage })
  }
  return rungs
}
