import type { SkipReason } from '@camp/application/calendar-feeds/calendar-reader.ts'
import { type EventTime, nightsOfEvent } from '@camp/domain/calendar-feeds/event-nights.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import ICAL from 'ical.js'
import { calendarLimits } from './calendar-limits.ts'
import type { EventFacts, ZonedTime } from './event-facts.ts'
import { type EventZones, wallClock } from './event-zones.ts'

export interface Occurrence {
  readonly start: EventTime
  readonly end: EventTime | null
}

export interface Window {
  /** Null where what is over counts too; a series that goes on is looked at from `usually` even then. */
  readonly from: Temporal.PlainDate | null
  readonly usually: Temporal.PlainDate
  readonly until: Temporal.PlainDate
}

interface SeriesFacts {
  readonly zones: EventZones
  readonly window: Window
  readonly taken: ReadonlySet<string>
}

const frequencies = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'])
const partsOfDays = ['BYHOUR', 'BYMINUTE', 'BYSECOND'] as const

/** One event once, as the clock of the campsite shows it. */
export function singleOccurrence(facts: EventFacts, zones: EventZones): Occurrence {
  const start = zones.atHome(facts.start, facts.startZone)
  return { start, end: endOf(facts, facts.start, zones) }
}

/**
 * Those of a series that take nights of the window (rule F2): one may have begun long before it. `taken` are
 * days for which another event stands.
 */
export function seriesOccurrences(
  facts: EventFacts,
  { zones, window, taken }: SeriesFacts,
): Result<readonly Occurrence[], { readonly code: SkipReason }> {
  const rule = facts.recurrence
  if (rule && !isSupported(rule)) return refused({ code: 'recurrence-not-supported' })
  const excluded = new Set([...facts.except.map((time) => eventDay(time, facts, zones)), ...taken])
  const found = new Map<string, Occurrence>()
  const first = !rule || rule.isFinite() ? window.from : window.usually
  const add = (time: ICAL.Time) => {
    const occurrence = { start: zones.atHome(time, facts.startZone), end: endOf(facts, time, zones) }
    const day = dayText(time)
    if (!excluded.has(day) && !(first && isOver(occurrence, first))) found.set(day, occurrence)
  }
  if (!rule) add(facts.start)
  for (const { time } of facts.also) add(time.isDate && !facts.start.isDate ? atTimeOf(time, facts.start) : time)
  if (!rule) return accepted([...found.values()])
  const iterator = withLocalEnd(rule, facts, zones).iterator(facts.start)
  // A day apart, whatever the zones: exactly is looked at for the few that are left.
  const before = lengthOf(singleOccurrence(facts, zones)) + 2
  const [early, last] = [first?.subtract({ days: before }).toString() ?? '', window.until.add({ days: 2 }).toString()]
  for (let step = 0; ; step++) {
    if (step > calendarLimits.steps || found.size > calendarLimits.occurrences) return refused({ code: 'too-many-occurrences' })
    const time = iterator.next()
    if (!time || dayText(time) > last) return accepted([...found.values()])
    if (dayText(time) >= early) add(time)
  }
}

/** The day of a series that is meant, as the series counts its days. */
export function eventDay(
  { time, zone }: ZonedTime,
  { start, startZone }: Pick<EventFacts, 'start' | 'startZone'>,
  zones: EventZones,
) {
  const isUtc = time.zone === ICAL.Timezone.utcTimezone
  const isStartUtc = start.zone === ICAL.Timezone.utcTimezone
  if (time.isDate || start.isDate || !isUtc || isStartUtc || zone !== null) return dayText(time)
  return zones.clockIn(wallClock(time), startZone).toPlainDate().toString()
}

function isSupported(rule: ICAL.Recur): boolean {
  return frequencies.has(rule.freq) && partsOfDays.every((part) => !(part in rule.parts)) && rule.interval > 0
}

/** The end of a rule is often given in UTC, its times never: both by the same clock. */
function withLocalEnd(rule: ICAL.Recur, { start, startZone }: EventFacts, zones: EventZones): ICAL.Recur {
  const { until } = rule
  if (!until) return rule
  const local = rule.clone()
  const isForeign = until.zone === ICAL.Timezone.utcTimezone && start.zone !== ICAL.Timezone.utcTimezone
  const clock = isForeign ? zones.clockIn(wallClock(until), startZone) : null
  const { year, month, day } = clock ?? until
  const isDate = start.isDate || until.isDate
  const time = isDate ? { hour: 23, minute: 59, second: 59 } : (clock ?? until)
  const data = { year, month, day, hour: time.hour, minute: time.minute, second: time.second, isDate: start.isDate }
  local.until = new ICAL.Time(data, start.zone)
  return local
}

function endOf(facts: EventFacts, start: ICAL.Time, zones: EventZones): EventTime | null {
  if (facts.start.isDate) {
    const first = zones.atHome(start, null)
    const days = daysOf(facts)
    return days === null ? null : first.add({ days })
  }
  const began = wallClock(start)
  const zone = start.zone === ICAL.Timezone.utcTimezone ? 'UTC' : facts.startZone
  if (facts.duration && !facts.end) return zones.clockAtHome(began.add({ seconds: facts.duration.toSeconds() }), zone)
  if (!facts.end) return null
  if (start === facts.start) return zones.atHome(facts.end, facts.endZone ?? facts.startZone)
  const own = zones.atHome(facts.start, facts.startZone).toString()
  const length = Temporal.PlainDateTime.from(own).until(zones.atHome(facts.end, facts.endZone ?? facts.startZone).toString())
  return zones.clockAtHome(began, zone).add(length)
}

/** Of a whole-day event. */
function daysOf({ start, end, duration }: EventFacts): number | null {
  const first = Temporal.PlainDate.from(dayText(start))
  if (end) return first.until(dayText(end)).days
  return duration ? Math.ceil(duration.toSeconds() / 86_400) : null
}

function atTimeOf(date: ICAL.Time, { hour, minute, second, zone }: ICAL.Time): ICAL.Time {
  return new ICAL.Time({ year: date.year, month: date.month, day: date.day, hour, minute, second, isDate: false }, zone)
}

function isOver({ start, end }: Occurrence, first: Temporal.PlainDate): boolean {
  const nights = nightsOfEvent(start, end)
  return nights.ok && Temporal.PlainDate.compare(nights.value.end, first) <= 0
}

/** In nights. */
function lengthOf({ start, end }: Occurrence): number {
  const nights = nightsOfEvent(start, end)
  return nights.ok ? nights.value.start.until(nights.value.end).days : 0
}

function dayText({ year, month, day }: ICAL.Time): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
