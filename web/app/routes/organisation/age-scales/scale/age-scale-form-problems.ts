import type { AgeScaleRefusal } from '@camp/application/pricing/settings/age-scale-use-cases.ts'
import type { AgeScaleProblem } from '@camp/domain/pricing/age-scale-problems.ts'
import type { TextKey } from '#app/wording/catalogue.ts'

export interface AgeScaleFormProblem {
  /** The id of the control. */
  readonly field?: string
  readonly code: Extract<TextKey<'ageScaleSettings'>, `problem_${string}`>
  /** Of the band, from 1. */
  readonly row?: number
}

type Shown = Exclude<AgeScaleRefusal, { readonly code: 'not-found' | 'not-permitted' | 'changed-meanwhile' }>

export function ageScaleProblemsOf(refusal: Shown): readonly AgeScaleFormProblem[] {
  return refusal.problems.map(formProblem)
}

function formProblem(problem: AgeScaleProblem): AgeScaleFormProblem {
  const code = `problem_${problem.code}` as const
  if (problem.code === 'percentage-invalid') return { field: 'pensionerPercentage', code }
  if (!('position' in problem)) return { field: 'name', code }
  return { field: `fromAge${problem.position}`, code, row: problem.position + 1 }
}
