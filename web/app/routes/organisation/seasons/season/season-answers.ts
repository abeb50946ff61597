import type { SeasonRefusal } from '@camp/application/pricing/settings/season-use-cases.ts'
import type { Season } from '@camp/domain/seasons/season.ts'
import type { SeasonProblem } from '@camp/domain/seasons/season-problems.ts'
import type { TextKey } from '#app/wording/catalogue.ts'

/** As typed. */
export interface SeasonAnswers {
  readonly name: string
  readonly seasonType: string
  readonly startDate: string
  readonly endDate: string
  readonly minimumStayPeriod: string
  readonly isActive: boolean
}

export interface SeasonFormProblem {
  readonly field?: string
  readonly code: Extract<TextKey<'seasonSettings'>, `problem_${string}`>
}

export function seasonToAnswers(season: Season): SeasonAnswers {
  const { name, seasonType, startDate, endDate, minimumStayPeriod, isActive } = season
  const dates = { startDate: startDate.toString(), endDate: endDate.toString() }
  return { name, seasonType, ...dates, minimumStayPeriod: String(minimumStayPeriod || ''), isActive }
}

type Shown = Exclude<SeasonRefusal, { readonly code: 'not-found' | 'not-permitted' | 'changed-meanwhile' }>

export function seasonProblemsOf(refusal: Shown): readonly SeasonFormProblem[] {
  if (refusal.code === 'seasons-overlap') return [{ field: 'startDate', code: 'problem_overlapsAnother' }]
  if (refusal.code === 'takes-nights') return [{ code: 'problem_takesNights' }]
  return refusal.problems.map(({ code }) => formProblems[code])
}

const formProblems = {
  'name-missing': { field: 'name', code: 'problem_nameMissing' },
  'name-too-long': { field: 'name', code: 'problem_nameTooLong' },
  'ends-before-it-begins': { field: 'endDate', code: 'problem_endsBefore' },
  'minimum-stay-invalid': { field: 'minimumStayPeriod', code: 'problem_nightsInvalid' },
} as const satisfies Record<SeasonProblem['code'], SeasonFormProblem>
