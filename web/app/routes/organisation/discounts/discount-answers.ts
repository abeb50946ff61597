import type { DiscountFacts } from '@camp/application/pricing/settings/discount-use-cases.ts'
import { weekdays } from '@camp/domain/plots/plot.ts'
import type { DateRange, Discount } from '@camp/domain/pricing/discount.ts'
import { type Currency, Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { centsField, typedCents, typedDecimal, typedWhole } from '#app/formatting/typed-number.ts'
import { seasonTypes } from '../seasons/season-answers.ts'
import type { DiscountFormProblem } from './discount-form-problems.ts'

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

/** The two lists of excluded dates are parallel; a row with neither date is none. */
export function readDiscountAnswers(form: FormData): DiscountAnswers {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const all = (name: string) => form.getAll(name).map(String)
  const ends = all('rangeEnd')
  return {
    name: text('name'),
    minNights: text('minNights'),
    discountType: text('discountType'),
    value: text('value'),
    isActive: form.has('isActive'),
    excludeHolidays: form.has('excludeHolidays'),
    excludeSchoolHolidays: form.has('excludeSchoolHolidays'),
    ranges: all('rangeStart')
      .map((startDate, row) => ({ startDate, endDate: ends[row] ?? '' }))
      .filter(({ startDate, endDate }) => startDate !== '' || endDate !== ''),
    validDays: all('validDays'),
    seasonTypes: all('seasonTypes'),
  }
}

/** What cannot be read at all; the rest is judged by the use case. */
export function readDiscount(answers: DiscountAnswers, currency: Currency): DiscountFacts | readonly DiscountFormProblem[] {
  const ranges = answers.ranges.map(({ startDate, endDate }) => rangeOf(startDate, endDate))
  const isPercentage = answers.discountType !== 'fixed'
  const value = isPercentage ? typedDecimal(answers.value) : typedCents(answers.value)
  const minNights = answers.minNights === '' ? 0 : typedWhole(answers.minNights)
  const problems: readonly (DiscountFormProblem | false)[] = [
    answers.name === '' && { field: 'name', code: 'problem_name-missing' },
    minNights === null && { field: 'minNights', code: 'problem_nights-invalid' },
    value === null && { field: 'value', code: isPercentage ? 'problem_percentage-invalid' : 'problem_amount-invalid' },
    ...ranges.map((range, row) => range === null && ({ field: `rangeStart${row}`, code: 'problem_range-incomplete' } as const)),
  ]
  const found = problems.filter((problem) => problem !== false)
  if (found.length > 0 || value === null || minNights === null) return found
  const common = {
    name: answers.name,
    isActive: answers.isActive,
    minNights,
    excludeHolidays: answers.excludeHolidays,
    excludeSchoolHolidays: answers.excludeSchoolHolidays,
    excludeDateRanges: ranges.filter((range) => range !== null),
    validDays: weekdays.filter((day) => answers.validDays.includes(day)),
    seasonTypes: seasonTypes.filter((type) => answers.seasonTypes.includes(type)),
  }
  if (isPercentage) return { ...common, discountType: 'percentage', percentage: value }
  return { ...common, discountType: 'fixed', amount: Money.cents(value, currency) }
}

function rangeOf(start: string, end: string): DateRange | null {
  try {
    return { startDate: Temporal.PlainDate.from(start), endDate: Temporal.PlainDate.from(end) }
  } catch {
    return null
  }
}
