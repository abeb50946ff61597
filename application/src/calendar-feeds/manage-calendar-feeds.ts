import {
  type CalendarFeedFacts,
  type CalendarFeedProblem,
  calendarFeedProblems,
} from '@camp/domain/calendar-feeds/calendar-feed.ts'
import type { CalendarFeedId, OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { AuditedWriting } from '../settings/audited-writing.ts'
import { type KeepRowPorts, keepRow, type RowToKeep, removeRow } from '../settings/keep-row.ts'
import type { KeepRefusal } from '../settings/kept-rows.ts'
import { judgeManager, judgeReader, type SettingsRefusal } from '../settings/settings-permission.ts'
import type { Actor } from '../shared/actor.ts'
import type { CalendarFeedRow, CalendarFeeds } from './calendar-feeds.ts'

interface Ports extends KeepRowPorts {
  readonly calendarFeeds: CalendarFeeds
}

/** Whoever has the address of a calendar reads it. */
const secrets = new Set(['feedUrl'])

/** The address of a feed is a secret of the other calendar: it is shown to the organisation's own people alone. */
export class ListCalendarFeeds {
  readonly #ports: Pick<Ports, 'calendarFeeds'>

  constructor(ports: Pick<Ports, 'calendarFeeds'>) {
    this.#ports = ports
  }

  async execute(query: {
    readonly actor: Actor
    readonly organisationId: OrganisationId
  }): Promise<Result<readonly CalendarFeedRow[], SettingsRefusal>> {
    const judged = judgeReader(query.actor, query.organisationId)
    return judged.ok ? accepted(await this.#ports.calendarFeeds.list(query.organisationId)) : judged
  }
}

export interface SaveCalendarFeedCommand extends RowToKeep<CalendarFeedId> {
  readonly feed: CalendarFeedFacts
}

type FeedInvalid = { readonly code: 'fields-invalid'; readonly problems: readonly CalendarFeedProblem[] }

/** Another address has not been read yet, whatever was read before. */
export class SaveCalendarFeed {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    feed,
    ...row
  }: SaveCalendarFeedCommand): Promise<Result<{ readonly id: CalendarFeedId }, SettingsRefusal | FeedInvalid | KeepRefusal>> {
    const judged = judgeManager(row.actor, row.organisationId)
    if (!judged.ok) return judged
    const problems = calendarFeedProblems(feed)
    if (problems.length > 0) return refused({ code: 'fields-invalid', problems })
    const { calendarFeeds } = this.#ports
    return keepRow<CalendarFeedRow>(
      this.#ports,
      { concept: 'calendar-feed', rows: calendarFeeds, secrets },
      row,
      (identity, stored) => ({
        ...feed,
        ...identity,
        lastSyncAt: stored?.feedUrl === feed.feedUrl ? stored.lastSyncAt : null,
      }),
    )
  }
}

export class DeleteCalendarFeed {
  readonly #ports: AuditedWriting & Pick<Ports, 'calendarFeeds'>

  constructor(ports: AuditedWriting & Pick<Ports, 'calendarFeeds'>) {
    this.#ports = ports
  }

  async execute(command: {
    readonly actor: Actor
    readonly organisationId: OrganisationId
    readonly id: CalendarFeedId
  }): Promise<Result<null, SettingsRefusal>> {
    const judged = judgeManager(command.actor, command.organisationId)
    if (!judged.ok) return judged
    return removeRow(this.#ports, { concept: 'calendar-feed', rows: this.#ports.calendarFeeds, secrets }, command)
  }
}
