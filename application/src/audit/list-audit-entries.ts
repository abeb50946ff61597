import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Actor } from '../shared/actor.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import type { ListedPage } from '../shared/listing.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import { type AuditLog, type AuditLogEntry, type AuditLogQuery, isOfBookings } from './audit-log.ts'

export interface AuditEntries extends ListedPage<AuditLogEntry> {
  readonly concepts: readonly string[]
  /** The first day that was read; empty: every day. */
  readonly from: string
}

/** So many days are read where nobody says which: bookings change a thousand times a day. */
const daysReadAtOnce = 31

interface ListAuditEntriesPorts {
  readonly auditLog: AuditLog
  readonly clock: Clock
}

/** Who changed what, for whom, when, and what it was before. */
export class ListAuditEntries {
  readonly #ports: ListAuditEntriesPorts

  constructor(ports: ListAuditEntriesPorts) {
    this.#ports = ports
  }

  async execute({ actor, ...query }: AuditLogQuery & { readonly actor: Actor }): Promise<Result<AuditEntries, NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { auditLog, clock } = this.#ports
    const from = query.from || firstDay(query, clock)
    return accepted({ ...(await auditLog.list({ ...query, from })), concepts: await auditLog.concepts(), from })
  }
}

/** All of one record, and of settings; of everything else the last days, or the last ones up to a day. */
function firstDay({ subject, concept, to }: AuditLogQuery, clock: Clock): string {
  if (subject !== '' || (concept !== '' && !isOfBookings(concept))) return ''
  const last = to ? Temporal.PlainDate.from(to) : todayIn(platformZone, clock)
  return last.subtract({ days: daysReadAtOnce }).toString()
}
