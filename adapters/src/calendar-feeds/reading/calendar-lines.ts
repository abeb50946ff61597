import type { CalendarFault } from '@camp/application/calendar-feeds/calendar-reader.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { calendarLimits } from './calendar-limits.ts'

export interface CalendarLines {
  readonly producer: string
  /** Each event's own lines, without those of its alarms. */
  readonly events: readonly (readonly string[])[]
  /** `VTIMEZONE` components as they stand. */
  readonly timezones: readonly string[]
}

type Fault = { readonly code: CalendarFault }

/** The parts of a calendar. One that does not begin and end as a calendar may have lost events on its way. */
export function calendarLines(text: string): Result<CalendarLines, Fault> {
  const lines = unfolded(text)
  if (lines[0]?.toUpperCase() !== 'BEGIN:VCALENDAR') return refused({ code: 'not-a-calendar' })
  if (lines.at(-1)?.toUpperCase() !== 'END:VCALENDAR') return refused({ code: 'not-complete' })
  const open: string[] = []
  const events: string[][] = []
  const timezones: string[] = []
  let producer = ''
  let zoneLines: string[] = []
  for (const line of lines) {
    const [, edge, part] = /^(BEGIN|END):([A-Z-]+)$/i.exec(line)?.map((word) => word.toUpperCase()) ?? []
    if (edge === 'BEGIN') open.push(part ?? '')
    const isIn = (name: string, depth: number) => open[depth] === name
    if (isIn('VTIMEZONE', 1)) zoneLines.push(line)
    if (edge === 'BEGIN' && part === 'VEVENT' && open.length === 2) events.push([])
    if (events.length > calendarLimits.events) return refused({ code: 'too-many-events' })
    if (!edge && open.length === 2 && isIn('VEVENT', 1)) events.at(-1)?.push(line)
    if (!edge && open.length === 1 && /^PRODID[;:]/i.test(line)) producer = line.slice('PRODID'.length + 1)
    if (edge !== 'END') continue
    if (open.pop() !== part) return refused({ code: 'not-complete' })
    if (part === 'VTIMEZONE' && open.length === 1) {
      timezones.push(zoneLines.join('\r\n'))
      zoneLines = []
    }
  }
  return open.length === 0 ? accepted({ producer, events, timezones }) : refused({ code: 'not-complete' })
}

/** Content lines without folds, blank lines and the mark of their byte order. */
function unfolded(text: string): readonly string[] {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/(\r\n|\r|\n)[ \t]/g, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
