import { Temporal } from '../shared/temporal.ts'

/** Days; a deposit may come long before a desk writes its booking down. */
const daysBeforeBooking = 60

export interface PaidTooEarly {
  readonly code: 'paid-too-early'
  /** The first day that is believed. */
  readonly earliest: Temporal.PlainDate
}

/** Likely a slip in the year: nobody pays for a booking so long before it is made (rule D25). */
export function paidTooEarly(paidOn: Temporal.PlainDate, bookedOn: Temporal.PlainDate): PaidTooEarly | undefined {
  return before(paidOn, bookedOn.subtract({ days: daysBeforeBooking }))
}

/** Nothing goes back before the first of it came (rule D25). */
export function refundedTooEarly(
  refundedOn: Temporal.PlainDate,
  paidOn: readonly Temporal.PlainDate[],
): PaidTooEarly | undefined {
  const [first] = paidOn.toSorted(Temporal.PlainDate.compare)
  return first && before(refundedOn, first)
}

function before(day: Temporal.PlainDate, earliest: Temporal.PlainDate): PaidTooEarly | undefined {
  return Temporal.PlainDate.compare(day, earliest) < 0 ? { code: 'paid-too-early', earliest } : undefined
}
