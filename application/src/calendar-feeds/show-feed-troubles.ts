import type { CalendarFeed } from '@camp/domain/calendar-feeds/calendar-feed.ts'
import { type FeedState, feedState, isSaleStopped } from '@camp/domain/calendar-feeds/feed-state.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { type CalendarRefusal, managedCatalogue } from '../blocks/block-permission.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import type { CalendarFeeds } from './calendar-feeds.ts'
import type { FeedFault, FeedReadings } from './feed-readings.ts'

interface Ports {
  readonly catalogues: Pick<Catalogues, 'findBySlug'>
  readonly calendarFeeds: Pick<CalendarFeeds, 'list'>
  readonly feedReadings: Pick<FeedReadings, 'list'>
  readonly clock: Clock
}

export interface FeedTrouble extends Pick<CalendarFeed, 'id' | 'provider'> {
  readonly plotName: string
  readonly state: Extract<FeedState, 'stale' | 'failing'>
  readonly fault: FeedFault | null
  readonly goodAt: Temporal.Instant | null
  /** The plot is not sold until there is news. */
  readonly isSaleStopped: boolean
}

/** Feeds on which a campsite cannot rely at this moment (rule F7), for whoever stands at its desk. */
export class ShowFeedTroubles {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(query: {
    readonly actor: Actor
    readonly orgSlug: string
  }): Promise<Result<readonly FeedTrouble[], CalendarRefusal>> {
    const found = await managedCatalogue(this.#ports, query)
    if (!found.ok) return found
    const { organisation, plots } = found.value
    const { calendarFeeds, feedReadings, clock } = this.#ports
    const feeds = await calendarFeeds.list(organisation.id)
    if (feeds.length === 0) return accepted([])
    const readings = new Map((await feedReadings.list(organisation.id)).map((reading) => [reading.feedId, reading]))
    const names = new Map(plots.map(({ id, name }) => [id, name]))
    const now = clock.now()
    return accepted(
      feeds.flatMap((feed): readonly FeedTrouble[] => {
        const { id, provider, plotId, isActive, stopSaleHours } = feed
        const { goodAt = null, failingSince = null, fault = null } = readings.get(id) ?? {}
        const state = feedState({ isActive, goodAt, failingSince }, now)
        if (state !== 'stale' && state !== 'failing') return []
        const isStopped = isSaleStopped({ goodAt, failingSince }, { stopSaleHours, now })
        return [{ id, provider, plotName: names.get(plotId) ?? '', state, fault, goodAt, isSaleStopped: isStopped }]
      }),
    )
  }
}
