import { changesOfKeptNights, nightsToKeep } from '@camp/domain/calendar-feeds/kept-nights.ts'
import { nightOf } from '@camp/domain/nights/night.ts'
import type { BlockId, PlotId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { BlockPorts } from '../blocks/block-ports.ts'
import { releaseExpired } from '../reservations/release-expired.ts'
import { todayIn } from '../shared/clock.ts'
import { eachByItself } from '../shared/each-by-itself.ts'
import type { FeedEvents, PlotInZone } from './feed-events.ts'

export interface SettlePorts extends BlockPorts {
  readonly feedEvents: FeedEvents
}

/** Days ahead for which nights are kept; further away nothing can be booked. */
export const daysKept = 730
/** Somebody may take a night between looking and keeping it. */
const tries = 5

/**
 * Keeps the nights of a plot that are taken elsewhere and gives back those that no longer are (rule F3). The
 * database judges each night: one that is booked here stays booked. Within the caller's transaction.
 */
export async function settlePlot(ports: SettlePorts, plotId: PlotId, today: Temporal.PlainDate): Promise<void> {
  const { feedEvents, randomness, clock } = ports
  const until = today.add({ days: daysKept })
  const [from, end] = [nightOf(today), nightOf(until)]
  await feedEvents.lockPlot(plotId)
  await releaseExpired(ports, { plotIds: [plotId], stay: StayDates.of(today, until), by: 'calendar-feed' })
  for (let attempt = 1; ; attempt++) {
    const { events, kept, used } = await feedEvents.nightsOf(plotId, today, until)
    const changes = changesOfKeptNights(kept, nightsToKeep({ events, used, from, until: end }), from)
    await feedEvents.release(changes.release.map(({ blockId }) => blockId))
    let isKept = true
    for (const run of changes.keep) {
      const facts = { blockId: randomness.uuid() as BlockId, now: clock.now() }
      isKept = (await feedEvents.keep(run, facts)) && isKept
    }
    if (isKept) return
    if (attempt === tries) throw new Error(`the nights of plot ${plotId} never stood still`)
  }
}

/**
 * Keeps the nights of events that wait behind a booking or a block until that goes: no reading tells of it,
 * and after a file none comes.
 */
export async function settleGivenBack(ports: SettlePorts, unkept: readonly PlotInZone[]): Promise<void> {
  const { transaction, clock } = ports
  await eachByItself(
    unkept,
    ({ plotId, timezone }) => transaction.run(() => settlePlot(ports, plotId, todayIn(timezone, clock))),
    ({ plotId }) => plotId,
  )
}
