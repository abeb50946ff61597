import { describe, expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { paidTooEarly, refundedTooEarly } from './paid-too-early.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const bookedOn = day('2026-12-01')

describe('the day of a payment', () => {
  it.each(['2026-10-02', '2026-11-30', '2026-12-01', '2027-02-01'])('may be %s', (paidOn) => {
    expect(paidTooEarly(day(paidOn), bookedOn)).toBeUndefined()
  })

  it.each(['2026-10-01', '2016-12-01'])('is not %s, long before the booking was made', (paidOn) => {
    expect(paidTooEarly(day(paidOn), bookedOn)).toEqual({ code: 'paid-too-early', earliest: day('2026-10-02') })
  })
})

describe('the day of a refund', () => {
  const paid = [day('2026-12-05'), day('2026-12-03')]

  it('is that of the first payment or later', () => {
    expect(refundedTooEarly(day('2026-12-03'), paid)).toBeUndefined()
    expect(refundedTooEarly(day('2026-12-02'), paid)).toEqual({ code: 'paid-too-early', earliest: day('2026-12-03') })
  })

  it('is free where no payment is known', () => {
    expect(refundedTooEarly(day('2016-12-02'), [])).toBeUndefined()
  })
})
