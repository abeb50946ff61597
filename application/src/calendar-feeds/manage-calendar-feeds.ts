import {
  type CalendarFeedFacts,
  type CalendarFeedProblem,
  calendarFeedProblems,
} from '@camp/domain/calendar-feeds/calendar-feed.ts'
import type { CalendarFeedId } from '@camp/domain/shared/ids.ts'
import { type Result, refused } from '@camp/domain/shared/result.ts'
import type { AuditedWriting } from '../settings/audited-writing.ts'
import { type RowToSave, type SaveRowPorts, saveSettingsRow } from '../settings/save-settings-row.ts'
import { judgeManager, type SettingsRefusal } from '../settings/settings-permission.ts'
import { DeleteSettingsRow, ListSettingsRows } from '../settings/settings-row-use-cases.ts'
import type { SaveRowRefusal } from '../settings/settings-rows.ts'
import { type CalendarFeedRow, type CalendarFeeds, revisionOfFeed } from './calendar-feeds.ts'

interface Ports extends SaveRowPorts {
  readonly calendarFeeds: CalendarFeeds
}

/** Whoever has the address of a calendar reads it. */
const secrets = new Set(['feedUrl'])

const kindOf = (feeds: CalendarFeeds) => ({ concept: 'calendar-feed', rows: feeds, revisionOfRow: revisionOfFeed, secrets })

/**
 * The address of a feed is a secret of the other calendar: it is shown to the organisation's own people
 * alone.
 */
export class ListCalendarFeeds extends ListSettingsRows<CalendarFeedRow> {
  constructor(ports: Pick<Ports, 'calendarFeeds'>) {
    super(ports.calendarFeeds)
  }
}

export interface SaveCalendarFeedCommand extends RowToSave<CalendarFeedId> {
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
  }: SaveCalendarFeedCommand): Promise<Result<{ readonly id: CalendarFeedId }, SettingsRefusal | FeedInvalid | SaveRowRefusal>> {
    const judged = judgeManager(row.actor, row.organisationId)
    if (!judged.ok) return judged
    const problems = calendarFeedProblems(feed)
    if (problems.length > 0) return refused({ code: 'fields-invalid', problems })
    return saveSettingsRow<CalendarFeedRow>(this.#ports, kindOf(this.#ports.calendarFeeds), row, (identity, stored) => ({
      ...feed,
      ...identity,
      lastSyncAt: stored?.feedUrl === feed.feedUrl ? stored.lastSyncAt : null,
    }))
  }
}

export class DeleteCalendarFeed extends DeleteSettingsRow<CalendarFeedRow> {
  constructor(ports: AuditedWriting & Pick<Ports, 'calendarFeeds'>) {
    super(ports, kindOf(ports.calendarFeeds))
  }
}
