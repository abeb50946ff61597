import type { Enquiry, EnquiryId, ProspectStage } from '@camp/application/enquiries/enquiries.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { sql } from 'kysely'

interface SenderRow {
  readonly id: EnquiryId
  readonly reference: string
  readonly name: string
  readonly email: string
  readonly created_at: string
}

interface MessageRow extends SenderRow {
  readonly kind: 'message'
  readonly subject: string
  readonly message: string
}

interface ProspectRow extends SenderRow {
  readonly kind: 'prospect'
  readonly campsite: string
  readonly phone: string
  readonly province_code: string | null
  readonly plot_count: number | null
  readonly message: string | null
  readonly stage: ProspectStage
}

export type EnquiryRow = MessageRow | ProspectRow

/** Two tables as one list: the columns that one of them lacks are empty in it. */
export const writtenEnquiries = sql`
  select 'message' as kind, id, reference, name, email, created_at, subject, message,
    null as campsite, null as phone, null as province_code, null::integer as plot_count, null as stage
  from contact_message
  union all
  select 'prospect', id, reference, name, email, created_at, null, message, campsite, phone, province_code,
    plot_count, stage
  from prospect`

export function toEnquiry(row: EnquiryRow): Enquiry {
  const { id, reference, name, email } = row
  const sender = { id, reference, name, email, createdAt: Temporal.Instant.from(row.created_at) }
  if (row.kind === 'message') return { kind: row.kind, ...sender, subject: row.subject, message: row.message }
  const { kind, campsite, phone, province_code: provinceCode, plot_count: plotCount, message, stage } = row
  return { kind, ...sender, campsite, phone, provinceCode, plotCount, message, stage }
}
