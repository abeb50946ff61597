import { isSaleStopped, isSilent } from '@camp/domain/calendar-feeds/feed-state.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Clock } from '../shared/clock.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { FeedLetter, FeedLetters } from './feed-letters.ts'
import type { FeedReadings, UntoldFeed } from './feed-readings.ts'

export interface TellingPorts {
  readonly feedReadings: Pick<FeedReadings, 'untold' | 'noteTold'>
  readonly feedLetters: FeedLetters
  readonly transaction: Transaction
  readonly clock: Clock
}

/** One letter a campsite about all of its feeds that are silent (rule F10). */
export async function tellOfSilentFeeds({ feedReadings, feedLetters, transaction, clock }: TellingPorts): Promise<void> {
  const now = clock.now()
  await transaction.run(async () => {
    const silent = (await feedReadings.untold(now)).filter((feed) => isSilent(feed, now) && isHeard(feed))
    const byCampsite = Map.groupBy(silent, ({ organisation }) => organisation.id)
    for (const feeds of byCampsite.values()) await feedLetters.write(letterOf(feeds, now))
    const told = silent.map(({ id }) => id)
    await feedReadings.noteTold(told, now)
  })
}

function isHeard({ organisation }: UntoldFeed): boolean {
  return organisation.hears.includes('calendars') && Boolean(organisation.businessEmail?.trim())
}

function letterOf(feeds: readonly UntoldFeed[], now: Temporal.Instant): FeedLetter {
  const [first] = feeds
  if (!first) throw new Error('a letter about no feed')
  const { organisation, timezone } = first
  return {
    to: organisation.businessEmail?.trim() ?? '',
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
