import type { SchoolSeasonsPlan } from '@camp/application/pricing/settings/add-school-seasons.ts'
import type { PlannedHoliday } from '@camp/domain/seasons/planned-school-seasons.ts'
import type { SeasonType } from '@camp/domain/seasons/season.ts'
import { type GivingWayRow, givingWayRow } from '#app/components/staff/pricing/giving-way-row.ts'

/** Before the first night of a holiday: the name of its control. */
export const ratePrefix = 'rate-'

export interface SchoolRow {
  readonly name: string
  readonly startDate: string
  readonly endDate: string
  readonly nights: number
  /** Empty: it is not added. */
  readonly rate: SeasonType | ''
  readonly isThere: boolean
  readonly takenBy: readonly string[]
}

export interface SchoolPlanOnPage {
  readonly rows: readonly SchoolRow[]
  readonly givingWay: readonly GivingWayRow[]
}

export function schoolPlanOnPage({ holidays, givingWay }: SchoolSeasonsPlan): SchoolPlanOnPage {
  return { rows: holidays.map(schoolRow), givingWay: givingWay.map(givingWayRow) }
}

function schoolRow({ holiday, seasonType, isThere, takenBy }: PlannedHoliday): SchoolRow {
  const { name, startDate, endDate } = holiday
  return {
    name,
    startDate: startDate.toString(),
    endDate: endDate.toString(),
    nights: startDate.until(endDate).days + 1,
    rate: seasonType ?? '',
    isThere,
    takenBy: takenBy.map((season) => season.name),
  }
}
