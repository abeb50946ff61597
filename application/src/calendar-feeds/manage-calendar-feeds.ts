import {
  type CalendarFeedFacts,
  type CalendarFeedProblem,
  calendarFeedProblems,
} from '@camp/domain/calendar-feeds/calendar-feed.ts'
import type { CalendarFeedId } from '@camp/domain/shared/ids.ts'
import type { AuditedWriting } from '../settings/audited-writing.ts'
import { type RowToSave, type SavedRow, type SaveRowPorts, saveSettingsRow } from '../settings/save-settings-row.ts'
import { DeleteSettingsRow, ListSettingsRows } from '../settings/settings-row-use-cases.ts'
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

/** Another address has not been read yet, whatever was read before. */
export class SaveCalendarFeed {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  execute({ feed, ...row }: SaveCalendarFeedCommand): SavedRow<CalendarFeedId, CalendarFeedProblem> {
    const kind = kindOf(this.#ports.calendarFeeds)
    return saveSettingsRow<CalendarFeedRow, CalendarFeedProblem>(this.#ports, kind, row, () => ({
      problems: calendarFeedProblems(feed),
      make: (identity, stored) => ({
        ...feed,
        ...identity,
        lastSyncAt: stored?.feedUrl === feed.feedUrl ? stored.lastSyncAt : null,
      }),
    }))
  }
}

export class DeleteCalendarFeed extends DeleteSettingsRow<CalendarFeedRow> {
  constructor(ports: AuditedWriting & Pick<Ports, 'calendarFeeds'>) {
    super(ports, kindOf(ports.calendarFeeds))
  }
}
