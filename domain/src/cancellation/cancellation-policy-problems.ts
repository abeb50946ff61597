import type { CancellationPolicy, CancellationStep } from './cancellation-policy.ts'

/** Steps of one policy. */
export const mostPolicySteps = 10
/** Days before arrival: two years. */
export const mostPolicyDays = 730

export type PolicyProblem =
  | { readonly code: 'too-many-steps' }
  /** `position` of the step, from 0. */
  | { readonly code: StepProblemCode; readonly position: number }

type StepProblemCode = 'days-invalid' | 'percentage-invalid' | 'days-not-fewer' | 'refund-grows'

/** What speaks against saving a cancellation policy (rule D7). */
export function policyProblems(policy: CancellationPolicy): readonly PolicyProblem[] {
  return [
    ...(policy.length > mostPolicySteps ? [{ code: 'too-many-steps' as const }] : []),
    ...policy.flatMap((step, position) => stepProblems(step, policy[position - 1]).map((code) => ({ code, position }))),
  ]
}

/** Days and percentages are whole; who cancels earlier never gets back less. */
function stepProblems(step: CancellationStep, before: CancellationStep | undefined): readonly StepProblemCode[] {
  const problems: readonly (StepProblemCode | false)[] = [
    !isWholeUpTo(mostPolicyDays, step.daysBeforeArrival) && 'days-invalid',
    !isWholeUpTo(100, step.refundPercentage) && 'percentage-invalid',
    before !== undefined && step.daysBeforeArrival >= before.daysBeforeArrival && 'days-not-fewer',
    before !== undefined && step.refundPercentage > before.refundPercentage && 'refund-grows',
  ]
  return problems.filter((problem) => problem !== false)
}

function isWholeUpTo(most: number, number: number): boolean {
  return Number.isInteger(number) && number >= 0 && number <= most
}
