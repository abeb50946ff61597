import type { CalendarFault } from '@camp/application/calendar-feeds/calendar-reader.ts'

export const calendarFaultWords = {
  'not-a-calendar': 'This is not a calendar (iCalendar, RFC 5545).',
  'not-complete': 'The calendar is cut off before its end.',
  'too-long': 'The calendar is longer than 1 MB.',
  'too-many-events': 'The calendar has more than 5,000 events.',
  'took-too-long': 'The calendar took too long to read.',
} as const satisfies Record<CalendarFault, string>
