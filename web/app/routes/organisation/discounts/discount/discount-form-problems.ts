import type { DiscountRefusal } from '@camp/application/pricing/settings/discount-use-cases.ts'
import type { DiscountProblem } from '@camp/domain/pricing/discount-problems.ts'
import type { TextKey } from '#app/wording/catalogue.ts'

export interface DiscountFormProblem {
  /** The id of the control. */
  readonly field?: string
  readonly code: Extract<TextKey<'discountSettings'>, `problem_${string}`>
}

type Shown = Exclude<DiscountRefusal, { readonly code: 'not-found' | 'not-permitted' | 'changed-meanwhile' }>

export function discountProblemsOf(refusal: Shown): readonly DiscountFormProblem[] {
  return refusal.problems.map(formProblem)
}

const fieldOf = {
  'name-missing': 'name',
  'name-too-long': 'name',
  'name-taken': 'name',
  'nights-invalid': 'minNights',
  'percentage-invalid': 'value',
  'amount-invalid': 'value',
  'no-valid-day': 'validDays',
  'no-season-type': 'seasonTypes',
} as const satisfies Record<Exclude<DiscountProblem['code'], 'range-ends-before-it-begins'>, string>

function formProblem(problem: DiscountProblem): DiscountFormProblem {
  if (problem.code === 'range-ends-before-it-begins') {
    return { field: `rangeStart${problem.position}`, code: `problem_${problem.code}` }
  }
  return { field: fieldOf[problem.code], code: `problem_${problem.code}` }
}
