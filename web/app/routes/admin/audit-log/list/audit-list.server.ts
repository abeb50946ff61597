import type { AuditLogEntry } from '@camp/application/audit/audit-log.ts'
import { isCalendarDate } from '@camp/domain/formatting/calendar-date.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import type { StaffList } from '#app/components/staff/lists/staff-list.server.ts'
import type { FileColumn } from '#app/formatting/file-column.ts'
import { instantOnWire } from '#server/wire/on-wire.ts'

export type WireAuditEntry = Omit<AuditLogEntry, 'at'> & { readonly at: string }

interface FoundEntries {
  readonly rows: readonly WireAuditEntry[]
  readonly total: number
  readonly concepts: readonly string[]
  readonly from: string
}

export const auditList: StaffList<FoundEntries, 'at', 'concept' | 'subject' | 'organisation' | 'from' | 'to'> = {
  sorts: ['at'],
  isDescendingFirst: true,
  filters: ['concept', 'subject', 'organisation', 'from', 'to'],
  read: async ({ acts, actor, listing, filters: { from, to, ...filters } }) => {
    const days = { from: isCalendarDate(from) ? from : '', to: isCalendarDate(to) ? to : '' }
    const listed = await acts.listAuditEntries.execute({ actor, ...listing, ...filters, ...days })
    if (!listed.ok) return listed
    return accepted({ ...listed.value, rows: listed.value.rows.map((entry) => ({ ...entry, at: instantOnWire(entry.at) })) })
  },
}

export const auditColumns: readonly FileColumn<WireAuditEntry>[] = [
  ['at', ({ at }) => at],
  ['by', ({ byName, by }) => byName ?? by],
  ['door', ({ origin }) => origin?.door ?? null],
  ['network', ({ origin }) => origin?.network ?? null],
  ['for', ({ organisationName }) => organisationName],
  ['act', ({ act }) => act],
  ['subject', ({ subject }) => subject],
  ['booking', ({ reference }) => reference],
  ['changes', ({ changes }) => changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`).join('; ')],
]
