import type { VoucherId } from '../shared/ids.ts'
import type { Temporal } from '../shared/temporal.ts'

/** How money changes hands past the gateway. */
export const offlinePaymentMethods = ['cash', 'eft', 'card-machine', 'voucher', 'other'] as const
export type OfflinePaymentMethod = (typeof offlinePaymentMethods)[number]

/** A voucher of the campsite's own is no money in its till (rule D17). */
export type BookedMethod = OfflinePaymentMethod | 'credit-voucher'

export function isTillMethod(method: BookedMethod): method is OfflinePaymentMethod {
  return method !== 'credit-voucher'
}

/** A slip, a line of a statement, or somebody's number; cash has none. */
export function leavesReference(method: OfflinePaymentMethod): boolean {
  return method !== 'cash'
}

/** What was written down about money that the gateway never saw. */
export interface OfflinePayment {
  readonly method: BookedMethod
  /** Of a credit voucher alone: which one. */
  readonly voucherId?: VoucherId | undefined
  /** Of the bank statement, the slip or the voucher. */
  readonly reference: string | null
  /** The day on which the money changed hands, in the organisation's zone. */
  readonly paidOn: Temporal.PlainDate
  readonly recordedBy: string
}
