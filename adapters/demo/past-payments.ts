import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { PastPayment } from '../sandboxes/peach/past-payment.ts'
import { databaseOf } from '../src/postgres/typed-database.ts'

/** The newest ones: more than any demo has, and the sandbox keeps them in memory. */
const mostPayments = 5_000

/** What was paid online as our books have it, the oldest first: a sandbox that starts knows nothing of it. */
export async function pastPayments(em: EntityManager): Promise<readonly PastPayment[]> {
  const rows = await databaseOf(em)
    .selectFrom('payment as captured')
    .innerJoin('payment_attempt as attempt', 'attempt.id', 'captured.payment_attempt_id')
    .where('captured.kind', '=', 'capture')
    .select((row) => [
      ...(['attempt.checkout_id', 'attempt.merchant_transaction_id', 'attempt.result_code'] as const),
      ...(['attempt.method_brand', 'attempt.method_last4'] as const),
      ...(['captured.gateway_payment_id', 'captured.amount_cents', 'captured.currency', 'captured.at'] as const),
      row
        .selectFrom('payment as refund')
        .whereRef('refund.payment_attempt_id', '=', 'attempt.id')
        .where('refund.kind', '=', 'refund')
        .select(({ fn }) => fn.sum<string>('refund.amount_cents').as('cents'))
        .as('refunded_cents'),
    ])
    .orderBy('captured.at', 'desc')
    .limit(mostPayments)
    .execute()
  return rows.reverse().flatMap((row) => {
    const { checkout_id: checkoutId, gateway_payment_id: paymentId, currency } = row
    if (!checkoutId || !paymentId) return []
    return {
      checkoutId,
      paymentId,
      merchantTransactionId: row.merchant_transaction_id,
      amount: Money.cents(row.amount_cents, currency),
      refunded: Money.cents(Number(row.refunded_cents ?? 0), currency),
      resultCode: row.result_code ?? '000.000.000',
      card: { brand: row.method_brand ?? 'VISA', last4: row.method_last4 ?? '' },
      at: Temporal.Instant.from(row.at),
    }
  })
}
