import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { BillingReport } from '../billing/show-billing-report.ts'
import type { PlatformBilling } from '../billing/show-platform-billing.ts'
import type { PayoutStatement } from '../payouts/show-payouts.ts'
import type { PrintedPaper } from './paper.ts'

export interface PrintedFile {
  readonly name: string
  readonly contentType: 'application/pdf'
  readonly content: Uint8Array
}

/** Of those who may ask: it was not issued. */
export interface NoSuchPaper {
  readonly code: 'no-such-paper'
}

export interface PrintedReport {
  readonly slug: string
  readonly name: string
  readonly report: BillingReport
  readonly madeAt: Temporal.Instant
}

/** Draws what is issued as it will be sent and filed: PDF, A4. */
export interface PaperPrinter {
  paper(printed: PrintedPaper): Promise<PrintedFile>
  billingReport(printed: PrintedReport): Promise<PrintedFile>
  payoutStatement(statement: PayoutStatement, madeAt: Temporal.Instant): Promise<PrintedFile>
  platformBilling(billing: PlatformBilling, madeAt: Temporal.Instant): Promise<PrintedFile>
}
