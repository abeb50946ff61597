import { Temporal } from '../shared/temporal.ts'
import type { SchoolHoliday } from './school-holiday.ts'

/**
 * Public schools of South Africa, one national calendar: a holiday is the gap between two terms, weekends
 * included. Source: the school calendars 2025, 2026 and 2027 of the Department of Basic Education.
 */
export const publishedSchoolHolidays: readonly SchoolHoliday[] = [
  national(2025, 'Autumn holiday', '2025-03-29', '2025-04-07'),
  national(2025, 'Special school holidays', '2025-04-29', '2025-04-30'),
  national(2025, 'Special school holiday', '2025-05-02', '2025-05-02'),
  national(2025, 'Winter holiday', '2025-06-28', '2025-07-21'),
  national(2025, 'Spring holiday', '2025-10-04', '2025-10-12'),
  national(2025, 'Summer holiday', '2025-12-11', '2026-01-13'),
  national(2026, 'Autumn holiday', '2026-03-28', '2026-04-07'),
  national(2026, 'Special school holiday', '2026-06-15', '2026-06-15'),
  national(2026, 'Winter holiday', '2026-06-27', '2026-07-20'),
  national(2026, 'Spring holiday', '2026-09-24', '2026-10-05'),
  national(2026, 'Summer holiday', '2026-12-10', '2027-01-12'),
  national(2027, 'Autumn holiday', '2027-03-20', '2027-04-05'),
  national(2027, 'Special school holiday', '2027-04-26', '2027-04-26'),
  national(2027, 'Winter holiday', '2027-06-26', '2027-07-19'),
  national(2027, 'Spring holiday', '2027-09-23', '2027-10-04'),
  national(2027, 'Summer holiday', '2027-12-09', '2028-01-11'),
]

function national(year: number, name: string, startDate: string, endDate: string): SchoolHoliday {
  return {
    country: 'ZA',
    provinceCode: 'all',
    year,
    name,
    startDate: Temporal.PlainDate.from(startDate),
    endDate: Temporal.PlainDate.from(endDate),
  }
}
