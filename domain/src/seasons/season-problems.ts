import { Temporal } from '../shared/temporal.ts'
import { longestSettingName } from './longest-setting-name.ts'
import type { Season } from './season.ts'

/** Nights: nobody asks for more than a year. */
export const longestMinimumStay = 365

export interface SeasonProblem {
  readonly code: 'name-missing' | 'name-too-long' | 'ends-before-it-begins' | 'minimum-stay-invalid'
}

/** What speaks against a season by itself; what it means for others is `seasonsGivingWay`. */
export function seasonProblems({ name, startDate, endDate, minimumStayPeriod }: Season): readonly SeasonProblem[] {
  const problems: readonly (SeasonProblem | false)[] = [
    name.trim() === '' && { code: 'name-missing' },
    name.length > longestSettingName && { code: 'name-too-long' },
    Temporal.PlainDate.compare(startDate, endDate) > 0 && { code: 'ends-before-it-begins' },
    !isNights(minimumStayPeriod) && { code: 'minimum-stay-invalid' },
  ]
  return problems.filter((problem) => problem !== false)
}

/** Whole nights from none to a year. */
export function isNights(nights: number): boolean {
  return Number.isInteger(nights) && nights >= 0 && nights <= longestMinimumStay
}
