import { longestSettingName } from '../seasons/longest-setting-name.ts'
import { isNights } from '../seasons/season-problems.ts'
import { Temporal } from '../shared/temporal.ts'
import type { Discount } from './discount.ts'
import { isRate } from './rate-sheet.ts'

export type DiscountProblem =
  | {
      readonly code:
        | 'name-missing'
        | 'name-too-long'
        | 'name-taken'
        | 'nights-invalid'
        | 'percentage-invalid'
        | 'amount-invalid'
        | 'no-valid-day'
        | 'no-season-type'
    }
  /** `position` counts from 0. */
  | { readonly code: 'range-ends-before-it-begins'; readonly position: number }

/** What speaks against saving a discount among the others of its organisation. */
export function discountProblems(discount: Discount, discounts: readonly Discount[]): readonly DiscountProblem[] {
  const { id, name, minNights, validDays, seasonTypes, excludeDateRanges } = discount
  const isTaken = discounts.some((other) => other.id !== id && other.name === name)
  const problems: readonly (DiscountProblem | false)[] = [
    name.trim() === '' && { code: 'name-missing' },
    name.length > longestSettingName && { code: 'name-too-long' },
    isTaken && { code: 'name-taken' },
    !isNights(minNights) && { code: 'nights-invalid' },
    discount.discountType === 'percentage' && !isPercentage(discount.percentage) && { code: 'percentage-invalid' },
    discount.discountType === 'fixed' && !isRate(discount.amount.cents) && { code: 'amount-invalid' },
    validDays.length === 0 && { code: 'no-valid-day' },
    seasonTypes.length === 0 && { code: 'no-season-type' },
    ...excludeDateRanges.map(
      ({ startDate, endDate }, position) =>
        Temporal.PlainDate.compare(startDate, endDate) > 0 && ({ code: 'range-ends-before-it-begins', position } as const),
    ),
  ]
  return problems.filter((problem) => problem !== false)
}

/** From 0 to 100; not a number is none. */
export function isPercentage(percentage: number): boolean {
  return percentage >= 0 && percentage <= 100
}
