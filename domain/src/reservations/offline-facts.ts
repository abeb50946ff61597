import type { OfflinePaymentMethod } from '../payments/offline-payment.ts'
import type { Temporal } from '../shared/temporal.ts'

/** What only a booking has that staff took by telephone or at the desk (rule L7). */
export interface OfflineFacts {
  /** It is paid wholly past the gateway (rule D4). */
  readonly isOfflinePayment: boolean
  /**
   * Of the money that came with the booking; null when none did. What comes later has payments of its own.
   */
  readonly paymentMethod: OfflinePaymentMethod | null
  readonly paymentReference: string | null
  /** In the organisation's zone. */
  readonly paymentDate: Temporal.PlainDate | null
  readonly notes: string | null
  readonly notifiesCamper: boolean
  /** Why the price is another than the quoted one; null when it is the quoted one. */
  readonly priceReason: string | null
}
