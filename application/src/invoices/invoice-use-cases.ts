import type { WriteToCampsite } from '../messaging/write-to-campsite.ts'
import type { ShowCalendarEntry } from './show-calendar-entry.ts'
import type { ShowInvoice } from './show-invoice.ts'

/** What a guest takes away from a booking, and what they tell the campsite about it. */
export interface InvoiceUseCases {
  readonly showInvoice: Pick<ShowInvoice, 'execute'>
  readonly showCalendarEntry: Pick<ShowCalendarEntry, 'execute'>
  readonly writeToCampsite: Pick<WriteToCampsite, 'execute'>
}
