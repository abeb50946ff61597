import type { EventTime } from '@camp/domain/calendar-feeds/event-nights.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import ICAL from 'ical.js'

/** What a clock shows, without a zone. */
export function wallClock({ year, month, day, hour, minute, second }: ICAL.Time): Temporal.PlainDateTime {
  return Temporal.PlainDateTime.from({ year, month, day, hour, minute, second: Math.min(second, 59) }, { overflow: 'reject' })
}

/** Turns times of events into those of the campsite; a day stays the day that it is. */
export class EventZones {
  readonly #home: string
  readonly #known: ReadonlyMap<string, ICAL.Timezone>

  constructor(home: string, timezones: readonly string[]) {
    this.#home = home
    this.#known = new Map(timezones.flatMap(readTimezone))
  }

  /** `zone` is the name that stands beside a time; one that says UTC itself needs none. */
  atHome(time: ICAL.Time, zone: string | null): EventTime {
    if (time.isDate) {
      return Temporal.PlainDate.from({ year: time.year, month: time.month, day: time.day }, { overflow: 'reject' })
    }
    return this.clockAtHome(wallClock(time), time.zone === ICAL.Timezone.utcTimezone ? 'UTC' : zone)
  }

  clockAtHome(clock: Temporal.PlainDateTime, zone: string | null): Temporal.PlainDateTime {
    const instant = zone === null ? null : this.#instantOf(clock, zone)
    return instant ? instant.toZonedDateTimeISO(this.#home).toPlainDateTime() : clock
  }

  /** What a clock in that zone shows at a moment that is given in UTC. */
  clockIn(utc: Temporal.PlainDateTime, zone: string | null): Temporal.PlainDateTime {
    const instant = utc.toZonedDateTime('UTC').toInstant()
    const name = zone === null ? this.#home : nameOfZone(zone)
    if (name) return instant.toZonedDateTimeISO(name).toPlainDateTime()
    const known = this.#known.get(zone ?? '')
    return known ? utc.add({ seconds: known.utcOffset(libraryTime(utc)) }) : utc
  }

  #instantOf(clock: Temporal.PlainDateTime, zone: string): Temporal.Instant | null {
    const name = nameOfZone(zone)
    if (name) return clock.toZonedDateTime(name).toInstant()
    const known = this.#known.get(zone)
    if (!known) return null
    return clock
      .toZonedDateTime('UTC')
      .toInstant()
      .subtract({ seconds: known.utcOffset(libraryTime(clock)) })
  }
}

function libraryTime({ year, month, day, hour, minute, second }: Temporal.PlainDateTime): ICAL.Time {
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, ICAL.Timezone.localTimezone)
}

function readTimezone(text: string): readonly [string, ICAL.Timezone][] {
  try {
    const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)))
    return zone.tzid ? [[zone.tzid, zone]] : []
  } catch {
    return []
  }
}

const names = new Map<string, string | null>()

/** The name that the tables of the world have for a zone; some programs put their own before it. */
function nameOfZone(zone: string): string | null {
  const known = names.get(zone)
  if (known !== undefined) return known
  const parts = zone.replaceAll('"', '').split('/').filter(Boolean)
  const name = [parts.join('/'), parts.slice(-3).join('/'), parts.slice(-2).join('/')].find(isZone) ?? null
  if (names.size < 1_000) names.set(zone, name)
  return name
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return !/^[+-]/.test(name)
  } catch {
    return false
  }
}
