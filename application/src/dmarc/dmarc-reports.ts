import type { Disposition, DmarcReport, MessageCounts } from '@camp/domain/dmarc/dmarc-report.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

export interface DayOfMail extends MessageCounts {
  /** By UTC, as reports count: `2026-11-23`. */
  readonly day: string
}

/** A machine that sent mail in our name. */
export interface MailSource extends MessageCounts {
  readonly sourceIp: string
  readonly headerFrom: readonly string[]
  readonly lastDay: string
  /** Nothing of what it sent was ours: somebody uses our name, or a sender of ours is not set up. */
  readonly isUnknown: boolean
}

export interface DispositionOfMail extends MessageCounts {
  readonly disposition: Disposition
}

export interface MailSummary extends MessageCounts {
  readonly reports: number
  /** The newest first, those of which there are reports. */
  readonly days: readonly DayOfMail[]
  /** Unknown ones first, then by how much they sent. */
  readonly sources: readonly MailSource[]
  readonly sourceCount: number
  readonly dispositions: readonly DispositionOfMail[]
}

export const mostDaysShown = 60
export const mostSourcesShown = 100

/** What tells a report from others: who reports uses an id again for another domain or day. */
export type DmarcReportName = Pick<DmarcReport, 'orgName' | 'reportId' | 'domain' | 'begin'>

/** Reports of receivers on mail in the name of our domain. */
export interface DmarcReports {
  /** False when the report is there already: each is kept once (rule R4). */
  add(report: DmarcReport, now: Temporal.Instant): Promise<boolean>
  has(report: DmarcReportName): Promise<boolean>
  summary(since: Temporal.Instant | null): Promise<MailSummary>
}
