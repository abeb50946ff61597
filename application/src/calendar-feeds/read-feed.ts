import { isSaleStopped } from '@camp/domain/calendar-feeds/feed-state.ts'
import type { CalendarFeedId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { todayIn } from '../shared/clock.ts'
import { type CalendarReader, type FeedBlock, unclearUids } from './calendar-reader.ts'
import type { FeedEvents } from './feed-events.ts'
import type { FeedFetcher } from './feed-fetcher.ts'
import type { DueFeed, FeedFault, FeedReadings, GoodReading } from './feed-readings.ts'
import { ownCalendarHost } from './own-calendar-host.ts'
import { daysKept, type SettlePorts, settlePlot } from './settle-plot.ts'

export interface ReadFeedPorts extends SettlePorts {
  readonly feedEvents: FeedEvents
  readonly feedReadings: FeedReadings
  readonly feedFetcher: FeedFetcher
  readonly calendarReader: CalendarReader
}

/** What a feed says at this moment; nothing is kept of it yet. */
export type HeardFeed =
  | { readonly outcome: 'failed'; readonly fault: FeedFault }
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'read'; readonly blocks: readonly FeedBlock[]; readonly reading: GoodReading }

/** A feed that had events has to have so few of them so often in a row (rule F4). */
const timesToBelieve = 2

export async function hearFeed(ports: ReadFeedPorts, feed: DueFeed): Promise<HeardFeed> {
  const { feedFetcher, calendarReader, clock, publicUrl } = ports
  const fetched = await feedFetcher.fetch(wasReadToday(feed, ports) ? feed : { ...feed, etag: null, lastModified: null })
  if (fetched.outcome !== 'fetched') return fetched
  const { timezone, blocksTentative } = feed
  const question = {
    today: todayIn(timezone, clock),
    timezone,
    ownHost: ownCalendarHost(publicUrl),
    blocksTentative,
    keepsPast: false,
  }
  const read = await calendarReader.read(fetched.file, question)
  if (!read.ok) return { outcome: 'failed', fault: read.refusal.code }
  const { blocks, skipped } = read.value
  const { etag, lastModified } = fetched
  return { outcome: 'read', blocks, reading: { etag, lastModified, eventCount: blocks.length, skipped } }
}

/**
 * Once a day a feed is read whole, also where nothing changed there: the days ahead that count move on with
 * today, and its series and far events with them (rule F2).
 */
function wasReadToday({ goodAt, timezone }: DueFeed, { clock }: ReadFeedPorts): boolean {
  return goodAt?.toZonedDateTimeISO(timezone).toPlainDate().equals(todayIn(timezone, clock)) ?? false
}

/** Everything that follows from one reading, at once. Answers what speaks against it. */
export async function settleFeed(ports: ReadFeedPorts, feed: DueFeed, heard: HeardFeed): Promise<FeedFault | null> {
  const fault = heard.outcome === 'read' ? await suspicionOf(ports, feed, heard.blocks) : null
  await keep(ports, feed, fault ? { outcome: 'failed', fault } : heard)
  return heard.outcome === 'failed' ? heard.fault : fault
}

async function suspicionOf(
  { feedEvents }: ReadFeedPorts,
  feed: DueFeed,
  blocks: readonly FeedBlock[],
): Promise<FeedFault | null> {
  if (feed.timesEmpty + 1 >= timesToBelieve) return null
  if (blocks.length * 2 >= (await feedEvents.countOf(feed.plotId, originOf(feed.id)))) return null
  return blocks.length === 0 ? 'suspiciously-empty' : 'suspiciously-short'
}

async function keep(ports: ReadFeedPorts, feed: DueFeed, heard: HeardFeed): Promise<void> {
  const { transaction, feedEvents, feedReadings, clock } = ports
  const { id: feedId, organisationId, plotId, provider } = feed
  const now = clock.now()
  const today = todayIn(feed.timezone, clock)
  const origin = { organisationId, plotId, feedId, origin: originOf(feedId), source: provider }
  await transaction.run(async () => {
    await feedEvents.lockPlot(plotId)
    if (heard.outcome === 'failed') await feedReadings.noteFailed(feedId, now, heard.fault)
    if (heard.outcome === 'unchanged') await feedReadings.noteGood(feedId, now, null)
    if (heard.outcome === 'read') {
      const unclear = unclearUids(heard.reading.skipped)
      await feedEvents.replace(origin, { blocks: heard.blocks, unclear }, now)
      await feedReadings.noteGood(feedId, now, heard.reading)
    }
    const { stopSaleHours, goodAt } = feed
    const failingSince = feed.failingSince ?? now
    const isStopped = heard.outcome === 'failed' && isSaleStopped({ goodAt, failingSince }, { stopSaleHours, now })
    const closed = { blocks: isStopped ? [wholeCalendar(feed, today)] : [], unclear: [] }
    await feedEvents.replace({ ...origin, origin: `stale ${feedId}` }, closed, now)
    await settlePlot(ports, plotId, today)
  })
}

function originOf(feedId: CalendarFeedId): string {
  return `feed ${feedId}`
}

function wholeCalendar({ id }: DueFeed, today: Temporal.PlainDate): FeedBlock {
  const endDate = today.add({ days: daysKept }).toString()
  return { startDate: today.toString(), endDate, uid: `stale-${id}`, key: `stale-${id}`, summary: '' }
}
