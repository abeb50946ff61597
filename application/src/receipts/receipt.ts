import type { BookedMethod } from '@camp/domain/payments/offline-payment.ts'
import type { PaymentMethod } from '@camp/domain/payments/payment-method.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { SupplierNumbers } from '../invoices/invoice.ts'
import type { NotifiedOrganisation } from '../messaging/notification-facts.ts'

/** One payment on paper. It names no guest: its link may be passed on, as the booking's may. */
export interface Receipt {
  readonly key: string
  /** Where the guest reads it. */
  readonly link: string
  readonly campsite: Pick<NotifiedOrganisation, 'slug' | 'name' | 'addressLines' | 'email' | 'phone'> & SupplierNumbers
  readonly reservationId: ReservationId
  readonly reference: string
  readonly stay: StayDates
  readonly plotNames: readonly string[]
  readonly amount: Money
  readonly method: BookedMethod | 'online'
  /** Of a payment online. */
  readonly card: PaymentMethod | null
  /** Of the slip, the transfer or the voucher. */
  readonly slip: string | null
  readonly paidOn: Temporal.PlainDate
  /** It was written down wrongly and counts no more. */
  readonly isReversed: boolean
  /** Of the booking as it stands now. */
  readonly total: Money
  readonly paid: Money
  readonly balance: Money
}
