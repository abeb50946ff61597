import { WriteToCampsite } from '../messaging/write-to-campsite.ts'
import { ShowCalendarEntry } from './show-calendar-entry.ts'
import { ShowInvoice } from './show-invoice.ts'

/** What a guest takes away from a booking, and what they tell the campsite about it. */
export const invoiceUseCases = {
  showInvoice: ShowInvoice,
  showCalendarEntry: ShowCalendarEntry,
  writeToCampsite: WriteToCampsite,
}
