import { CloseBillingMonth } from '@camp/application/billing/close-billing-month.ts'
import { anAttempt, aRefundTask } from '@camp/application/payments/testing/payments.contract.ts'
import { system } from '@camp/application/shared/actor.ts'
import { aHoldOn, asHeld, campsite, guestId, stands } from '@camp/application/testing/a-campsite.ts'
import { billingPeriod } from '@camp/domain/billing/billing-period.ts'
import { type BookingFeeTerms, bookingFee, bookingFeeCredit, bookingFeeTypes } from '@camp/domain/billing/booking-fee.ts'
import { vatOn } from '@camp/domain/billing/vat-on-fee.ts'
import { confirmByStaff } from '@camp/domain/reservations/confirm.ts'
import { submit } from '@camp/domain/reservations/submit.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { aGuest, submissionFacts } from '@camp/domain/testing/a-submitted-reservation.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PostgresPayments } from '../payments/postgres-payments.ts'
import { forgetGuests, noJitter, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresBillingBooks } from './postgres-billing-books.ts'

const organisationId = campsite.organisation.id
const timezone = 'Africa/Johannesburg'
const december = Temporal.PlainYearMonth.from('2026-12')

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

async function givenBooked(at: string) {
  const reservations = new PostgresReservations(store.em)
  const held = aHoldOn(stands.slice(0, 1))
  await reservations.add(held, asHeld)
  const submitted = submit(held, submissionFacts(held, { guest: aGuest({ userId: guestId }) }))
  if (!submitted.ok) throw new Error('not submitted')
  await reservations.replace(submitted.value.reservation, submitted.value.change)
  const pending = await reservations.find(held.id)
  if (pending?.status !== 'pending') throw new Error('not pending')
  const confirmed = confirmByStaff(pending, { by: 'desk', moment: aMoment() })
  if (!confirmed.ok) throw new Error('not confirmed')
  await reservations.replace(confirmed.value.reservation, { ...confirmed.value.change, at: aMoment(at).now })
  return { total: pending.amountDue, reservations, id: held.id }
}

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
const closing = (now: string) =>
  new CloseBillingMonth({
    billingBooks: books(),
    clock: { now: () => aMoment(now).now },
    transaction: new PostgresTransaction({ em: store.em, randomness: noJitter }),
  })

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
    const [kept] = await store.em.execute<{ paid_at: string }[]>('select paid_at from reservation_booking')
    expect(new Date(kept?.paid_at ?? '').toISOString()).toBe('2026-12-06T08:00:00.000Z')
  })

  it('stay as they were closed: a refund that comes later is a correction in the next', async () => {
    const { total } = await givenBooked('2026-12-05T10:00')
    await pay(total, '2026-12-06T10:00')
    const before = await report('2026-12')
    const closed = await closing('2027-01-03T08:00').execute({ actor: system('test'), month: december })
    expect(closed).toMatchObject({ ok: true, value: { charges: 1 } })

    await refund(total, '2026-12-31T23:59')

    const after = await report('2026-12')
    expect(after.lines).toEqual(before.lines)
    expect([after.adminFee, after.adminFeeVat]).toEqual([Money.rand(250), Money.rand(37.5)])
    const fee = bookingFee({ total, isOffline: false }, agreed)
    expect((await report('2027-01')).lines).toMatchObject([
      { total: Money.zero(), refunded: total, bookingFee: Money.zero(), feeCredit: fee, feeVat: vatOn(fee, 15).negated() },
    ])
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

  it('charge a month once when two close it at the same moment', async () => {
    const at = () => {
      const em = store.database.forkEntityManager()
      const transaction = new PostgresTransaction({ em, randomness: noJitter })
      const clock = { now: () => aMoment('2027-01-02T08:00').now }
      return new CloseBillingMonth({ billingBooks: new PostgresBillingBooks(em), clock, transaction })
    }
    const closed = await Promise.all(Array.from({ length: 6 }, () => at().execute({ actor: system('test'), month: december })))

    expect(closed.filter((one) => one.ok && one.value.charges === 1)).toHaveLength(1)
    expect((await report('2026-12')).adminFee).toEqual(Money.rand(250))
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
