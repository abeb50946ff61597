import type { InvoiceKind } from '@camp/domain/invoices/invoice-kind.ts'
import type { MoneyMoveKind } from '@camp/domain/payments/money-move.ts'
import type { PaymentMethod } from '@camp/domain/payments/payment-method.ts'
import type { ReservationStatus } from '@camp/domain/reservations/reservation.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Party } from '@camp/domain/stay-rules/party.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { NotifiedOrganisation } from '../messaging/notification-facts.ts'

/** What a plot cost, VAT included; of a cancelled stay what is kept of it. */
export type InvoiceLine =
  | {
      readonly kind: 'plot'
      readonly plotName: string
      readonly siteName: string
      readonly party: Party
      readonly discountName: string | null
      readonly amount: Money
    }
  | { readonly kind: 'kept'; readonly amount: Money }

export interface InvoicePayment {
  readonly kind: MoneyMoveKind
  /** In the organisation's zone. */
  readonly on: Temporal.PlainDate
  readonly amount: Money
  readonly method: PaymentMethod | null
}

/** A reservation as a paper. Its label is the booking's reference. */
export interface Invoice {
  readonly kind: InvoiceKind
  readonly reference: string
  readonly status: ReservationStatus
  /** The day on which it was printed. */
  readonly date: Temporal.PlainDate
  /** The day of the first payment; before one it is the day of printing. Decides the rate of VAT. */
  readonly taxDate: Temporal.PlainDate
  readonly supplier: Pick<NotifiedOrganisation, 'name' | 'addressLines' | 'email' | 'phone'> & SupplierNumbers
  readonly customer: { readonly name: string; readonly email: string }
  readonly stay: StayDates
  readonly lines: readonly InvoiceLine[]
  readonly total: Money
  /** Null where the supplier is not registered. */
  readonly vat: { readonly percentage: number; readonly amount: Money; readonly net: Money } | null
  readonly payments: readonly InvoicePayment[]
  readonly paid: Money
  /** Below zero: money that goes back. */
  readonly balance: Money
}

export interface SupplierNumbers {
  readonly vatNumber: string | null
  readonly registrationNumber: string | null
}
