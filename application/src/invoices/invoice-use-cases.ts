import { IssuePapers } from './issue-papers.ts'
import { ListAllPapers, ListPapers } from './list-papers.ts'
import { PrintFeePaper } from './print-fee-paper.ts'
import { PrintPaper } from './print-paper.ts'
import { SaveInvoiceRecipient } from './save-invoice-recipient.ts'
import { ShowCalendarEntry } from './show-calendar-entry.ts'
import { ShowInvoice, ShowInvoiceByLink } from './show-invoice.ts'

/** What a guest takes away from a booking. */
export const invoiceUseCases = {
  showInvoice: ShowInvoice,
  showInvoiceByLink: ShowInvoiceByLink,
  saveInvoiceRecipient: SaveInvoiceRecipient,
  printPaper: PrintPaper,
  printFeePaper: PrintFeePaper,
  issuePapers: IssuePapers,
  listPapers: ListPapers,
  listAllPapers: ListAllPapers,
  showCalendarEntry: ShowCalendarEntry,
}
