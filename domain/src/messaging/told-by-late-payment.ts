import { Temporal } from '../shared/temporal.ts'
import { justNow } from './told-by-cancellation.ts'

interface Refund {
  readonly reason: string
  /** When the payment came, and its guest was told. */
  readonly createdAt: Temporal.Instant
}

/** Rule M31: the message of a payment that came too late says that all of it comes back. */
export function isToldByLatePayment({ reason, createdAt }: Refund, now: Temporal.Instant): boolean {
  return reason === 'payment-after-expiry' && Temporal.Instant.compare(now, createdAt.add(justNow)) < 0
}
