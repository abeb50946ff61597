import type { Temporal } from '../shared/temporal.ts'

/** How money changes hands past the gateway. */
export const offlinePaymentMethods = ['cash', 'eft', 'card-machine', 'voucher', 'other'] as const
export type OfflinePaymentMethod = (typeof offlinePaymentMethods)[number]

/** What the desk wrote down about money that it took or gave back. */
export interface OfflinePayment {
  readonly method: OfflinePaymentMethod
  /** Of the bank statement, the slip or the voucher. */
  readonly reference: string | null
  /** The day on which the money changed hands, in the organisation's zone. */
  readonly paidOn: Temporal.PlainDate
  readonly recordedBy: string
}
