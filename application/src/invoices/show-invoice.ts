import { isFullTaxInvoice } from '@camp/domain/invoices/invoice-form.ts'
import type { InvoiceRecipient } from '@camp/domain/invoices/invoice-recipient.ts'
import type { Reservation, SubmittedFacts } from '@camp/domain/reservations/reservation.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Payments } from '../payments/payments.ts'
import { refundsOnTheirWay } from '../payments/refund-tasks.ts'
import type { VatRates } from '../pricing/vat-rates.ts'
import { contextOf, type ReservationContextPorts } from '../reservations/reservation-context.ts'
import type { Reservations } from '../reservations/reservations.ts'
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
  readonly payments: Pick<Payments, 'refundTasksOf'>
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

/** Without the guest's address. */
export interface LinkedInvoice extends Omit<AddressedInvoice, 'customer'> {
  readonly customer: { readonly name: string; readonly email: null }
}

interface LinkedInvoicePorts extends InvoicingPorts {
  readonly reservations: Pick<Reservations, 'find'>
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
    return booking.ok ? addressedInvoice(booking.value, this.#ports) : booking
  }
}

/**
 * The same for whoever holds the booking's link: it names whom it is for, as a paper must, and nothing by
 * which they could be written to.
 */
export class ShowInvoiceByLink {
  readonly #ports: LinkedInvoicePorts

  constructor(ports: LinkedInvoicePorts) {
    this.#ports = ports
  }

  async execute({ id }: { readonly id: ReservationId }): Promise<Result<LinkedInvoice, InvoiceRefusal>> {
    const reservation = await this.#ports.reservations.find(id)
    const submitted = reservation && submittedFacts(reservation)
    if (!reservation || !submitted) return refused({ code: 'not-found' })
    const invoice = await addressedInvoice({ reservation, submitted }, this.#ports)
    if (!invoice.ok) return invoice
    return accepted({ ...invoice.value, customer: { name: invoice.value.customer.name, email: null } })
  }
}

async function addressedInvoice(
  booking: { readonly reservation: Reservation; readonly submitted: SubmittedFacts },
  ports: InvoicingPorts,
): Promise<Result<AddressedInvoice, { readonly code: 'nothing-to-invoice' }>> {
  const invoice = await invoiceToShow(booking, ports)
  if (!invoice.ok) return invoice
  const recipient = await ports.paperRecords.recipientOf(booking.reservation.id)
  const { supplier, total } = invoice.value
  const needsAddress = supplier.vatNumber !== null && isFullTaxInvoice(total)
  return accepted({ ...invoice.value, recipient, needsAddress })
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
  const promisedBack = await refundsOnTheirWay(ports, reservation)
  const invoice = writeInvoice({ reservation, submitted, context, numbers, payments, promisedBack, vatPercentage })
  const papers = await issueBookingPapers({ reservation, context, invoice }, ports)
  return accepted({ ...invoice, papers })
}
