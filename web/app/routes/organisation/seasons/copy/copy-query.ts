import type { SeasonCopy, SeasonCopying } from '@camp/domain/seasons/copied-seasons.ts'
import type { Season } from '@camp/domain/seasons/season.ts'
import { seasonYears } from '@camp/domain/seasons/season-year.ts'

export interface CopyQuery {
  readonly fromYear: number
  readonly toYear: number
  readonly copying: SeasonCopying
}

/** Last year's into this one unless the address says otherwise. */
export function copyQuery(search: URLSearchParams, thisYear: number): CopyQuery {
  const fromYear = yearOf(search.get('from')) ?? thisYear
  return {
    fromYear,
    toYear: yearOf(search.get('to')) ?? fromYear + 1,
    copying: search.get('copying') === 'same-weekdays' ? 'same-weekdays' : 'same-dates',
  }
}

/** To choose from: every year with seasons, and two more. */
export function copyYears(seasons: readonly Season[], { fromYear, toYear }: CopyQuery): readonly number[] {
  const known = [...seasonYears(seasons), fromYear, toYear]
  const last = Math.max(...known)
  return [...new Set([...known, last + 1, last + 2])].toSorted((one, other) => one - other)
}

export type CopyRow = ReturnType<typeof seasonCopyRow>

export function seasonCopyRow({ copyOf, name, seasonType, startDate, endDate, standsInItsWay }: SeasonCopy) {
  return {
    id: copyOf.id,
    name,
    seasonType,
    oldStart: copyOf.startDate.toString(),
    oldEnd: copyOf.endDate.toString(),
    startDate: startDate.toString(),
    endDate: endDate.toString(),
    standsInItsWay: standsInItsWay?.name ?? null,
  }
}

function yearOf(text: string | null): number | null {
  return /^(19|20|21)\d\d$/.test(text ?? '') ? Number(text) : null
}
