import type { HolidayRows } from '@camp/domain/holidays/holiday-calendar.ts'
import type { MasterKind } from '@camp/domain/master-data/master-kinds.ts'
import type { MasterValues } from '@camp/domain/master-data/read-master-row.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

export const holidayKinds = ['holidays', 'school-holidays'] as const satisfies readonly MasterKind[]
export type HolidayKind = (typeof holidayKinds)[number]

export function isHolidayKind(kind: MasterKind): kind is HolidayKind {
  return holidayKinds.some((one) => one === kind)
}

/** What a row of master data means to a calendar; none means nothing. */
export function holidayRowsOf(kind: HolidayKind, values: MasterValues | undefined): HolidayRows {
  if (!values) return { declared: [], schoolHolidays: [] }
  const name = String(values.name)
  if (kind === 'holidays') {
    const day = { country: String(values.country), date: Temporal.PlainDate.from(String(values.date)), name }
    return { declared: [day], schoolHolidays: [] }
  }
  const [country = '', provinceCode = ''] = String(values.region).split(/-(.*)/)
  const [startDate, endDate] = [values.startDate, values.endDate].map((date) => Temporal.PlainDate.from(String(date))) as [
    Temporal.PlainDate,
    Temporal.PlainDate,
  ]
  return { declared: [], schoolHolidays: [{ country, provinceCode, year: Number(values.year), name, startDate, endDate }] }
}
