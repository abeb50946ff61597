import type { RefundTask } from '@camp/application/payments/payments.ts'
import type { PaymentAttemptId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { violates } from '../postgres/constraint-violations.ts'
import { databaseOf } from '../postgres/typed-database.ts'

type MovedMoney = Pick<RefundTask, 'organisationId' | 'reservationId' | 'amount'>

interface GatewayMove {
  readonly id: string
  readonly kind: 'capture' | 'refund'
  readonly gateway_payment_id: string
  readonly payment_attempt_id: PaymentAttemptId | null
  readonly at: string
}

/**
 * False when the gateway's id stands there already. In a savepoint, so that a second report does not poison
 * the caller's work.
 */
export async function addGatewayMove(em: EntityManager, of: MovedMoney, facts: GatewayMove): Promise<boolean> {
  const { organisationId, reservationId, amount } = of
  const whose = { organisation_id: organisationId, reservation_id: reservationId }
  const money = { amount_cents: amount.cents, currency: amount.currency }
  try {
    await em.transactional(() =>
      databaseOf(em)
        .insertInto('payment')
        .values({ ...whose, ...money, ...facts })
        .execute(),
    )
    return true
  } catch (error) {
    if (!violates(error, 'gateway_payment_recorded_once')) throw error
    return false
  }
}
