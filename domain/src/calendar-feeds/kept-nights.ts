import type { Night } from '../nights/night.ts'

/** Nights of one plot that an event elsewhere takes, up to, not including, `end`. */
export interface TakenElsewhere<EventId extends string> {
  readonly eventId: EventId
  readonly start: Night
  readonly end: Night
}

interface Facts<EventId extends string> {
  readonly events: readonly TakenElsewhere<EventId>[]
  /** What bookings and staff use on the plot. */
  readonly used: ReadonlySet<Night>
  readonly from: Night
  readonly until: Night
}

/**
 * What is kept from being booked because of events elsewhere (rule F3): every night that one of them takes
 * and nobody uses here, once, as runs of nights that follow each other. The event that is named first has
 * the night.
 */
export function nightsToKeep<EventId extends string>({
  events,
  used,
  from,
  until,
}: Facts<EventId>): readonly TakenElsewhere<EventId>[] {
  const runs: TakenElsewhere<EventId>[] = []
  const seen = new Set<Night>()
  for (const { eventId, start, end } of events) {
    let runStart: Night | undefined
    const last = Math.min(end, until)
    for (let night = Math.max(start, from); night <= last; night++) {
      const isMine = night < last && !used.has(night) && !seen.has(night)
      if (isMine) {
        seen.add(night)
        runStart ??= night
      } else if (runStart !== undefined) {
        runs.push({ eventId, start: runStart, end: night })
        runStart = undefined
      }
    }
  }
  return runs
}

interface Changes<EventId extends string, Kept> {
  readonly release: readonly Kept[]
  readonly keep: readonly TakenElsewhere<EventId>[]
}

/** What leads from the runs that are kept to those that should be; nights before `from` count as the same. */
export function changesOfKeptNights<EventId extends string, Kept extends TakenElsewhere<EventId>>(
  kept: readonly Kept[],
  wanted: readonly TakenElsewhere<EventId>[],
  from: Night,
): Changes<EventId, Kept> {
  const nameOf = ({ eventId, start, end }: TakenElsewhere<EventId>) => `${eventId} ${Math.max(start, from)} ${end}`
  const [keptNames, wantedNames] = [new Set(kept.map(nameOf)), new Set(wanted.map(nameOf))]
  return {
    release: kept.filter((run) => !wantedNames.has(nameOf(run))),
    keep: wanted.filter((run) => !keptNames.has(nameOf(run))),
  }
}
