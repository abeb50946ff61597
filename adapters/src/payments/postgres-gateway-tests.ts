import type { GatewayTest, GatewayTests } from '@camp/application/payments/gateway-test/gateway-tests.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Selectable } from 'kysely'
import { databaseOf, type Tables } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'

export class PostgresGatewayTests implements GatewayTests {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async add({ id, merchantTransactionId, amount, startedAt }: GatewayTest): Promise<void> {
    await this.#database()
      .insertInto('gateway_test')
      .values({
        id,
        merchant_transaction_id: merchantTransactionId,
        amount_cents: amount.cents,
        currency: amount.currency,
        started_at: startedAt.toString(),
      })
      .execute()
  }

  async save({ id, checkoutId, redirectUrl, gatewayPaymentId, resultCode, refunded, answers }: GatewayTest): Promise<void> {
    await this.#database()
      .updateTable('gateway_test')
      .set({
        checkout_id: checkoutId,
        redirect_url: redirectUrl,
        gateway_payment_id: gatewayPaymentId,
        result_code: resultCode,
        refunded_cents: refunded.cents,
        answers: JSON.stringify(answers),
      })
      .where('id', '=', id)
      .execute()
  }

  async find(id: string): Promise<GatewayTest | undefined> {
    if (!isUuid(id)) return undefined
    const row = await this.#database().selectFrom('gateway_test').selectAll().where('id', '=', id).executeTakeFirst()
    return row && toTest(row)
  }

  async latest(limit: number): Promise<readonly GatewayTest[]> {
    const rows = await this.#database()
      .selectFrom('gateway_test')
      .selectAll()
      .orderBy('started_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(toTest)
  }

  #database() {
    return databaseOf(this.#em)
  }
}

function toTest(row: Selectable<Tables['gateway_test']>): GatewayTest {
  const money = (cents: number) => Money.cents(cents, row.currency)
  return {
    id: row.id,
    merchantTransactionId: row.merchant_transaction_id,
    amount: money(row.amount_cents),
    checkoutId: row.checkout_id,
    redirectUrl: row.redirect_url,
    gatewayPaymentId: row.gateway_payment_id,
    resultCode: row.result_code,
    refunded: money(row.refunded_cents),
    answers: row.answers.map((answer) => ({ ...answer, at: Temporal.Instant.from(answer.at) })),
    startedAt: Temporal.Instant.from(row.started_at),
  }
}
