import { Temporal } from '@camp/domain/shared/temporal.ts'
import ICAL from 'ical.js'

/** What of an event says which nights it takes; as the library reads it, not yet in any zone. */
export interface EventFacts {
  readonly uid: string | null
  readonly start: ICAL.Time
  readonly startZone: string | null
  readonly end: ICAL.Time | null
  readonly endZone: string | null
  readonly duration: ICAL.Duration | null
  readonly recurrence: ICAL.Recur | null
  readonly also: readonly ZonedTime[]
  readonly except: readonly ZonedTime[]
  /** Which of a series this event stands for. */
  readonly insteadOf: ZonedTime | null
  readonly status: string
  readonly isTransparent: boolean
  readonly summary: string
  readonly sequence: number
}

export interface ZonedTime {
  readonly time: ICAL.Time
  readonly zone: string | null
}

const wanted = new Set([
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'RDATE',
  'EXDATE',
  'EXRULE',
  'RECURRENCE-ID',
  'STATUS',
  'TRANSP',
  'SUMMARY',
  'SEQUENCE',
])

type Properties = ReadonlyMap<string, readonly ICAL.Property[]>

/** Throws where one of the lines that matter cannot be read; the others are not looked at. */
export function propertiesOf(lines: readonly string[]): Properties {
  const found = new Map<string, ICAL.Property[]>()
  for (const line of lines) {
    const name = /^[A-Z-]+(?=[;:])/i.exec(line)?.[0].toUpperCase()
    if (name === undefined || !wanted.has(name)) continue
    const property = ICAL.Property.fromString(mended(line, name), ICAL.design.icalendar)
    found.set(name, [...(found.get(name) ?? []), property])
  }
  return found
}

/** Dates that do not say that they are dates, and weeks where RFC 5545 has none, are common. */
function mended(line: string, name: string): string {
  if (name === 'DURATION') return line.replace(/:([+-]?)PT(\d+)W$/i, ':$1P$2W')
  const isBareDate = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)$/.test(name) && /:\d{8}(,\d{8})*$/.test(line)
  return isBareDate && !/;VALUE=/i.test(line) ? line.replace(':', ';VALUE=DATE:') : line
}

export function uidOf(properties: Properties): string | null {
  return textOf(properties, 'UID').trim() || null
}

/** Undefined without a start. */
export function eventFacts(properties: Properties): EventFacts | undefined {
  const start = timesOf(properties, 'DTSTART')[0]
  if (!start) return undefined
  const end = timesOf(properties, 'DTEND')[0]
  const duration = properties.get('DURATION')?.[0]?.getFirstValue()
  const recurrence = properties.get('RRULE')?.[0]?.getFirstValue()
  return {
    uid: uidOf(properties),
    start: start.time,
    startZone: start.zone,
    end: end?.time ?? null,
    endZone: end?.zone ?? null,
    duration: duration instanceof ICAL.Duration ? duration : null,
    recurrence: recurrence instanceof ICAL.Recur ? recurrence : null,
    also: timesOf(properties, 'RDATE'),
    except: timesOf(properties, 'EXDATE'),
    insteadOf: timesOf(properties, 'RECURRENCE-ID')[0] ?? null,
    status: textOf(properties, 'STATUS').trim().toUpperCase(),
    isTransparent: textOf(properties, 'TRANSP').trim().toUpperCase() === 'TRANSPARENT',
    summary: textOf(properties, 'SUMMARY').trim(),
    sequence: Number(properties.get('SEQUENCE')?.[0]?.getFirstValue() ?? 0) || 0,
  }
}

/** A rule that makes exceptions, or more than one rule, is older than RFC 5545 and not followed. */
export function hasOldRules(properties: Properties): boolean {
  return properties.has('EXRULE') || (properties.get('RRULE')?.length ?? 0) > 1
}

function textOf(properties: Properties, name: string): string {
  return String(properties.get(name)?.[0]?.getFirstValue() ?? '')
}

function timesOf(properties: Properties, name: string): readonly ZonedTime[] {
  return (properties.get(name) ?? []).flatMap((property) => {
    const tzid = property.getParameter('tzid')
    const zone = typeof tzid === 'string' ? tzid : null
    for (const text of property.toJSON().slice(3).flat()) refuseImpossible(text)
    return property.getValues().flatMap((value: unknown) => {
      const time = value instanceof ICAL.Period ? value.start : value
      return time instanceof ICAL.Time ? [{ time, zone }] : []
    })
  })
}

/** The library would count on: the 32nd of January as the 1st of February. */
function refuseImpossible(text: unknown): void {
  if (typeof text !== 'string' || text.startsWith('P')) return
  Temporal.PlainDateTime.from(text.replace(/Z$/, ''), { overflow: 'reject' })
}
