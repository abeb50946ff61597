import { createHash } from 'node:crypto'
import { anAttempt, aRefundTask } from '@camp/application/payments/testing/payments.contract.ts'
import { PreparePayouts } from '@camp/application/payouts/prepare-payouts.ts'
import { ApprovePayoutRun, SettlePayout } from '@camp/application/payouts/settle-payouts.ts'
import { payoutsContract } from '@camp/application/payouts/testing/payouts.contract.ts'
import { type Actor, system } from '@camp/application/shared/actor.ts'
import { aHoldOn, asHeld, campsite, stands, testId } from '@camp/application/testing/a-campsite.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PostgresAuditTrail } from '../audit/postgres-audit-trail.ts'
import { givenCampsiteAcrossBorder } from '../billing/testing/copied-bookings.ts'
import { PostgresInvariants } from '../doctor/postgres-invariants.ts'
import { PostgresPayments } from '../payments/postgres-payments.ts'
import { forgetGuests, noJitter, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresPayouts } from './postgres-payouts.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

const organisationId = campsite.organisation.id
const acrossBorder = testId(778) as OrganisationId
const anna = system('anna')
const [before, after] = ['2027-01-01T08:00', '2027-12-01T08:00']

function acts(now = after, em = store.em) {
  const transaction = new PostgresTransaction({ em, randomness: noJitter })
  const ports = {
    payouts: new PostgresPayouts(em),
    auditTrail: new PostgresAuditTrail(em),
    clock: { now: () => aMoment(now).now },
    transaction,
  }
  return {
    payouts: ports.payouts,
    prepare: (actor: Actor = anna) => new PreparePayouts(ports).execute({ actor, dryRun: false }),
    approve: (runId: string, actor: Actor) => new ApprovePayoutRun(ports).execute({ actor, runId }),
    pay: (payoutId: string, bankReference = 'FNB 1') =>
      new SettlePayout(ports).execute({ actor: anna, payoutId, outcome: { kind: 'paid', bankReference } }),
    giveBack: (payoutId: string) =>
      new SettlePayout(ports).execute({ actor: anna, payoutId, outcome: { kind: 'returned', reason: 'Account closed' } }),
  }
}

/** R400.00 of a stay of February 2027 came in by card. */
beforeEach(async () => {
  await forgetGuests(store.em)
  await store.em.execute(`truncate payout, payout_run, payout_entry, ledger_journal, ledger_entry cascade;
    update organisation set bank_name = 'FNB', bank_account_name = 'Kwena, "the" Camp', bank_account_number = '62001234567',
      bank_branch_code = '250655', bank_account_type = 'cheque';
    update organisation set bank_details_changed_at = null`)
  await new PostgresReservations(store.em).add(aHoldOn(stands.slice(0, 1)), asHeld)
  const payments = new PostgresPayments(store.em)
  const attempt = anAttempt({ state: 'successful', gatewayPaymentId: 'gateway-1', settledAt: aMoment('2026-12-01T10:00').now })
  await payments.addAttempt(attempt)
  await payments.recordCapture(attempt, [])
  await store.em.execute('update reservation set amount_paid_cents = 40000')
})

async function inCash(cents: number): Promise<void> {
  await store.em.execute(
    `insert into payment (organisation_id, reservation_id, kind, amount_cents, currency, method, paid_on, recorded_by, at)
     values (?, 'hold-1', 'capture', ?, 'ZAR', 'cash', '2026-12-02', 'desk', '2026-12-02');
     update reservation set amount_paid_cents = amount_paid_cents + ?`,
    [organisationId, cents, cents],
  )
}

async function prepared() {
  const { payouts, prepare } = acts()
  const done = await prepare()
  if (!done.ok) throw new Error(done.refusal.code)
  const run = await payouts.run(done.value.runIds[0] ?? '')
  const payout = run?.payouts[0]
  if (!run || !payout) throw new Error('nothing was prepared')
  return { run, payout }
}

const violations = async () => {
  const checks = await new PostgresInvariants(store.em).check()
  return checks.filter(({ id, violations: count }) => ['I14', 'I15'].includes(id) && count > 0).map(({ id }) => id)
}

describe('payouts', () => {
  it('are due the day after the stay, without what the campsite took at its desk', async () => {
    await inCash(7_000)
    expect(await acts(before).prepare()).toEqual(refused({ code: 'nothing-due' }))

    const { payout } = await prepared()

    expect(payout.amount).toEqual(Money.rand(400))
    expect(await violations()).toEqual([])
  })

  it('are a bank file whose last line is its checksum', async () => {
    const { run, payout } = await prepared()

    const [head, line, last] = run.file.split('\r\n')
    expect(head).toBe(`H,camp-payouts,1,${run.id},2027-12-01,ZAR`)
    expect(line).toBe(`P,${payout.reference},"Kwena, ""the"" Camp",FNB,250655,62001234567,cheque,400.00`)
    expect(last).toBe(`T,1,400.00,${createHash('sha256').update(`${head}\r\n${line}\r\n`).digest('hex')}`)
  })

  it('of each currency are a run and a bank file of their own', async () => {
    await givenCampsiteAcrossBorder(store.em, organisationId, acrossBorder)
    await store.em.execute(`select post_to_ledger('${acrossBorder}', null, 'fee-credit', 'across', '2027-01-01', 'NAD',
      array['campsite', 'platform'], array[-7000, 7000])`)

    const done = await acts().prepare()

    const runs = await Promise.all((done.ok ? done.value.runIds : []).map((id) => acts().payouts.run(id)))
    const said = runs.map((run) => [run?.file.split('\r\n')[0]?.slice(-3), run?.file.split('\r\n').at(-2)?.split(',')[2]])
    expect(said.toSorted()).toEqual([
      ['NAD', '70.00'],
      ['ZAR', '400.00'],
    ])
  })

  it('are paid with the reference of the bank, stand in the ledger, and date their bookings', async () => {
    await store.em.execute(`insert into reservation_booking select 'hold-1', organisation_id, 'ZAR', now(), '2026-12-01', 40000, 40000,
      null, 0, 0, 0, 0, 0, null, null from reservation`)
    const { payout } = await prepared()

    expect(await acts().pay(payout.reference, ' ')).toEqual(refused({ code: 'text-missing' }))
    expect((await acts().pay(payout.reference)).ok).toBe(true)
    expect(await acts().pay(payout.id)).toEqual(refused({ code: 'already-settled' }))

    const entries = await store.em.execute(`select account, amount_cents::int as cents from ledger_entry
      join ledger_journal on journal_id = ledger_journal.id where kind = 'payout' order by position`)
    expect(entries).toEqual([
      { account: 'campsite', cents: 40_000 },
      { account: 'bank', cents: -40_000 },
    ])
    expect(await store.em.execute('select 1 from reservation_booking where payout_at is not null')).toHaveLength(1)
    expect(await acts().prepare()).toEqual(refused({ code: 'nothing-due' }))
    expect(await violations()).toEqual([])
  })

  it('that the bank returned are due again, and a refund after payment comes off the next', async () => {
    const { payout } = await prepared()
    expect((await acts().giveBack(payout.id)).ok).toBe(true)
    const again = await prepared()
    expect(again.payout.amount).toEqual(Money.rand(400))
    await acts().pay(again.payout.id)

    const payments = new PostgresPayments(store.em)
    const task = aRefundTask({ amount: Money.rand(30) })
    await payments.addRefundTask(task)
    await payments.closeRefundTask(task, { gatewayRefundId: 'refund-1', at: aMoment(after).now })
    expect(await acts().prepare()).toEqual(refused({ code: 'nothing-due' }))

    const [due] = await acts().payouts.due(aMoment(after).now)
    expect(due?.amount).toEqual(Money.rand(-30))
  })

  it('that came back after they were paid leave the ledger even and their bookings undated, and go out again', async () => {
    await store.em.execute(`insert into reservation_booking select 'hold-1', organisation_id, 'ZAR', now(), '2026-12-01', 40000, 40000,
      null, 0, 0, 0, 0, 0, null, null from reservation`)
    const { payout } = await prepared()
    await acts().pay(payout.id)

    expect((await acts().giveBack(payout.reference)).ok).toBe(true)

    expect(await acts().giveBack(payout.id)).toEqual(refused({ code: 'already-settled' }))
    const balances = () =>
      store.em.execute(`select account, sum(amount_cents)::int as cents from ledger_entry
        where account in ('bank', 'campsite') group by account order by account`)
    expect(await balances()).toEqual([
      { account: 'bank', cents: 0 },
      { account: 'campsite', cents: -40_000 },
    ])
    expect(await store.em.execute('select 1 from reservation_booking where payout_at is not null')).toEqual([])
    expect(await violations()).toEqual([])

    const again = await prepared()
    expect(again.payout.amount).toEqual(Money.rand(400))
    await acts('2027-12-05T08:00').pay(again.payout.id, 'FNB 2')
    expect(await balances()).toEqual([
      { account: 'bank', cents: -40_000 },
      { account: 'campsite', cents: 0 },
    ])
    expect(await store.em.execute('select payout_at::date::text as day from reservation_booking')).toEqual([
      { day: '2027-12-05' },
    ])
    expect(await violations()).toEqual([])
  })

  it('to an account that is new wait for a second person', async () => {
    await store.em.execute(`update organisation set bank_details_changed_at = '2027-11-30'`)
    const { run, payout } = await prepared()

    expect(run.needsSecond).toBe(true)
    expect(await acts().pay(payout.id)).toEqual(refused({ code: 'needs-second-person' }))
    expect(await acts().approve(run.id, anna)).toEqual(refused({ code: 'same-person' }))
    await expect(
      store.em.execute(`update payout set paid_at = now(), paid_by = 'x', bank_reference = 'x'`),
    ).rejects.toMatchObject({ constraint: 'second_person_first' })
    await expect(store.em.execute(`update payout_run set approved_at = now(), approved_by = prepared_by`)).rejects.toMatchObject({
      constraint: 'second_person_is_another',
    })

    expect((await acts().approve(run.id, system('bram'))).ok).toBe(true)
    expect((await acts().pay(payout.id)).ok).toBe(true)
  })

  it('to an account that was announced three days ago need nobody else', async () => {
    await store.em.execute(
      `update organisation set bank_details_changed_at = '2027-11-20', bank_details_announced_at = '2027-11-28'`,
    )
    expect((await prepared()).run.needsSecond).toBe(false)
  })

  it('know when an account changed', async () => {
    const changed = () => store.em.execute<{ at: string | null }[]>('select bank_details_changed_at as at from organisation')
    await store.em.execute(`update organisation set short_description = 'New'`)
    expect((await changed())[0]?.at).toBeNull()

    await store.em.execute(`update organisation set bank_account_number = '62009999999'`)
    expect((await changed())[0]?.at).not.toBeNull()
  })

  it('are prepared once when six prepare at the same moment', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => acts(after, store.database.forkEntityManager()).prepare()))

    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it.each([
    [
      'a line of the ledger twice',
      'ledger_line_paid_once',
      'insert into payout_entry select journal_id, position, payout_id from payout_entry',
    ],
    ['an amount that is not its lines', 'payout_stays', 'update payout set amount_cents = 1'],
    [
      'another reference of one that was paid',
      'payout_stays',
      `update payout set paid_at = '2027-12-02', paid_by = 'x', bank_reference = 'x'; update payout set bank_reference = 'y'`,
    ],
    [
      'what came back before it was paid',
      'returned_after_it_was_paid',
      `update payout set paid_at = '2027-12-02', paid_by = 'x', bank_reference = 'x';
        update payout set returned_at = '2027-12-01', returned_by = 'x', return_reason = 'x'`,
    ],
    ['a payout that is deleted', 'payout_stays', 'delete from payout'],
    ['a line that is taken out', 'payout_entry_stays', 'delete from payout_entry'],
    ['a file that is changed', 'payout_run_stays', `update payout_run set file = ''`],
    [
      'a payout without lines',
      'payout_is_its_lines',
      `insert into payout (run_id, organisation_id, reference, currency, amount_cents, bank_name, bank_account_name, bank_account_number,
        bank_branch_code, bank_account_type) select run_id, organisation_id, 'X', currency, 100, '', '', '', '', '' from payout`,
    ],
  ])('refuse %s', async (_, constraint, statement) => {
    await prepared()

    await expect(store.em.execute(statement)).rejects.toMatchObject({ constraint })
  })

  it('are settled and approved once when several do it at the same moment', async () => {
    await store.em.execute(`update organisation set bank_details_changed_at = ?`, [aMoment(after).now.toString()])
    const prepared = await acts().prepare()
    const runId = prepared.ok ? (prepared.value.runIds[0] ?? '') : ''
    const others = () => acts(after, store.database.forkEntityManager())

    const approvals = await Promise.all(['bea', 'cid', 'dot'].map((name) => others().approve(runId, system(name))))
    const payout = (await acts().payouts.run(runId))?.payouts[0]
    const settled = await Promise.all([
      others().pay(payout?.id ?? ''),
      others().giveBack(payout?.id ?? ''),
      others().pay(payout?.reference ?? ''),
    ])

    expect(approvals.map((one) => (one.ok ? 'done' : one.refusal.code)).toSorted()).toEqual([
      ...['already-approved', 'already-approved', 'done'],
    ])
    const paidOnce = settled.filter((one, place) => place !== 1 && one.ok)
    const back = settled[1]
    expect(paidOnce.length).toBeLessThanOrEqual(1)
    expect(back?.ok).toBe(true)
    expect(await acts().giveBack(payout?.id ?? '')).toEqual(refused({ code: 'already-settled' }))
    expect(await violations()).toEqual([])
  })

  it('are proved by I15, which sees what a dropped guard lets in', async () => {
    const { payout } = await prepared()
    await acts().pay(payout.id)
    expect(await violations()).toEqual([])

    await store.em.execute(
      'alter table payout disable trigger user; update payout set amount_cents = 1; alter table payout enable trigger user',
    )
    expect(await violations()).toEqual(['I15'])
  })
})

payoutsContract('postgres', async () => {
  await store.em.execute(`update organisation set bank_account_name = 'Kwena Camp';
    update organisation set bank_details_changed_at = null`)
  const transaction = new PostgresTransaction({ em: store.em, randomness: noJitter })
  const changeAccount = (at: Temporal.Instant) =>
    store.em.execute('update organisation set bank_details_changed_at = ?, bank_details_announced_at = null', [at.toString()])
  return {
    payouts: new PostgresPayouts(store.em),
    transaction,
    changeAccount: async (at) => void (await changeAccount(at)),
    stop: async () => {},
  }
})
