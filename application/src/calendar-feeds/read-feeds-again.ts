import { readAgainAfterMinutes } from '@camp/domain/calendar-feeds/feed-state.ts'
import type { CalendarFeedId, PlotId } from '@camp/domain/shared/ids.ts'
import type { DueFeed } from './feed-readings.ts'
import { type HeardFeed, hearFeed, type ReadFeedPorts, settleFeed } from './read-feed.ts'
import { daysKept, settleGivenBack } from './settle-plot.ts'

interface Ports extends ReadFeedPorts {
  readonly wait: (milliseconds: number) => Promise<void>
}

/** As long as a guest waits, for all feeds together. */
const milliseconds = 2_500
/** What was not heard by then, the worker asks for. */
const minutesUntilWorker = 1

/**
 * Calendars elsewhere of which there should have been news are read again before their plots are booked (rule
 * F11), and nights that were given back here are kept for those calendars first. Nobody waits long for them,
 * nor for the same one twice; one that does not answer changes nothing.
 */
export class ReadFeedsAgain {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({ plotIds }: { readonly plotIds: readonly PlotId[] }): Promise<void> {
    if (plotIds.length === 0) return
    const { feedReadings, clock } = this.#ports
    const now = clock.now()
    const goodBefore = now.subtract({ minutes: readAgainAfterMinutes })
    const { overdue, unkept } = await feedReadings.beforeBooking({ plotIds, now, goodBefore, days: daysKept })
    await this.#readOverdue(overdue, now)
    await settleGivenBack(this.#ports, unkept)
  }

  async #readOverdue(feedIds: readonly CalendarFeedId[], now: Temporal.Instant): Promise<void> {
    const { feedReadings } = this.#ports
    if (feedIds.length === 0) return
    const nextAt = now.add({ minutes: minutesUntilWorker })
    const feeds = await feedReadings.claim({ now, nextAt, limit: feedIds.length, feedIds })
    const news = await this.#heard(feeds)
    for (const { feed, heard } of news) await settleFeed(this.#ports, feed, heard)
  }

  async #heard(feeds: readonly DueFeed[]) {
    const over = this.#ports.wait(milliseconds)
    const news: { readonly feed: DueFeed; readonly heard: HeardFeed }[] = []
    let isOver = false
    const hear = async (feed: DueFeed) => {
      const heard = await hearFeed(this.#ports, feed)
      if (!isOver && heard.outcome !== 'failed') news.push({ feed, heard })
    }
    await Promise.race([Promise.all(feeds.map(hear)), over])
    isOver = true
    return news
  }
}
