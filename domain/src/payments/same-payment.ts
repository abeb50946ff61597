import type { Money } from '../shared/money.ts'
import type { OfflinePayment } from './offline-payment.ts'

type Payment = Pick<OfflinePayment, 'method' | 'reference' | 'paidOn'> & { readonly amount: Money }

/**
 * The same amount by the same method, with the same reference, for the same day: likely written down twice
 * (rule D22).
 */
export function isSamePayment(one: Payment, other: Payment): boolean {
  return (
    one.amount.equals(other.amount) &&
    one.method === other.method &&
    written(one.reference) === written(other.reference) &&
    one.paidOn.equals(other.paidOn)
  )
}

function written(reference: string | null): string {
  return (reference ?? '').trim()
}
