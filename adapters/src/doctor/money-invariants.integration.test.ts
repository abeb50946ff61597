import { aHoldOn, asHeld, campsite, stands } from '@camp/application/testing/a-campsite.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresInvariants } from './postgres-invariants.ts'

const tenant = campsite.organisation.id

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
  await store.em.execute('alter table ledger_journal drop constraint earned_of_a_stay')
})
afterAll(() => store.stop())

/** Two held stands, of which nobody has paid anything yet. */
beforeEach(async () => {
  await forgetGuests(store.em)
  const reservations = new PostgresReservations(store.em)
  await reservations.add(aHoldOn(stands.slice(0, 1), { id: 'hold-1' }), asHeld)
  await reservations.add(aHoldOn(stands.slice(1, 2), { id: 'hold-2' }), asHeld)
})

const found = async (id: string) => {
  const checks = await new PostgresInvariants(store.em).check()
  return checks.filter((check) => check.id === id).flatMap(({ examples }) => examples)
}

/** Of hold-1, over R1.00. */
const attempt = (state = 'successful', cents = 100) => `
  insert into payment_attempt (id, organisation_id, reservation_id, purpose, amount_cents, currency, merchant_transaction_id,
    state, created_at)
  values ('attempt-1', '${tenant}', 'hold-1', 'full', ${cents}, 'ZAR', 'x', '${state}', now());`

const byCard = (kind: string, { of = 'hold-1', cents = 100 } = {}) => `
  insert into payment (organisation_id, reservation_id, payment_attempt_id, kind, amount_cents, currency, gateway_payment_id, at)
  values ('${tenant}', '${of}', 'attempt-1', '${kind}', ${cents}, 'ZAR', 'gateway-${kind}', now());`

const inCash = (kind: string, { of = 'hold-1', cents = '100', undoes = 'null' } = {}) => `
  insert into payment (organisation_id, reservation_id, kind, amount_cents, currency, method, paid_on, recorded_by, at,
    reversed_payment_id)
  values ('${tenant}', '${of}', '${kind}', ${cents}, 'ZAR', 'cash', '2026-11-21', 'desk', now(), ${undoes});`
const theCapture = `(select id from payment where kind = 'capture')`

const refundTask = (state: string, { of = 'hold-1', by = `'attempt-1'` } = {}) => `
  insert into refund_task (id, organisation_id, reservation_id, payment_attempt_id, amount_cents, currency, reason, state, created_at)
  values ('task-1', '${tenant}', '${of}', ${by}, 100, 'ZAR', 'overpayment', '${state}', now());`

const dispute = (of: string) => `
  insert into payment_dispute (id, organisation_id, reservation_id, payment_attempt_id, taken_cents, going_back_cents, currency,
    result_code, opened_at, state)
  values ('dispute-1', '${tenant}', '${of}', 'attempt-1', 100, 0, 'ZAR', '000.100.206', now(), 'open');`

/** A cent more than is due. */
const overpaid = `
  ${inCash('capture', { cents: `(select amount_due_cents + 1 from reservation where id = 'hold-1')` })}
  update reservation set amount_paid_cents = amount_due_cents + 1 where id = 'hold-1';`

const earned = (of: string, cents: number) => `
  with journal as (
    insert into ledger_journal (organisation_id, reservation_id, kind, source, at, month, currency, entry_count)
    values ('${tenant}', ${of}, 'earned', 'earned:' || gen_random_uuid(), now(), '2026-11-01', 'ZAR', 2) returning id)
  insert into ledger_entry (journal_id, position, account, amount_cents)
  select id, 1, 'guest', ${cents} from journal union all select id, 2, 'campsite', ${-cents} from journal;`
const paid = `${attempt()} ${byCard('capture')} update reservation set amount_paid_cents = 100 where id = 'hold-1';`

describe('the invariants of money', () => {
  it.each([
    ['I3', 'what is paid too much and goes back', `${overpaid} ${refundTask('manual', { by: 'null' })}`],
    ['I7', 'a payment with its attempt', paid],
    [
      'I7',
      'a payment that a bank took back',
      `${attempt('charged-back')} ${byCard('capture')} ${byCard('chargeback')} ${dispute('hold-1')}`,
    ],
    ['I7', 'a part of a payment that went back', `${paid} ${byCard('refund', { cents: 40 })}`],
    ['I7', 'a payment that the desk reversed', `${inCash('capture')} ${inCash('reversal', { undoes: theCapture })}`],
    ['I14', 'what a stay earned', `${paid} ${earned(`'hold-1'`, 100)}`],
    [
      'I14',
      'a refund after its stay was earned',
      `${paid} ${earned(`'hold-1'`, 100)} ${byCard('refund')} update reservation set amount_paid_cents = 0;`,
    ],
  ])('%s accepts %s', async (id, _, facts) => {
    await store.em.execute(facts)

    expect(await found(id)).toEqual([])
  })

  it.each([
    ['I3', 'what is paid too much beside a refund that is done', `${overpaid} ${refundTask('done', { by: 'null' })}`],
    ['I7', 'a payment by the attempt of another booking', `${attempt()} ${byCard('capture', { of: 'hold-2' })}`],
    ['I7', 'a payment of another amount than its attempt', `${attempt()} ${byCard('capture', { cents: 90 })}`],
    ['I7', 'a payment by an attempt that was declined', `${attempt('declined')} ${byCard('capture')}`],
    ['I7', 'a refund of the attempt of another booking', `${paid} ${byCard('refund', { of: 'hold-2' })}`],
    ['I7', 'a reversal of another amount', `${inCash('capture')} ${inCash('reversal', { cents: '90', undoes: theCapture })}`],
    ['I7', 'a reversal for another booking', `${inCash('capture')} ${inCash('reversal', { of: 'hold-2', undoes: theCapture })}`],
    ['I7', 'a refund task of the attempt of another booking', `${paid} ${refundTask('open', { of: 'hold-2' })}`],
    ['I7', 'a dispute about the attempt of another booking', `${paid} ${dispute('hold-2')}`],
    ['I14', 'earned money of no stay', earned('null', 100)],
    ['I14', 'more earned of a stay than its guest paid', `${paid} ${earned(`'hold-1'`, 101)}`],
  ])('%s finds %s', async (id, _, fault) => {
    await store.em.execute(fault)

    expect(await found(id)).toHaveLength(1)
  })
})
