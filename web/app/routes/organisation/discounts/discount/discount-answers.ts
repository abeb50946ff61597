import { weekdays } from '@camp/domain/plots/plot.ts'
import type { Discount } from '@camp/domain/pricing/discount.ts'
import { seasonTypes } from '@camp/domain/seasons/season.ts'
import { centsField } from '#app/formatting/typed-number.ts'

/** As typed. */
export interface DiscountAnswers {
  readonly name: string
  readonly isActive: boolean
  readonly minNights: string
  readonly discountType: string
  readonly value: string
  readonly excludeHolidays: boolean
  readonly excludeSchoolHolidays: boolean
  readonly ranges: readonly { readonly startDate: string; readonly endDate: string }[]
  readonly validDays: readonly string[]
  readonly seasonTypes: readonly string[]
}

export const newDiscountAnswers: DiscountAnswers = {
  name: '',
  isActive: true,
  minNights: '1',
  discountType: 'percentage',
  value: '',
  excludeHolidays: false,
  excludeSchoolHolidays: false,
  ranges: [],
  validDays: weekdays,
  seasonTypes,
}

export function discountToAnswers(discount: Discount): DiscountAnswers {
  const { name, isActive, minNights, discountType, excludeHolidays, excludeSchoolHolidays } = discount
  return {
    name,
    isActive,
    minNights: String(minNights),
    discountType,
    excludeHolidays,
    excludeSchoolHolidays,
    value: discount.discountType === 'percentage' ? String(discount.percentage) : centsField(discount.amount.cents),
    ranges: discount.excludeDateRanges.map((range) => ({
      startDate: range.startDate.toString(),
      endDate: range.endDate.toString(),
    })),
    validDays: discount.validDays,
    seasonTypes: discount.seasonTypes,
  }
}
