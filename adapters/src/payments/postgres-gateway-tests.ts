import type { GatewayAnswer, GatewayTest, GatewayTests } from '@camp/application/payments/gateway-test/gateway-tests.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'

interface Row {
  readonly id: string
  readonly merchant_transaction_id: string
  readonly amount_cents: number
  readonly currency: string
  readonly checkout_id: string | null
  readonly redirect_url: string | null
  readonly gateway_payment_id: string | null
  readonly result_code: string | null
  readonly refunded_cents: number
  readonly answers: readonly (Omit<GatewayAnswer, 'at'> & { readonly at: string })[]
  readonly started_at: string
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const columns = sql`id, merchant_transaction_id, amount_cents, currency, checkout_id, redirect_url, gateway_payment_id,
  result_code, refunded_cents, answers, to_json(started_at) #>> '{}' as started_at`

export class PostgresGatewayTests implements GatewayTests {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async add({ id, merchantTransactionId, amount, startedAt }: GatewayTest): Promise<void> {
    await sql`
      insert into gateway_test (id, merchant_transaction_id, amount_cents, currency, started_at)
      values (${id}, ${merchantTransactionId}, ${amount.cents}, ${amount.currency}, ${startedAt.toString()}::timestamptz)`.execute(
      this.#kysely(),
    )
  }

  async save({ id, checkoutId, redirectUrl, gatewayPaymentId, resultCode, refunded, answers }: GatewayTest): Promise<void> {
    await sql`
      update gateway_test set checkout_id = ${checkoutId}, redirect_url = ${redirectUrl},
        gateway_payment_id = ${gatewayPaymentId}, result_code = ${resultCode}, refunded_cents = ${refunded.cents},
        answers = ${JSON.stringify(answers)}::jsonb
      where id = ${id}`.execute(this.#kysely())
  }

  async find(id: string): Promise<GatewayTest | undefined> {
    if (!uuid.test(id)) return undefined
    const { rows } = await sql<Row>`select ${columns} from gateway_test where id = ${id}`.execute(this.#kysely())
    return rows.map(toTest)[0]
  }

  async latest(limit: number): Promise<readonly GatewayTest[]> {
    const { rows } = await sql<Row>`
      select ${columns} from gateway_test order by gateway_test.started_at desc, id limit ${limit}`.execute(this.#kysely())
    return rows.map(toTest)
  }

  #kysely() {
    return this.#em.getKysely({ type: 'write' })
  }
}

function toTest(row: Row): GatewayTest {
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
