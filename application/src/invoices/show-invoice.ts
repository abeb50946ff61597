import { isFullTaxInvoice } from '@camp/domain/invoices/invoice-form.ts'
import type { InvoiceRecipient } from '@camp/domain/invoices/invoice-recipient.ts'
import type { Reservation, SubmittedFacts } from '@camp/domain/reservations/reservation.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { VatRates } from '../pricing/vat-rates.ts'
import { contextOf, type ReservationContextPorts } from '../reservations/reservation-context.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { Invoice } from './invoice.ts'
import { type AskedInvoice, bookingOfReader, type InvoiceReaderPorts } from './invoice-reader.ts'
import type { InvoiceRecords } from './invoice-records.ts'
import { type BookingPaperPorts, issueBookingPapers } from './issue-booking-papers.ts'
import type { Paper } from './paper.ts'
import { hasInvoice, taxDateOf, writeInvoice } from './write-invoice.ts'

export interface InvoicePorts extends InvoiceReaderPorts, InvoicingPorts {}

export interface InvoicingPorts extends ReservationContextPorts, BookingPaperPorts {
  readonly paperRecords: InvoiceRecords
  readonly vatRates: VatRates
}

export interface ShownInvoice extends Invoice {
  /** What was issued under a number, the oldest first. */
  readonly papers: readonly Paper[]
}

export interface AddressedInvoice extends ShownInvoice {
  readonly recipient: InvoiceRecipient | null
  /** The law wants the recipient's address on it (rule B16). */
  readonly needsAddress: boolean
}

export type InvoiceRefusal = NotFound | { readonly code: 'nothing-to-invoice' }

/** The booking as an invoice as it stands now, and its papers; what is missing of these is issued. */
export class ShowInvoice {
  readonly #ports: InvoicePorts

  constructor(ports: InvoicePorts) {
    this.#ports = ports
  }

  async execute(asked: AskedInvoice): Promise<Result<AddressedInvoice, InvoiceRefusal>> {
    const booking = await bookingOfReader(asked, this.#ports)
    if (!booking.ok) return booking
    const invoice = await invoiceToShow(booking.value, this.#ports)
    if (!invoice.ok) return invoice
    const recipient = await this.#ports.paperRecords.recipientOf(asked.id)
    const { supplier, total } = invoice.value
    const needsAddress = supplier.vatNumber !== null && isFullTaxInvoice(total)
    return accepted(Object.assign(invoice.value, { recipient, needsAddress }))
  }
}

export async function invoiceToShow(
  { reservation, submitted }: { readonly reservation: Reservation; readonly submitted: SubmittedFacts },
  ports: InvoicingPorts,
): Promise<Result<ShownInvoice, { readonly code: 'nothing-to-invoice' }>> {
  const { paperRecords, vatRates } = ports
  const payments = await paperRecords.paymentsOf(reservation.id)
  if (!hasInvoice(reservation, payments)) return refused({ code: 'nothing-to-invoice' })
  const context = await contextOf(reservation, ports)
  const numbers = await paperRecords.supplierNumbers(reservation.organisationId)
  const country = context.catalogue.organisation.province.country.code
  const vatPercentage = await vatRates.percentageOn(country, taxDateOf(context, payments))
  const invoice = writeInvoice({ reservation, submitted, context, numbers, payments, vatPercentage })
  const papers = await issueBookingPapers({ reservation, context, invoice }, ports)
  return accepted(Object.assign(invoice, { papers }))
}
