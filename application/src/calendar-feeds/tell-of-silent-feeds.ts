import { isSaleStopped, isSilent } from '@camp/domain/calendar-feeds/feed-state.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { NewsChoices } from '../messaging/news/news-choices.ts'
import type { NewsLog } from '../messaging/news/news-log.ts'
import type { Clock } from '../shared/clock.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { FeedLetter, FeedLetters } from './feed-letters.ts'
import type { FeedReadings, UntoldFeed } from './feed-readings.ts'

export interface TellingPorts {
  readonly feedReadings: Pick<FeedReadings, 'untold' | 'noteTold'>
  readonly feedLetters: FeedLetters
  readonly newsChoices: Pick<NewsChoices, 'readersOf'>
  readonly newsLog: Pick<NewsLog, 'add'>
  readonly transaction: Transaction
  readonly clock: Clock
}

/**
 * One letter a campsite about all of its feeds that are silent (rule F10), to its address and to those of its
 * people who chose so (rule M23). Where nobody wants to hear, they stay untold until somebody does.
 */
export async function tellOfSilentFeeds(ports: TellingPorts): Promise<void> {
  const { feedReadings, transaction, clock } = ports
  const now = clock.now()
  await transaction.run(async () => {
    const silent = (await feedReadings.untold(now)).filter((feed) => isSilent(feed, now))
    const byCampsite = Map.groupBy(silent, ({ organisation }) => organisation.id)
    const told: UntoldFeed[] = []
    for (const feeds of byCampsite.values()) if (await tellOf(ports, feeds, now)) told.push(...feeds)
    await feedReadings.noteTold(
      told.map(({ id }) => id),
      now,
    )
  })
}

/** No where nobody wants to hear of it. */
async function tellOf(
  { newsChoices, newsLog, feedLetters }: TellingPorts,
  feeds: readonly UntoldFeed[],
  now: Temporal.Instant,
): Promise<boolean> {
  const [first] = feeds
  if (!first) return false
  const { organisation, timezone } = first
  const readers = await newsChoices.readersOf(organisation.id, 'calendars')
  const ownAddress = isHeard(first) ? [organisation.businessEmail?.trim() ?? ''] : []
  const people = readers.filter(({ byEmail }) => byEmail === 'now').map(({ email }) => email.trim())
  const addresses = new Map([...ownAddress, ...people].map((to) => [to.toLowerCase(), to]))
  for (const to of addresses.values()) await feedLetters.write(letterOf(feeds, to, now))
  const { name, slug } = organisation
  const facts = {
    organisation: { name, slug, timezone },
    feeds: feeds.map(({ provider, plotName }) => ({ provider, plotName })),
  }
  const news = { event: 'feeds-silent', topic: 'calendars', reservationId: null, toldTo: null, facts } as const
  await newsLog.add({ ...news, organisationId: organisation.id, occurrence: now.toString(), at: now })
  return addresses.size + readers.length > 0
}

function isHeard({ organisation }: UntoldFeed): boolean {
  return organisation.hears.includes('calendars') && Boolean(organisation.businessEmail?.trim())
}

function letterOf(feeds: readonly UntoldFeed[], to: string, now: Temporal.Instant): FeedLetter {
  const [first] = feeds
  if (!first) throw new Error('a letter about no feed')
  const { organisation, timezone } = first
  return {
    to,
    organisationName: organisation.name,
    slug: organisation.slug,
    timezone,
    feeds: feeds.map(({ provider, plotName, fault, goodAt, failingSince, stopSaleHours }) => ({
      provider,
      plotName,
      fault,
      goodAt,
      isSaleStopped: isSaleStopped({ goodAt, failingSince }, { stopSaleHours, now }),
    })),
  }
}
