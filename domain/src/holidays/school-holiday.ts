import type { Temporal } from '../shared/temporal.ts'

/**
 * One school holiday of a country's calendar year; both dates inside. A summer holiday ends in the year after
 * its own.
 */
export interface SchoolHoliday {
  readonly country: string
  readonly provinceCode: string | 'all'
  readonly year: number
  readonly name: string
  readonly startDate: Temporal.PlainDate
  readonly endDate: Temporal.PlainDate
}
