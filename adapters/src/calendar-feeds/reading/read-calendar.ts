import { createHash } from 'node:crypto'
import type {
  CalendarFault,
  FeedBlock,
  ReadCalendar,
  SkippedEvent,
  SkipReason,
} from '@camp/application/calendar-feeds/calendar-reader.ts'
import { textOfFile } from '@camp/application/shared/file-text.ts'
import { nightsOfEvent } from '@camp/domain/calendar-feeds/event-nights.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { calendarLimits } from './calendar-limits.ts'
import { calendarLines } from './calendar-lines.ts'
import { type EventFacts, eventFacts, hasOldRules, propertiesOf, uidOf } from './event-facts.ts'
import { EventZones } from './event-zones.ts'
import { eventDay, type Occurrence, seriesOccurrences, singleOccurrence, type Window } from './occurrences.ts'

/** As it goes to another thread. */
export interface PlainQuestion {
  readonly today: string
  readonly timezone: string
  readonly ownHost: string
  readonly blocksTentative: boolean
  readonly keepsPast: boolean
}

/** Letters: what a block keeps of it. */
const longestSummary = 200
const longestUid = 255

/** All events of a calendar as nights (rules F1, F2); one that cannot be used is named with its reason. */
export function readCalendar(file: Uint8Array, question: PlainQuestion): Result<ReadCalendar, { readonly code: CalendarFault }> {
  if (file.length > calendarLimits.bytes) return refused({ code: 'too-long' })
  const lines = calendarLines(textOfFile(file))
  if (!lines.ok) return lines
  const reading = new Reading(question, new EventZones(question.timezone, lines.value.timezones))
  const known = newestOfEach(lines.value.events.flatMap((event) => reading.facts(event)))
  const replaced = reading.replacedDays(known)
  for (const facts of known) {
    reading.take(facts, replaced.get(facts.uid ?? '') ?? new Set())
    if (reading.blocks.size > calendarLimits.events) return refused({ code: 'too-many-events' })
  }
  const { blocks, skipped } = reading
  return accepted({ producer: lines.value.producer, blocks: [...blocks.values()], skipped })
}

class Reading {
  readonly blocks = new Map<string, FeedBlock>()
  readonly skipped: SkippedEvent[] = []
  readonly #question: PlainQuestion
  readonly #zones: EventZones
  readonly #window: Window

  constructor(question: PlainQuestion, zones: EventZones) {
    const today = Temporal.PlainDate.from(question.today)
    this.#question = question
    this.#zones = zones
    const usually = today.subtract({ days: calendarLimits.daysBack })
    const until = today.add({ days: calendarLimits.daysAhead })
    this.#window = { from: question.keepsPast ? null : usually, usually, until }
  }

  facts(lines: readonly string[]): readonly EventFacts[] {
    let uid: string | null = null
    try {
      const properties = propertiesOf(lines)
      uid = uidOf(properties)
      if (hasOldRules(properties)) return this.#skip('recurrence-not-supported', uid)
      const facts = eventFacts(properties)
      return facts ? [facts] : this.#skip('no-start', uid)
    } catch {
      return this.#skip('unreadable', uid)
    }
  }

  /** By the name of their series: days for which an event of their own stands. */
  replacedDays(known: readonly EventFacts[]): ReadonlyMap<string, ReadonlySet<string>> {
    const days = new Map<string, Set<string>>()
    const series = new Map(known.filter(({ insteadOf }) => insteadOf === null).map((facts) => [facts.uid ?? '', facts]))
    for (const facts of known) {
      const { uid, insteadOf } = facts
      if (uid === null || insteadOf === null) continue
      const day = attempt(() => eventDay(insteadOf, series.get(uid) ?? facts, this.#zones))
      if (day) days.set(uid, (days.get(uid) ?? new Set()).add(day))
    }
    return days
  }

  take(facts: EventFacts, replaced: ReadonlySet<string>): void {
    const { ownHost, blocksTentative } = this.#question
    const { uid } = facts
    if (uid?.toLowerCase().endsWith(`@${ownHost.toLowerCase()}`)) return void this.#skip('our-own', uid)
    if (facts.status === 'CANCELLED') return void this.#skip('cancelled', uid)
    if (facts.isTransparent) return void this.#skip('transparent', uid)
    if (facts.status === 'TENTATIVE' && !blocksTentative) return void this.#skip('tentative', uid)
    const isSeries = facts.insteadOf === null && (facts.recurrence !== null || facts.also.length > 0)
    const occurrences = attempt(() =>
      isSeries ? this.#series(facts, replaced) : accepted([singleOccurrence(facts, this.#zones)]),
    )
    if (!occurrences) return void this.#skip('unreadable', uid)
    if (!occurrences.ok) return void this.#skip(occurrences.refusal.code, uid)
    if (occurrences.value.length === 0) return void this.#skip('past', uid)
    for (const occurrence of occurrences.value) this.#keep(facts, occurrence, isSeries)
  }

  #series(facts: EventFacts, taken: ReadonlySet<string>) {
    return seriesOccurrences(facts, { zones: this.#zones, window: this.#window, taken })
  }

  #keep({ uid, summary, insteadOf }: EventFacts, { start, end }: Occurrence, isOneOfMany: boolean): void {
    const nights = attempt(() => nightsOfEvent(start, end))
    if (!nights) return void this.#skip('unreadable', uid)
    if (!nights.ok) return void this.#skip(nights.refusal.code, uid)
    const { from, until } = this.#window
    if (from && Temporal.PlainDate.compare(nights.value.end, from) <= 0) return void this.#skip('past', uid)
    if (Temporal.PlainDate.compare(nights.value.start, until) > 0) return void this.#skip('beyond-horizon', uid)
    const [startDate, endDate] = [nights.value.start.toString(), nights.value.end.toString()]
    const own = shortened(uid ?? `no-uid-${hash(`${startDate} ${endDate} ${summary}`)}`)
    const isNumbered = isOneOfMany || insteadOf !== null
    const name = isNumbered ? `${own} ${startDate}` : own
    const other = this.blocks.get(name)
    const isSame = !other || (other.startDate === startDate && other.endDate === endDate)
    const key = isSame ? name : `${own} ${startDate}/${endDate}`
    this.blocks.set(key, { key, startDate, endDate, uid: own, summary: summary.slice(0, longestSummary) })
  }

  #skip(reason: SkipReason, uid: string | null): readonly [] {
    this.skipped.push({ reason, uid: uid && shortened(uid) })
    return []
  }
}

/** Of events of one name the newest version; two of the same version are both true. */
function newestOfEach(events: readonly EventFacts[]): readonly EventFacts[] {
  const nameOf = ({ uid, insteadOf }: EventFacts) => `${uid} ${insteadOf?.time ?? ''}`
  const newest = new Map<string, number>()
  for (const event of events) {
    const name = nameOf(event)
    newest.set(name, Math.max(newest.get(name) ?? 0, event.sequence))
  }
  return events.filter((event) => event.uid === null || event.sequence >= (newest.get(nameOf(event)) ?? 0))
}

function shortened(uid: string): string {
  return uid.length <= longestUid ? uid : `${uid.slice(0, longestUid - 33)}-${hash(uid)}`
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

/** The library throws at what it cannot read, and so do dates that no calendar has. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
