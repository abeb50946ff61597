import { anAttempt, aRefundTask } from '@camp/application/payments/testing/payments.contract.ts'
import { aHoldOn, asHeld, campsite, stands } from '@camp/application/testing/a-campsite.ts'
import type { OfflinePayment } from '@camp/domain/payments/offline-payment.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PostgresInvariants } from '../doctor/postgres-invariants.ts'
import { PostgresPayments } from '../payments/postgres-payments.ts'
import { anotherCampsite, otherId } from '../postgres/testing/another-campsite.ts'
import { emptied, forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

const paid = anAttempt({ state: 'successful', gatewayPaymentId: 'gateway-1', settledAt: aMoment('2026-11-30T23:30').now })
const inCash: OfflinePayment = {
  method: 'cash',
  reference: null,
  paidOn: Temporal.PlainDate.from('2026-12-01'),
  recordedBy: 'desk',
}

/** R400.00 came in by `attempt-1` in the last half hour of November. */
beforeEach(async () => {
  await forgetGuests(store.em)
  await new PostgresReservations(store.em).add(aHoldOn(stands.slice(0, 1)), asHeld)
  const payments = new PostgresPayments(store.em)
  await payments.addAttempt(paid)
  await payments.recordCapture(paid, [])
})

const entries = () =>
  store.em.execute<{ kind: string; month: string; account: string; cents: number }[]>(`
    select kind, to_char(month, 'YYYY-MM') as month, account, amount_cents::int as cents
    from ledger_journal join ledger_entry on journal_id = ledger_journal.id order by journal_id, position`)
const write = (statements: string) => store.em.execute(`begin; ${statements} commit;`).catch(undone)

async function undone(error: unknown): Promise<never> {
  await store.em.execute('rollback')
  throw error
}

const journal = (source: string, count: number) => `
  insert into ledger_journal (organisation_id, kind, source, at, month, currency, entry_count)
  values ('${campsite.organisation.id}', 'capture', '${source}', now(), '2026-12-01', 'ZAR', ${count});`
const entry = (position: number, cents: number, of = 'max(id)') => `
  insert into ledger_entry select ${of}, ${position}, 'gateway', ${cents} from ledger_journal;`

describe('the ledger', () => {
  it('has every move as it moved: online at the gateway, at the desk in the till', async () => {
    const payments = new PostgresPayments(store.em)
    const { organisationId, reservationId } = paid
    const at = aMoment('2026-12-01T09:00').now
    const cash = { id: crypto.randomUUID(), organisationId, reservationId, amount: Money.rand(50), at, offline: inCash }
    await payments.recordOfflinePayment({ ...cash, kind: 'capture', items: [] })
    const task = aRefundTask({ amount: Money.rand(30), paymentAttemptId: paid.id })
    await payments.addRefundTask(task)
    await payments.closeRefundTask(task, { gatewayRefundId: 'refund-1', at })

    expect(await entries()).toEqual([
      { kind: 'capture', month: '2026-11', account: 'gateway', cents: 40_000 },
      { kind: 'capture', month: '2026-11', account: 'guest', cents: -40_000 },
      { kind: 'capture', month: '2026-12', account: 'till', cents: 5_000 },
      { kind: 'capture', month: '2026-12', account: 'guest', cents: -5_000 },
      { kind: 'refund', month: '2026-12', account: 'gateway', cents: -3_000 },
      { kind: 'refund', month: '2026-12', account: 'guest', cents: 3_000 },
    ])
  })

  it('is undone with the movement that it tells of', async () => {
    await expect(
      store.em.transactional(async () => {
        await store.em.execute(`insert into payment (organisation_id, reservation_id, kind, amount_cents, currency, gateway_payment_id, at)
          values ('${campsite.organisation.id}', 'hold-1', 'capture', 100, 'ZAR', 'gateway-2', now())`)
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')

    expect(await entries()).toHaveLength(2)
  })

  it.each([
    ['a journal that is changed', 'ledger_journal_is_append_only', `update ledger_journal set kind = 'refund';`],
    ['a journal that is deleted', 'ledger_journal_is_append_only', 'delete from ledger_journal;'],
    ['an entry that is changed', 'ledger_entry_is_append_only', 'update ledger_entry set amount_cents = 1;'],
    ['an entry that is deleted', 'ledger_entry_is_append_only', 'delete from ledger_entry;'],
    ['a journal that does not balance', 'journal_balances', journal('a', 2) + entry(1, 100) + entry(2, -99)],
    ['a journal without its entries', 'journal_balances', journal('a', 2)],
    ['entries that come later, though they balance', 'journal_balances', entry(3, 100) + entry(4, -100)],
    ['a movement twice', 'journal_written_once', journal('a', 2) + journal('a', 2)],
    ['an entry that moves nothing', 'entry_moves_something', entry(3, 0)],
    ['earned money of no stay', 'earned_of_a_stay', journal('a', 2).replace(`'capture'`, `'earned'`)],
    [
      'a journal of another campsite than its booking',
      'ledger_journal_organisation_id_reservation_id_fkey',
      anotherCampsite +
        `insert into ledger_journal (organisation_id, reservation_id, kind, source, at, month, currency, entry_count)
        values ('${otherId}', 'hold-1', 'capture', 'a', now(), '2026-12-01', 'ZAR', 2);`,
    ],
  ])('refuses %s', async (_, constraint, statements) => {
    await expect(write(statements)).rejects.toMatchObject({ constraint })
  })

  it('bills what happened in a closed month in the first that is open', async () => {
    await store.em.execute(`insert into closed_month values ('2026-12-01', now(), 'test')`)
    const payments = new PostgresPayments(store.em)
    const task = aRefundTask({ amount: Money.rand(30), paymentAttemptId: paid.id })
    await payments.addRefundTask(task)
    await payments.closeRefundTask(task, { gatewayRefundId: 'refund-1', at: aMoment('2026-12-31T23:59').now })

    expect((await entries()).map(({ month }) => month)).toEqual(['2026-11', '2026-11', '2027-01', '2027-01'])
    await emptied(store.em, 'closed_month')
  })

  it('is proved by I14, which sees what a dropped guard lets in', async () => {
    const violations = async () => {
      const checks = await new PostgresInvariants(store.em).check()
      return checks.find(({ id }) => id === 'I14')?.violations
    }
    await store.em.execute(`update reservation set amount_paid_cents = 40000`)
    expect(await violations()).toBe(0)

    await store.em.execute(`
      alter table ledger_entry disable trigger user;
      update ledger_entry set amount_cents = amount_cents + 1 where account = 'gateway';
      alter table ledger_entry enable trigger user`)
    expect(await violations()).toBe(2)
  })
})
