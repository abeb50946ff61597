import { ImportDmarcMailbox } from './import-dmarc-mailbox.ts'
import { ImportDmarcReports } from './import-dmarc-reports.ts'
import { ShowMailSummary } from './show-mail-summary.ts'

/** What receivers report on mail in our name. */
export const dmarcUseCases = {
  importDmarcReports: ImportDmarcReports,
  importDmarcMailbox: ImportDmarcMailbox,
  showMailSummary: ShowMailSummary,
}
