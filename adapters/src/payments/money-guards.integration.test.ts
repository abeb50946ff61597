import { anAttempt, aRefundTask } from '@camp/application/payments/testing/payments.contract.ts'
import { aHoldOn, asHeld, campsite, stands } from '@camp/application/testing/a-campsite.ts'
import type { PaymentItem } from '@camp/domain/payments/payment-items.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anotherCampsite, otherId } from '../postgres/testing/another-campsite.ts'
import { forgetGuests, noJitter, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresPayments } from './postgres-payments.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

const [stand] = stands
const paid = anAttempt({ state: 'successful', gatewayPaymentId: 'gateway-1' })
const item: PaymentItem = { kind: 'deposit', plotId: stand?.id ?? null, plotName: 'Stand 1', amount: Money.rand(400) }

/** R400.00 came in by `attempt-1`. */
beforeEach(async () => {
  await forgetGuests(store.em)
  await new PostgresReservations(store.em).add(aHoldOn(stands.slice(0, 1)), asHeld)
  const payments = new PostgresPayments(store.em)
  await payments.addAttempt(paid)
  await payments.recordCapture(paid, [item])
})

const tenant = `'${campsite.organisation.id}', 'hold-1'`

function move(kind: string, cents: number, { currency = 'ZAR', gatewayId = 'gateway-2' } = {}): string {
  return `insert into payment (organisation_id, reservation_id, payment_attempt_id, kind, amount_cents, currency, gateway_payment_id, at)
    values (${tenant}, 'attempt-1', '${kind}', ${cents}, '${currency}', '${gatewayId}', now());`
}

function task(cents: number, { currency = 'ZAR', state = 'open', of = `'attempt-1'` } = {}): string {
  return `insert into refund_task (id, organisation_id, reservation_id, payment_attempt_id, amount_cents, currency, reason, state, created_at)
    values ('task-' || gen_random_uuid(), ${tenant}, ${of}, ${cents}, '${currency}', 'cancellation', '${state}', now());`
}

const attempt = `insert into payment_attempt (id, organisation_id, reservation_id, purpose, amount_cents, currency,
  merchant_transaction_id, state, created_at) values ('attempt-2', ${tenant}, 'full', 100, 'EUR', '48291310702', 'created', now());`
const dispute = `insert into payment_dispute (id, organisation_id, reservation_id, payment_attempt_id, taken_cents, currency,
  result_code, opened_at, state) values ('dispute-1', ${tenant}, 'attempt-1', 100, 'EUR', '000.100.206', now(), 'open');`

/** All or nothing, as every act is written. */
const write = (statements: string) => store.em.execute(`begin; ${statements} commit;`).catch(undone)

async function undone(error: unknown): Promise<never> {
  await store.em.execute('rollback')
  throw error
}

describe('the database', () => {
  it.each([
    ['a move that is changed', 'payment_is_append_only', 'update payment set amount_cents = 1;'],
    ['a move that is deleted', 'payment_is_append_only', 'delete from payment;'],
    ['what a payment paid for changed', 'payment_item_is_append_only', 'update payment_item set amount_cents = 1;'],
    ['what a payment paid for deleted', 'payment_item_is_append_only', 'delete from payment_item;'],
    ['a payment of the gateway twice', 'gateway_payment_recorded_once', move('refund', 1, { gatewayId: 'gateway-1' })],
    ['an attempt that is captured twice', 'attempt_captured_once', move('capture', 100)],
    ['a payment in another currency', 'payment_in_currency_of_reservation', move('refund', 100, { currency: 'EUR' })],
    ['an attempt in another currency', 'payment_attempt_in_currency_of_reservation', attempt],
    ['a refund in another currency', 'refund_task_in_currency_of_reservation', task(100, { currency: 'EUR' })],
    ['a dispute in another currency', 'payment_dispute_in_currency_of_reservation', dispute],
    [
      'an item in another currency',
      'payment_item_in_currency_of_payment',
      `insert into payment_item select payment_id, organisation_id, 1, 'overpaid', null, null, 100, 'EUR' from payment_item;`,
    ],
    [
      'an item of another campsite',
      'payment_item_organisation_id_payment_id_fkey',
      anotherCampsite +
        `insert into payment_item select payment_id, '${otherId}', 1, 'overpaid', null, null, 100, 'ZAR' from payment_item;`,
    ],
    ['less than nothing paid', 'paid_amount_never_negative', 'update reservation set amount_paid_cents = -1;'],
    ['more given back than came in', 'refunds_within_what_came_in', move('refund', 40_001)],
    ['more taken by a bank than came in', 'refunds_within_what_came_in', move('chargeback', 40_001)],
    ['more promised than came in', 'refunds_within_what_came_in', task(40_001)],
    ['more promised by two than came in', 'refunds_within_what_came_in', task(20_000) + task(20_001, { state: 'manual' })],
    ['more given back and promised than came in', 'refunds_within_what_came_in', move('refund', 30_000) + task(10_001)],
    [
      'a refund that begins anew after its money went back',
      'refunds_within_what_came_in',
      `${task(30_000, { state: 'done' })} ${move('refund', 30_000)} update refund_task set state = 'open';`,
    ],
  ])('refuses %s', async (_, constraint, statements) => {
    await expect(write(statements)).rejects.toMatchObject({ constraint })
  })

  it.each([
    ['all of it given back', move('refund', 40_000)],
    [
      'what a bank took and returned given back',
      move('chargeback', 40_000) + won() + move('refund', 40_000, { gatewayId: 'gateway-4' }),
    ],
    ['more promised than came in online: the desk took it', task(90_000, { of: 'null', state: 'manual' })],
  ])('takes %s', async (_, statements) => {
    await write(statements)

    expect(await new PostgresPayments(store.em).movesOf(paid.reservationId)).not.toHaveLength(0)
  })

  it('lets a refund that was promised go back', async () => {
    const payments = new PostgresPayments(store.em)
    const owed = aRefundTask({ paymentAttemptId: paid.id })
    await payments.addRefundTask(owed)

    await new PostgresTransaction({ em: store.em, randomness: noJitter }).run(() =>
      payments.closeRefundTask(owed, { gatewayRefundId: 'refund-1', at: aMoment().now }),
    )

    expect((await payments.movesOf(paid.reservationId)).map(({ kind }) => kind).toSorted()).toEqual(['capture', 'refund'])
  })
})

function won(): string {
  return move('chargeback-reversal', 40_000, { gatewayId: 'gateway-3' })
}
