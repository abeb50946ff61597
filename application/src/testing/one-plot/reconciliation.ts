import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { ReconcilePayments } from '../../payments/reconcile/reconcile-payments.ts'
import type { Reconciliation } from '../../payments/reconcile/reconciliation.ts'
import { InMemoryPaymentBooks } from '../../payments/reconcile/testing/in-memory-payment-books.ts'
import type { Marketplace } from '../given-marketplace.ts'

/** Compares all that the marketplace ever booked with its gateway. */
export function reconciliationOf(marketplace: Marketplace): (isFixing: boolean) => Promise<Reconciliation> {
  const { ports, payments, reservations, settleCheckout } = marketplace
  const paymentBooks = new InMemoryPaymentBooks({
    payments,
    referenceOf: async (id) => (await reservations.find(id))?.simpleReference ?? '',
  })
  const reconcile = new ReconcilePayments({ ...ports, settleCheckout, paymentBooks, pause: async () => {} })
  return (isFixing) => reconcile.execute({ since: aMoment('2026-11-01T00:00').now, isFixing, onProgress: () => {} })
}
