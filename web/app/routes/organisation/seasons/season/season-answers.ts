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

/** `values` fill the words of the code. */
export interface SeasonFormProblem {
  readonly field?: string
  readonly code: Extract<TextKey<'seasonSettings'>, `problem_${string}`>
  readonly values?: Readonly<Record<string, string>>
}

export function seasonToAnswers(season: Season): SeasonAnswers {
  const { name, seasonType, startDate, endDate, minimumStayPeriod, isActive } = season
  const dates = { startDate: startDate.toString(), endDate: endDate.toString() }
  return { name, seasonType, ...dates, minimumStayPeriod: String(minimumStayPeriod || ''), isActive }
}

type Shown = Exclude<SeasonRefusal, { readonly code: 'not-found' | 'not-permitted' }>

export function seasonProblemsOf(refusal: Shown): readonly SeasonFormProblem[] {
  if (refusal.code === 'changed-meanwhile') return [{ code: 'problem_changedMeanwhile' }]
  if (refusal.code === 'seasons-overlap') return [{ field: 'startDate', code: 'problem_overlapsAnother' }]
  return refusal.problems.map(formProblem)
}

function formProblem(problem: SeasonProblem): SeasonFormProblem {
  switch (problem.code) {
    case 'name-missing':
      return { field: 'name', code: 'problem_nameMissing' }
    case 'name-too-long':
      return { field: 'name', code: 'problem_nameTooLong' }
    case 'ends-before-it-begins':
      return { field: 'endDate', code: 'problem_endsBefore' }
    case 'minimum-stay-invalid':
      return { field: 'minimumStayPeriod', code: 'problem_nightsInvalid' }
    case 'season-overlaps': {
      const { other, firstNight, lastNight } = problem
      const values = { name: other.name, first: firstNight.toString(), last: lastNight.toString() }
      return { field: 'startDate', code: 'problem_overlaps', values }
    }
  }
}
