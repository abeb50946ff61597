import type { Weekday } from '../plots/plot.ts'
import type { SeasonType } from '../seasons/season.ts'
import type { DiscountId } from '../shared/ids.ts'
import type { Money } from '../shared/money.ts'
import type { Temporal } from '../shared/temporal.ts'

/** Both dates inside. */
export interface DateRange {
  readonly startDate: Temporal.PlainDate
  readonly endDate: Temporal.PlainDate
}

export type Discount = {
  readonly id: DiscountId
  readonly name: string
  readonly isActive: boolean
  readonly minNights: number
  readonly excludeHolidays: boolean
  readonly excludeSchoolHolidays: boolean
  readonly excludeDateRanges: readonly DateRange[]
  readonly validDays: readonly Weekday[]
  readonly seasonTypes: readonly SeasonType[]
} & (
  | { readonly discountType: 'percentage'; readonly percentage: number }
  | { readonly discountType: 'fixed'; readonly amount: Money }
)
