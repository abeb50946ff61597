import { CloseBillingMonth } from '@camp/application/billing/close-billing-month.ts'
import { anAttempt, aRefundTask } from '@camp/application/payments/testing/payments.contract.ts'
import { system } from '@camp/application/shared/actor.ts'
import { campsite } from '@camp/application/testing/a-campsite.ts'
import { billingPeriod } from '@camp/domain/billing/billing-period.ts'
import { type BookingFeeTerms, bookingFee, bookingFeeCredit, bookingFeeTypes } from '@camp/domain/billing/booking-fee.ts'
import { vatOn } from '@camp/domain/billing/vat-on-fee.ts'
import { cancelByGuest } from '@camp/domain/reservations/cancel.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PostgresAuditTrail } from '../audit/postgres-audit-trail.ts'
import { PostgresDeskReservations } from '../desk/postgres-desk-reservations.ts'
import { PostgresIssuedPapers } from '../invoices/postgres-issued-papers.ts'
import { PostgresPayments } from '../payments/postgres-payments.ts'
import { forgetGuests, noJitter, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import { PostgresBillingBooks } from './postgres-billing-books.ts'
import { givenConfirmedBooking } from './testing/copied-bookings.ts'

const organisationId = campsite.organisation.id
const timezone = 'Africa/Johannesburg'
const december = Temporal.PlainYearMonth.from('2026-12')

const operator = { name: 'Camp (Pty) Ltd', addressLines: [], email: 'billing@camp.test', phone: null, registrationNumber: null }

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
  await store.em.execute(`insert into vat_rate (country_code, effective_from, percentage)
    select code, '2018-04-01', 15 from country on conflict do nothing;
    insert into vat_rate select code, '2027-01-01', 16 from country;
    insert into platform_vat values ('2026-01-01', '4123456789')`)
})
afterAll(() => store.stop())

async function agree({ type, percentage, amount }: BookingFeeTerms): Promise<void> {
  await store.em.execute(
    'update organisation set booking_fee_type = ?, booking_fee_percentage = ?, booking_fee_amount_cents = ? where id = ?',
    [type, percentage, amount.cents, organisationId],
  )
}

/** 7.5 % and R5.05 of R800.00, with VAT. */
const agreed: BookingFeeTerms = { type: 'percentageandamount', percentage: 7.5, amount: Money.rand(5.05) }

beforeEach(async () => {
  await forgetGuests(store.em)
  await store.em.execute(`truncate closed_month; update organisation set admin_fee_type = 'monthly', admin_fee_amount_cents = 25000,
    admin_fee_start_date = '2026-12-15'`)
  await agree(agreed)
})

const givenBooked = (at: string) => givenConfirmedBooking(store.em, at)

async function pay(amount: Money, at: string): Promise<void> {
  const payments = new PostgresPayments(store.em)
  const attempt = anAttempt({ state: 'successful', gatewayPaymentId: 'gateway-1', amount, settledAt: aMoment(at).now })
  await payments.addAttempt(attempt)
  await payments.recordCapture(attempt, [])
}

async function refund(amount: Money, at: string, number = 1): Promise<void> {
  const payments = new PostgresPayments(store.em)
  const task = aRefundTask({ id: `task-${number}`, amount, paymentAttemptId: 'attempt-1' as never })
  await payments.addRefundTask(task)
  await payments.closeRefundTask(task, { gatewayRefundId: `refund-${number}`, at: aMoment(at).now })
}

const books = () => new PostgresBillingBooks(store.em)
const report = (month: string) =>
  books().ofPeriod({
    organisationId,
    timezone,
    currency: 'ZAR',
    period: billingPeriod(month, Temporal.PlainDate.from('2026-12-01')),
  })
const closing = (now: string, issuedPapers = new PostgresIssuedPapers(store.em)) =>
  new CloseBillingMonth({
    auditTrail: new PostgresAuditTrail(store.em),
    billingBooks: books(),
    issuedPapers,
    operator,
    clock: { now: () => aMoment(now).now },
    transaction: new PostgresTransaction({ em: store.em, randomness: noJitter }),
  })

/** What has changed says the same as a look through everything. */
async function lackingPapers(): Promise<readonly ReservationId[]> {
  const papers = new PostgresIssuedPapers(store.em)
  const changed = await papers.bookingsWithoutPapers({ scope: 'changed', limit: 9 })
  expect(await papers.bookingsWithoutPapers({ scope: 'all', limit: 9 })).toEqual(changed)
  return changed
}

describe('the books of a month', () => {
  it('keep what was booked and agreed as it was, whatever is agreed later', async () => {
    const { total } = await givenBooked('2026-12-05T10:00')
    await pay(total, '2026-12-06T10:00')
    await agree({ type: 'percentage', percentage: 50, amount: Money.zero() })
    await store.em.execute('update reservation set amount_due_cents = amount_due_cents + 10')

    const { lines } = await report('2026-12')

    const fee = bookingFee({ total, isOffline: false }, agreed)
    expect(lines).toMatchObject([
      { total, paid: total, refunded: Money.zero(), bookingFee: fee, feeCredit: Money.zero(), feeVat: vatOn(fee, 15) },
    ])
    expect(lines[0]?.guestName).not.toBe('')
    await expect(store.em.execute('update reservation_booking set fee_cents = 1')).rejects.toMatchObject({
      constraint: 'booking_stays_as_it_was',
    })
    const [kept] = await store.em.execute<[{ id: ReservationId }]>('select reservation_id as id from reservation_booking')
    const desk = new PostgresDeskReservations(store.em)
    expect(String(await desk.paidAt(kept.id))).toBe('2026-12-06T08:00:00Z')
    expect(await desk.paidAt('nobody' as ReservationId)).toBeNull()
  })

  it('stay as they were closed: a refund that comes later is a correction in the next', async () => {
    const { total } = await givenBooked('2026-12-05T10:00')
    await pay(total, '2026-12-06T10:00')
    const before = await report('2026-12')
    const closed = await closing('2027-01-03T08:00').execute({ actor: system('test'), month: december })
    expect(closed).toMatchObject({ ok: true, value: { charges: 1, papers: 1 } })

    await refund(total, '2026-12-31T23:59')

    const after = await report('2026-12')
    expect(after.lines).toEqual(before.lines)
    expect([after.adminFee, after.adminFeeVat]).toEqual([Money.rand(250), Money.rand(37.5)])
    const fee = bookingFee({ total, isOffline: false }, agreed)
    expect((await report('2027-01')).lines).toMatchObject([
      { total: Money.zero(), refunded: total, bookingFee: Money.zero(), feeCredit: fee, feeVat: vatOn(fee, 15).negated() },
    ])
    const papers = new PostgresIssuedPapers(store.em)
    const net = fee.plus(Money.rand(250))
    expect(await papers.ofMonth({ organisationId, month: december })).toMatchObject({
      label: 'FEE-000001',
      amount: net.plus(vatOn(fee, 15)).plus(Money.rand(37.5)),
      vatPercentage: 15,
      facts: {
        supplier: { vatNumber: '4123456789' },
        lines: [
          { kind: 'booking-fee', cents: fee.cents },
          { kind: 'admin-fee', cents: 25_000, vatCents: 3_750 },
        ],
      },
    })
    await store.em.execute('update organisation set admin_fee_type = null')
    await closing('2027-02-03T08:00').execute({ actor: system('test'), month: december.add({ months: 1 }) })
    expect(await papers.ofMonth({ organisationId, month: december.add({ months: 1 }) })).toMatchObject({
      label: 'FCN-000001',
      amount: fee.plus(vatOn(fee, 15)),
      facts: { lines: [{ kind: 'fee-credit', cents: fee.cents }] },
    })
    expect(await lackingPapers()).toHaveLength(1)
  })

  it('ask for no paper of a cancelled booking whose money had gone back before it was cancelled', async () => {
    const { total, id, reservations } = await givenBooked('2026-12-05T10:00')
    await pay(total, '2026-12-06T10:00')
    expect(await lackingPapers()).toEqual([id])
    await refund(total, '2026-12-07T10:00')
    const booked = await reservations.find(id)
    if (booked?.status !== 'confirmed') throw new Error('not confirmed')
    const cancelled = cancelByGuest(booked, { by: 'guest', moment: aMoment('2026-12-08T10:00') })
    if (!cancelled.ok) throw new Error('not cancelled')
    await reservations.replace(cancelled.value.reservation, cancelled.value.change)

    expect(await lackingPapers()).toEqual([])
  })

  it('change with late news while they are open', async () => {
    const { total } = await givenBooked('2026-12-05T10:00')
    await pay(total, '2026-12-06T10:00')

    await refund(total, '2026-12-31T23:59')

    expect((await report('2026-12')).lines).toMatchObject([{ refunded: total }])
  })

  it('close once, in their order, and not before they are over', async () => {
    const close = (now: string, month: string) =>
      closing(now).execute({ actor: system('test'), month: Temporal.PlainYearMonth.from(month) })

    expect(await close('2026-12-31T23:59', '2026-12')).toMatchObject({ ok: false, refusal: { code: 'month-not-over' } })
    expect(await close('2027-01-01T00:01', '2026-12')).toMatchObject({ ok: true, value: { charges: 1 } })
    expect(await close('2027-04-01T00:01', '2027-03')).toMatchObject({ ok: true, value: { charges: 3 } })
    expect(await close('2027-04-01T00:01', '2026-12')).toMatchObject({ ok: true, value: { months: [], charges: 0 } })
    expect((await report('2027-02')).adminFeeVat).toEqual(Money.rand(40))
    expect((await books().ofMonth(december)).map(({ owed }) => owed)).toEqual([Money.rand(287.5)])
  })

  it('keep nobody waiting while papers are written for a month that is closed', async () => {
    const other = new pg.Client(store.url)
    await other.connect()
    await other.query(`set lock_timeout = '2s'`)
    const monthsOfMoney: string[] = []
    const papers = new PostgresIssuedPapers(store.em)
    const issue = papers.issue.bind(papers)
    papers.issue = async (paper) => {
      await issue(paper)
      const { rows } = await other.query(`select billing_month($1, '2027-01-03')::text as month`, [organisationId])
      monthsOfMoney.push(rows[0].month)
    }

    const closed = await closing('2027-01-03T08:00', papers).execute({ actor: system('test'), month: december })

    expect(closed).toMatchObject({ ok: true, value: { papers: 1 } })
    await other.end()
    expect(monthsOfMoney).toEqual(['2027-01-01'])
  })

  it('charge a month once when two close it at the same moment', async () => {
    const at = () => {
      const em = store.database.forkEntityManager()
      const transaction = new PostgresTransaction({ em, randomness: noJitter })
      const clock = { now: () => aMoment('2027-01-02T08:00').now }
      const ports = { billingBooks: new PostgresBillingBooks(em), issuedPapers: new PostgresIssuedPapers(em), operator }
      return new CloseBillingMonth({ ...ports, auditTrail: new PostgresAuditTrail(em), clock, transaction })
    }
    const told = () =>
      store.em.execute<unknown[]>(`select subject, by from audit_entry where act = 'billing-month.closed' order by id`)
    const before = await told()

    const closed = await Promise.all(Array.from({ length: 6 }, () => at().execute({ actor: system('test'), month: december })))

    expect(closed.filter((one) => one.ok && one.value.charges === 1)).toHaveLength(1)
    expect(closed.reduce((papers, one) => papers + (one.ok ? one.value.papers : 0), 0)).toBe(1)
    expect((await report('2026-12')).adminFee).toEqual(Money.rand(250))
    expect((await told()).slice(before.length)).toEqual([{ subject: '2026-12', by: 'test' }])
  })

  it('say of every fee and credit what the rules say, and never a cent more or less than the sum', async () => {
    const terms = fc.record({
      type: fc.constantFrom(...bookingFeeTypes),
      percentage: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
      amount: fc.integer({ min: 0, max: 99_999 }).map((cents) => Money.cents(cents)),
    })
    const shares = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(terms, fc.integer({ min: 0, max: 20_000 }), shares, async (wanted, unpaid, refunds) => {
        await forgetGuests(store.em)
        await agree(wanted)
        const { total } = await givenBooked('2026-12-05T10:00')
        const paid = total.minus(Money.cents(unpaid).atMost(total.minus(Money.cents(1))))
        await pay(paid, '2026-12-06T10:00')
        let gone = Money.zero()
        for (const [number, cents] of refunds.entries()) {
          const amount = Money.cents(cents).atMost(paid.minus(gone))
          if (!amount.isPositive) break
          gone = gone.plus(amount)
          await refund(amount, `2026-12-1${number}T10:00`, number)
        }

        const fee = bookingFee({ total, isOffline: false }, wanted)
        const facts = { total, paid, refunded: gone }
        const vat = vatOn(fee, 15)
        const { lines } = await report('2026-12')
        expect(lines[0]).toMatchObject({
          bookingFee: fee,
          feeCredit: bookingFeeCredit(fee, facts),
          feeVat: vat.minus(bookingFeeCredit(vat, facts)),
        })
      }),
      { numRuns: 15 },
    )
  })
})
