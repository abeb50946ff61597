import { setImmediate as othersTurn } from 'node:timers/promises'
import type { TakenStay } from '@camp/application/calendar-feeds/calendar-addresses.ts'
import type { CalendarWriter } from '@camp/application/calendar-feeds/calendar-writer.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'

/** Not a word about who sleeps there, nor why it is taken. */
const summary = 'Not available'

/** Events that are written at once; the process does something else in between. */
const atOnce = 100

type Calendar = Parameters<CalendarWriter['write']>[0]

export const icalCalendarWriter: CalendarWriter = {
  async write(calendar) {
    const [head, foot] = edgesOf(written(calendar, []))
    const events: string[] = []
    for (let first = 0; first < calendar.stays.length; first += atOnce) {
      if (first > 0) await othersTurn()
      const part = written(calendar, calendar.stays.slice(first, first + atOnce))
      events.push(part.slice(head.length, part.length - foot.length))
    }
    return [head, ...events, foot].join('')
  },
}

const end = 'END:VCALENDAR'

/** What stands before and after the events. */
function edgesOf(empty: string): readonly [string, string] {
  const at = empty.lastIndexOf(end)
  return [empty.slice(0, at), empty.slice(at)]
}

function written({ writtenAt, host }: Calendar, stays: readonly TakenStay[]): string {
  const prodId = { company: 'Camp', product: 'Nights taken' }
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH, scale: 'gregorian', prodId })
  for (const { key, start, end, sequence, plotName } of stays) {
    calendar.createEvent({
      id: `${key}@${host}`,
      sequence,
      stamp: writtenAt,
      start: Temporal.PlainDate.from(start),
      end: Temporal.PlainDate.from(end),
      allDay: true,
      summary: plotName === undefined ? summary : `${plotName}: ${summary.toLowerCase()}`,
      status: ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.OPAQUE,
    })
  }
  return calendar.toString()
}
