import { anAttempt, aRefundTask } from '@camp/application/payments/testing/payments.contract.ts'
import { campsite } from '@camp/application/testing/a-campsite.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenConfirmedBooking } from '../billing/testing/copied-bookings.ts'
import { PostgresPayments } from '../payments/postgres-payments.ts'
import { someoneWaits } from '../postgres/testing/someone-waits.ts'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresIssuedPapers } from './postgres-issued-papers.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())
beforeEach(() => forgetGuests(store.em))

const papers = () => new PostgresIssuedPapers(store.em)
const payments = () => new PostgresPayments(store.em)
const lacking = () => papers().bookingsWithoutPapers({ scope: 'changed', limit: 9 })
const marked = async () => (await store.em.execute('select reservation_id from paper_due')).length

async function pay(amount: Money): Promise<void> {
  const attempt = anAttempt({ state: 'successful', gatewayPaymentId: 'gateway-1', amount, settledAt: aMoment().now })
  await payments().addAttempt(attempt)
  await payments().recordCapture(attempt, [])
}

/** A booking that was paid, with an invoice of all that it costs. */
async function givenInvoiced() {
  const booked = await givenConfirmedBooking(store.em, '2026-12-05T10:00')
  await pay(booked.total)
  await invoice(booked.total.cents)
  await papers().forgetChanged()
  return booked
}

const invoice = (cents: number) =>
  store.em.execute(
    `insert into paper (issuer, kind, number, source, organisation_id, reservation_id, issued_at, tax_date, currency, amount_cents, vat_cents, facts)
     select ?, 'invoice', 0, gen_random_uuid(), organisation_id, id, now(), '2026-12-05', 'ZAR', ?, 0, '{}' from reservation`,
    [campsite.organisation.id, cents],
  )

describe('a booking is looked at for its papers', () => {
  it('once it was paid, until they come to what it costs', async () => {
    const { id, total } = await givenConfirmedBooking(store.em, '2026-12-05T10:00')
    expect(await lacking()).toEqual([])

    await pay(total)

    await papers().forgetChanged()
    expect([await lacking(), await marked()]).toEqual([[id], 1])
    await invoice(total.cents)
    await papers().forgetChanged()
    expect([await lacking(), await marked()]).toEqual([[], 0])
  })

  it('again when it costs something else', async () => {
    const { id } = await givenInvoiced()

    await store.em.execute('update reservation set amount_due_cents = amount_due_cents + 1000')

    expect(await lacking()).toEqual([id])
  })

  it('again when money goes back, and when it does not after all', async () => {
    await givenInvoiced()
    const marks: number[] = []
    const task = aRefundTask({ amount: Money.rand(10), paymentAttemptId: 'attempt-1' as never })
    for (const change of [() => payments().addRefundTask(task), () => store.em.execute('delete from refund_task')]) {
      await change()
      marks.push(await marked())
      await papers().forgetChanged()
    }

    expect([marks, await marked()]).toEqual([[1, 1], 0])
  })

  it('by whoever comes after a change that was not there yet when its papers were looked at', async () => {
    const { id } = await givenInvoiced()
    await store.em.execute('select mark_paper_due(id) from reservation')
    const other = new pg.Client(store.url)
    await other.connect()
    await other.query('begin')
    await other.query('update reservation set amount_due_cents = amount_due_cents + 1000')

    const forgetting = papers().forgetChanged()
    await someoneWaits(store)
    await other.query('commit')
    await forgetting

    await other.end()
    expect(await lacking()).toEqual([id])
  })

  it('no more when it is gone', async () => {
    await givenInvoiced()
    await store.em.execute('select mark_paper_due(id) from reservation')

    await forgetGuests(store.em)

    expect(await marked()).toBe(0)
  })
})
