import type { InvoiceRecipient } from '@camp/domain/invoices/invoice-recipient.ts'
import type { MoneyMoveKind } from '@camp/domain/payments/money-move.ts'
import type { PaymentMethod } from '@camp/domain/payments/payment-method.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { SupplierNumbers } from './invoice.ts'

export interface InvoicedPayment {
  readonly kind: MoneyMoveKind
  readonly at: Temporal.Instant
  /** When it changed hands at the desk; absent: on the day of `at`. */
  readonly paidOn?: Temporal.PlainDate | undefined
  /** It never came, and another line takes it back. */
  readonly isReversed?: boolean
  /** Above zero, of every kind. */
  readonly amount: Money
  /** By what it was paid online; null at the desk. */
  readonly method: PaymentMethod | null
}

/** What a paper says that no page does. */
export interface InvoiceRecords {
  supplierNumbers(organisationId: OrganisationId): Promise<SupplierNumbers>
  /** The oldest first. */
  paymentsOf(reservationId: ReservationId): Promise<readonly InvoicedPayment[]>
  /** Null: nobody said; the guest's name and e-mail address stand for it. */
  recipientOf(reservationId: ReservationId): Promise<InvoiceRecipient | null>
  /** In place of what was said before. */
  keepRecipient(reservationId: ReservationId, recipient: InvoiceRecipient): Promise<void>
}
