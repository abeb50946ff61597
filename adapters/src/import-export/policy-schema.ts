import {
  mostPolicyDays,
  mostPolicySteps,
  type PolicyProblem,
  policyProblems,
} from '@camp/domain/cancellation/cancellation-policy-problems.ts'
import * as z from 'zod'
import { aNumber, valueThat } from './expectations.ts'
import { fault } from './rules.ts'

const step = z.strictObject({ daysBeforeArrival: valueThat<number>(aNumber), refundPercentage: valueThat<number>(aNumber) })

/** What a step must be where it has the problem. */
const stepFaults = {
  'days-invalid': { field: 'daysBeforeArrival', words: `a whole number, 0 to ${mostPolicyDays}` },
  'percentage-invalid': { field: 'refundPercentage', words: 'a whole number, 0 to 100' },
  'days-not-fewer': { field: 'daysBeforeArrival', words: 'fewer days than the step before it' },
  'refund-grows': { field: 'refundPercentage', words: 'no more than the step before it' },
} as const satisfies Record<
  Exclude<PolicyProblem['code'], 'too-many-steps'>,
  { readonly field: keyof z.infer<typeof step>; readonly words: string }
>

/** Rule D7. */
export const policySchema = z.array(step).superRefine((policy, context) => {
  for (const problem of policyProblems(policy)) {
    if (problem.code === 'too-many-steps') {
      fault(context, [], `expected at most ${mostPolicySteps} steps, got ${policy.length}`)
    } else {
      const { field, words } = stepFaults[problem.code]
      fault(context, [problem.position, field], `expected ${words}, got ${policy[problem.position]?.[field]}`)
    }
  }
})
