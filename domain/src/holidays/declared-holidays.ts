import { Temporal } from '../shared/temporal.ts'
import type { DeclaredHoliday } from './declared-holiday.ts'

/**
 * Days declared under section 2A of the Public Holidays Act 36 of 1994; staff of the platform add further
 * ones as rows.
 */
export const declaredHolidays: readonly DeclaredHoliday[] = [
  { country: 'ZA', date: Temporal.PlainDate.from('2026-11-04'), name: 'Local government elections' },
]
