import type { OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import type { NewsByEmail } from '../../messaging/news/news-choices.ts'
import { InMemoryNewsLog } from '../../messaging/news/testing/in-memory-news-log.ts'
import { CountingRandomness } from '../../shared/testing/counting-randomness.ts'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import { campsite, stands, testId } from '../../testing/a-campsite.ts'
import type { CalendarFault, FeedBlock, ReadCalendar } from '../calendar-reader.ts'
import type { FeedConflict, PlotNightsElsewhere } from '../feed-events.ts'
import type { FetchedFeed } from '../feed-fetcher.ts'
import type { FeedLetter } from '../feed-letters.ts'
import type { DueFeed, UntoldFeed } from '../feed-readings.ts'
import type { ImportCalendarFile } from '../import-calendar-file.ts'
import type { ShowFeedTroubles } from '../show-feed-troubles.ts'
import type { SyncCalendarFeeds } from '../sync-calendar-feeds.ts'

type Ports = ConstructorParameters<typeof SyncCalendarFeeds>[0] &
  ConstructorParameters<typeof ImportCalendarFile>[0] &
  ConstructorParameters<typeof ShowFeedTroubles>[0]

export const now = aMoment('2026-12-03T23:30').now
export const [plot, otherPlot] = [stands[0]!, stands[1]!]

export function aDueFeed(facts: Partial<DueFeed> = {}): DueFeed {
  const feed = { id: 'feed-1', plotId: plot.id, provider: 'Airbnb', feedUrl: 'https://airbnb.example/1.ics', isActive: true }
  const known = { etag: null, lastModified: null, timesEmpty: 0, goodAt: null, failingSince: null, lastSyncAt: null }
  const organisationId = testId(1) as OrganisationId
  const rest = { stopSaleHours: null, blocksTentative: false, organisationId, timezone: 'Africa/Johannesburg' }
  return { ...feed, ...known, ...rest, ...facts } as DueFeed
}

export function aBlock(uid: string, startDate = '2026-12-10', endDate = '2026-12-12'): FeedBlock {
  return { startDate, endDate, uid, key: uid, summary: 'Reserved' }
}

export interface Given {
  readonly due?: readonly DueFeed[]
  readonly fetched?: FetchedFeed
  readonly read?: Result<ReadCalendar, { readonly code: CalendarFault }>
  /** Events of the feed that are known already. */
  readonly known?: number
  /** How the plot stands, each time that it is looked at; the last one stays. */
  readonly nights?: readonly PlotNightsElsewhere[]
  /** Whether each run could be kept; true when there are no more. */
  readonly keeps?: boolean[]
  /** Nights on it were given back while they are taken elsewhere. */
  readonly unkept?: readonly PlotId[]
  readonly conflicts?: readonly FeedConflict[]
  readonly untold?: readonly UntoldFeed[]
  /** Of the campsite's people, who wants to hear of silent feeds. */
  readonly readers?: readonly { readonly email: string; readonly byEmail: NewsByEmail; readonly bySms: boolean }[]
}

const nothingElsewhere: PlotNightsElsewhere = { events: [], kept: [], used: new Set() }
const file: FetchedFeed = { outcome: 'fetched', file: new Uint8Array(), etag: 'e-1', lastModified: 'yesterday' }

/** Ports of feeds that answer what they were given, and say in order what was asked of them. */
export function givenFeeds(given: Given = {}) {
  const { due = [], fetched = file, known = 0, keeps = [], conflicts = [], untold = [] } = given
  const read = given.read ?? accepted({ producer: 'Airbnb', blocks: [aBlock('a')], skipped: [] })
  const nights = [...(given.nights ?? [nothingElsewhere])]
  const done: string[] = []
  const letters: FeedLetter[] = []
  const newsLog = new InMemoryNewsLog()
  const note = (what: string) => {
    done.push(what)
  }
  const feedReadings: Partial<Ports['feedReadings']> = {
    claim: async ({ nextAt, limit, feedId }) => {
      note(`claims ${feedId ?? limit} until ${nextAt}`)
      return due.slice(0, limit)
    },
    due: async ({ limit }) => due.slice(0, limit),
    noteGood: async (id, at, reading) => note(`${id} good at ${at}: ${reading ? reading.eventCount : 'unchanged'}`),
    noteFailed: async (id, _, fault) => note(`${id} ${fault}`),
    untold: async () => untold,
    noteTold: async (ids) => note(`told of ${ids.join(', ')}`),
    list: async () => due.map((feed) => ({ feedId: feed.id, fault: null, ...feed }) as never),
  }
  const feedEvents: Partial<Ports['feedEvents']> = {
    lockPlot: async () => note('locks'),
    replace: async ({ origin, source }, { blocks }) => {
      const taken = blocks.map(({ uid, startDate, endDate }) => `${uid} ${startDate} to ${endDate}`)
      note(`${origin} of ${source}: ${taken.join(', ') || 'nothing'}`)
    },
    countOf: async () => known,
    nightsOf: async (_, from, until) => {
      note(`looks from ${from} to ${until}`)
      return (nights.length > 1 ? nights.shift() : nights[0]) ?? nothingElsewhere
    },
    unkept: async () => (given.unkept ?? []).map((plotId) => ({ plotId, timezone: 'Africa/Johannesburg' })),
    release: async (ids) => {
      if (ids.length > 0) note(`releases ${ids.join(', ')}`)
    },
    keep: async ({ eventId }) => {
      note(`keeps ${eventId}`)
      return keeps.shift() ?? true
    },
    conflicts: async () => conflicts,
  }
  const ports = {
    feedReadings,
    feedEvents,
    feedFetcher: { fetch: async () => fetched },
    calendarReader: { read: async () => read },
    newsChoices: { readersOf: async () => given.readers ?? [] },
    newsLog,
    feedLetters: { write: async (letter: FeedLetter) => void letters.push(letter) },
    calendarFeeds: { find: async (_: OrganisationId, id: string) => due.find((feed) => feed.id === id), list: async () => due },
    reservations: { expiredOn: async () => [] },
    blocks: { removeExpiredOn: async (_: readonly PlotId[]) => 0 },
    catalogues: { findBySlug: async (slug: string) => (slug === campsite.organisation.slug ? campsite : undefined) },
    transaction: new InMemoryTransaction(),
    randomness: new CountingRandomness(),
    clock: new FixedClock('2026-12-03T23:30'),
    publicUrl: 'https://camp.example',
  }
  return { ports: ports as unknown as Ports, done, letters, newsLog }
}
