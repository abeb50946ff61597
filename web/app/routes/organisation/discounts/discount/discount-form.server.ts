import type { DiscountFacts } from '@camp/application/pricing/settings/discount-use-cases.ts'
import { readDate } from '@camp/domain/formatting/read-date.ts'
import { weekdays } from '@camp/domain/plots/plot.ts'
import type { DateRange } from '@camp/domain/pricing/discount.ts'
import { seasonTypes } from '@camp/domain/seasons/season.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { type Currency, Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { z } from 'zod'
import { asPosted, filledRows, idsOf, isTicked, line, readable, several, shownFields } from '#app/forms/form-fields.server.ts'
import { readTyped } from '#app/forms/read-form.server.ts'
import type { DiscountAnswers } from './discount-answers.ts'
import type { DiscountFormProblem } from './discount-form-problems.ts'

/** The two lists of excluded dates are parallel; a row with neither date is none. */
export const discountForm = z
  .object({
    name: line,
    minNights: line,
    discountType: line,
    value: line,
    isActive: isTicked,
    excludeHolidays: isTicked,
    excludeSchoolHolidays: isTicked,
    rangeStart: several,
    rangeEnd: several,
    validDays: several,
    seasonTypes: several,
    plots: idsOf<PlotId>(),
    revision: asPosted,
    shown: shownFields,
    go: asPosted,
  })
  .transform(({ rangeStart, rangeEnd, plots, revision, shown, go, ...texts }) => {
    const rows = filledRows({ startDate: rangeStart, endDate: rangeEnd }, ['startDate', 'endDate'])
    return { answers: { ...texts, ranges: rows } satisfies DiscountAnswers, plotIds: plots, revision, shown, go }
  })

type Code = DiscountFormProblem['code']

const { filled, wholeOrZero, decimal, cents } = readable<Code>()

const range = z.object({ startDate: z.string(), endDate: z.string() }).transform(({ startDate, endDate }, issues): DateRange => {
  const [start, end] = [readDate(startDate), readDate(endDate)]
  if (start && end) return { startDate: start, endDate: end }
  issues.addIssue({ code: 'custom', path: ['rangeStart'], message: 'problem_range-incomplete' satisfies Code })
  return z.NEVER
})

const common = {
  name: filled('problem_name-missing'),
  isActive: z.boolean(),
  minNights: wholeOrZero('problem_nights-invalid'),
  excludeHolidays: z.boolean(),
  excludeSchoolHolidays: z.boolean(),
  validDays: z.array(z.string()).transform((days) => weekdays.filter((day) => days.includes(day))),
  seasonTypes: z.array(z.string()).transform((types) => seasonTypes.filter((type) => types.includes(type))),
}
const percentageFacts = z.object({ ...common, value: decimal('problem_percentage-invalid'), ranges: z.array(range) })
const fixedFacts = z.object({ ...common, value: cents('problem_amount-invalid'), ranges: z.array(range) })

/** What cannot be read at all; the rest is judged by the use case. */
export function typedDiscount(
  answers: DiscountAnswers,
  currency: Currency,
): Result<DiscountFacts, readonly DiscountFormProblem[]> {
  const isFixed = answers.discountType === 'fixed'
  const read = readTyped<typeof percentageFacts, Code>(isFixed ? fixedFacts : percentageFacts, answers)
  if (!read.ok) return refused(read.refusal.problems)
  const { value, ranges: excludeDateRanges, ...facts } = read.value
  if (isFixed) return accepted({ ...facts, excludeDateRanges, discountType: 'fixed', amount: Money.cents(value, currency) })
  return accepted({ ...facts, excludeDateRanges, discountType: 'percentage', percentage: value })
}
