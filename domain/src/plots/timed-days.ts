import type { SiteTimes } from './plot.ts'

/** The days that have times of their own: Monday to Sunday, then holidays. */
export const timedDays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'holiday',
] as const satisfies readonly (keyof SiteTimes)[]
