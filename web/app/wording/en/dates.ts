/** The calendar of both dates, loaded when it is opened first. */
export const dates = {
  previousMonths: 'Previous',
  nextMonths: 'Next',
  calendarHint: 'Choose the day you arrive, then the day you leave.',
  leavingNext: 'Arriving {{date}}. Now choose the day you leave.',
  arriveOn: 'Arrive on',
  leaveOn: 'Leave on',
  typedLike: 'e.g. 18/12/2026',
  notADate: 'Type a date like 18/12/2026 or 18 Dec.',
  thisWeekend: 'This weekend',
  decemberHolidays: 'December holidays',
  /** Nobody books five weeks: it turns to them. */
  pickWithin: 'Pick your days: {{days}}',
  publicHoliday: 'Public holiday',
  schoolHolidays: 'School holidays',
  takenNight: 'Taken by others',
  clearDates: 'Clear dates',
  done: 'Done',
} as const
