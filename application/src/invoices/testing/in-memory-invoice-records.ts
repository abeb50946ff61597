import type { InvoiceRecipient } from '@camp/domain/invoices/invoice-recipient.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { SupplierNumbers } from '../invoice.ts'
import type { InvoicedPayment, InvoiceRecords } from '../invoice-records.ts'

export class InMemoryInvoiceRecords implements InvoiceRecords {
  readonly #numbers = new Map<OrganisationId, SupplierNumbers>()
  readonly #recipients = new Map<ReservationId, InvoiceRecipient>()
  readonly #payments = new Map<ReservationId, readonly InvoicedPayment[]>()

  setNumbers(organisationId: OrganisationId, numbers: SupplierNumbers): void {
    this.#numbers.set(organisationId, numbers)
  }

  addPayment(reservationId: ReservationId, payment: InvoicedPayment): void {
    this.#payments.set(reservationId, [...(this.#payments.get(reservationId) ?? []), payment])
  }

  async supplierNumbers(organisationId: OrganisationId): Promise<SupplierNumbers> {
    return this.#numbers.get(organisationId) ?? { vatNumber: null, registrationNumber: null }
  }

  async recipientOf(reservationId: ReservationId): Promise<InvoiceRecipient | null> {
    return this.#recipients.get(reservationId) ?? null
  }

  async keepRecipient(reservationId: ReservationId, recipient: InvoiceRecipient): Promise<void> {
    this.#recipients.set(reservationId, recipient)
  }

  async paymentsOf(reservationId: ReservationId): Promise<readonly InvoicedPayment[]> {
    const payments = this.#payments.get(reservationId) ?? []
    return payments.toSorted((one, other) => Temporal.Instant.compare(one.at, other.at))
  }
}
