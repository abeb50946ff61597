import type { Discount } from './discount.ts'
import { type ExactCents, percentageOf, smallerOf } from './exact.ts'

/**
 * What the discount takes off a night of this exact value: a share or an amount, never more than the night.
 */
export function nightDiscount(discount: Discount, night: ExactCents): ExactCents {
  const saving = discount.discountType === 'percentage' ? percentageOf(night, discount.percentage) : discount.amount.cents
  return smallerOf(saving, night)
}
