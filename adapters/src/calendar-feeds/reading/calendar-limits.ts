/** Rule F2. */
export const calendarLimits = {
  bytes: 1_000_000,
  /** Those of series are counted one by one. */
  events: 5_000,
  /** Of one event. */
  occurrences: 1_000,
  /** Steps of a recurrence, those before the window too. */
  steps: 20_000,
  daysBack: 30,
  daysAhead: 730,
  milliseconds: 1_500,
} as const
