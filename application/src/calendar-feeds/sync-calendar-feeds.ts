import type { CalendarFeedId, OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { judgeManager, type SettingsRefusal } from '../settings/settings-permission.ts'
import type { Actor } from '../shared/actor.ts'
import { eachByItself } from '../shared/each-by-itself.ts'
import type { CalendarFeeds } from './calendar-feeds.ts'
import type { DueFeed, DueFeedName, FeedFault } from './feed-readings.ts'
import { hearFeed, type ReadFeedPorts, settleFeed } from './read-feed.ts'
import { daysKept, settleGivenBack } from './settle-plot.ts'
import { type TellingPorts, tellOfSilentFeeds } from './tell-of-silent-feeds.ts'

interface Ports extends ReadFeedPorts {
  readonly calendarFeeds: Pick<CalendarFeeds, 'find'>
}

export interface SyncedFeed {
  readonly feedId: CalendarFeedId
  readonly provider: string
  /** `due`: it would be read now, and was not. */
  readonly outcome: 'read' | 'unchanged' | 'failed' | 'due'
  readonly fault: FeedFault | null
  /** Events that take nights; null where none were read. */
  readonly events: number | null
}

export interface SyncCalendarFeedsCommand {
  readonly limit: number
  /** Says which are due, asks nobody and changes nothing. */
  readonly dryRun?: boolean
}

/** Minutes between two readings of a feed. */
const pause = 10
/** Plots on which nights were given back. */
const settledTogether = 100

/**
 * Reads the feeds that are due, keeps what waited behind a booking that is gone, and tells campsites of feeds
 * that are silent; several processes share them.
 */
export class SyncCalendarFeeds {
  readonly #ports: Ports & TellingPorts

  constructor(ports: Ports & TellingPorts) {
    this.#ports = ports
  }

  async execute({ limit, dryRun = false }: SyncCalendarFeedsCommand): Promise<readonly SyncedFeed[]> {
    const { feedReadings, clock } = this.#ports
    const now = clock.now()
    if (dryRun) return (await feedReadings.due({ now, limit })).map(dueOnly)
    const due = await feedReadings.claim({ now, nextAt: now.add({ minutes: pause }), limit })
    try {
      return await eachByItself(
        due,
        (feed) => syncFeed(this.#ports, feed),
        ({ id }) => id,
      )
    } finally {
      await this.#settleRest()
    }
  }

  async #settleRest(): Promise<void> {
    try {
      const { feedEvents, clock } = this.#ports
      const unkept = await feedEvents.unkept({ now: clock.now(), days: daysKept, limit: settledTogether })
      await settleGivenBack(this.#ports, unkept)
    } finally {
      await tellOfSilentFeeds(this.#ports)
    }
  }
}

/** Reads one feed because somebody wants to see it now. */
export class SyncCalendarFeed {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    actor,
    organisationId,
    id,
  }: {
    readonly actor: Actor
    readonly organisationId: OrganisationId
    readonly id: CalendarFeedId
  }): Promise<Result<SyncedFeed, SettingsRefusal>> {
    const judged = judgeManager(actor, organisationId)
    if (!judged.ok) return judged
    const { feedReadings, clock } = this.#ports
    const own = (await this.#ports.calendarFeeds.find(organisationId, id)) ? id : undefined
    const now = clock.now()
    const [feed] = own ? await feedReadings.claim({ now, nextAt: now.add({ minutes: pause }), limit: 1, feedId: own }) : []
    return feed ? accepted(await syncFeed(this.#ports, feed)) : refused({ code: 'not-found' })
  }
}

function dueOnly({ id, provider }: DueFeedName): SyncedFeed {
  return { feedId: id, provider, outcome: 'due', fault: null, events: null }
}

async function syncFeed(ports: Ports, feed: DueFeed): Promise<SyncedFeed> {
  const heard = await hearFeed(ports, feed)
  const fault = await settleFeed(ports, feed, heard)
  const events = heard.outcome === 'read' && fault === null ? heard.blocks.length : null
  return { feedId: feed.id, provider: feed.provider, outcome: fault === null ? heard.outcome : 'failed', fault, events }
}
