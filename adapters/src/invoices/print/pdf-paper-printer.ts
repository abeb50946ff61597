import type { PlatformBilling } from '@camp/application/billing/show-platform-billing.ts'
import type { PrintedPaper } from '@camp/application/invoices/paper.ts'
import type { PaperPrinter, PrintedFile, PrintedReport } from '@camp/application/invoices/paper-printer.ts'
import type { PayoutStatement } from '@camp/application/payouts/show-payouts.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { billingSheet, platformBillingSheet } from './billing-sheets.ts'
import { paperSheet } from './paper-sheet.ts'
import type { Sheet } from './sheet.ts'
import { statementSheet } from './statement-sheet.ts'

export class PdfPaperPrinter implements PaperPrinter {
  async paper(printed: PrintedPaper): Promise<PrintedFile> {
    return pdfFile(`${printed.paper.label}.pdf`, paperSheet(printed))
  }

  async billingReport(printed: PrintedReport): Promise<PrintedFile> {
    const { from, month } = printed.report.period
    return pdfFile(`billing-${printed.slug}-${month ?? from}.pdf`, billingSheet(printed))
  }

  async payoutStatement(statement: PayoutStatement, madeAt: Temporal.Instant): Promise<PrintedFile> {
    return pdfFile(`${statement.payout.reference}.pdf`, statementSheet(statement, madeAt))
  }

  async platformBilling(billing: PlatformBilling, madeAt: Temporal.Instant): Promise<PrintedFile> {
    return pdfFile(`billing-${billing.month}.pdf`, platformBillingSheet(billing, madeAt))
  }
}

async function pdfFile(name: string, sheet: Sheet): Promise<PrintedFile> {
  // Two megabytes of code, which commands that print nothing do without.
  const { drawSheet } = await import('./draw-sheet.ts')
  return { name, contentType: 'application/pdf', content: await drawSheet(sheet) }
}
