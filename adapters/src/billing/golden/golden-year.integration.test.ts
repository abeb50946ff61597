import { readFileSync } from 'node:fs'
import { CloseBillingMonth } from '@camp/application/billing/close-billing-month.ts'
import { PreparePayouts } from '@camp/application/payouts/prepare-payouts.ts'
import { SettlePayout } from '@camp/application/payouts/settle-payouts.ts'
import { system } from '@camp/application/shared/actor.ts'
import { campsite } from '@camp/application/testing/a-campsite.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import { reportFigures } from '@camp/domain/reports/report.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PostgresAuditTrail } from '../../audit/postgres-audit-trail.ts'
import { PostgresInvariants } from '../../doctor/postgres-invariants.ts'
import { PostgresIssuedPapers } from '../../invoices/postgres-issued-papers.ts'
import { PostgresPayouts } from '../../payouts/postgres-payouts.ts'
import { emptied, noJitter, startCampsiteStore, type TestStore } from '../../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../../postgres/transaction.ts'
import { PostgresReportSources } from '../../reports/postgres-report-sources.ts'
import { PostgresBillingBooks } from '../postgres-billing-books.ts'
import { copyBooking, copyRow, givenConfirmedBooking, moveMoney } from '../testing/copied-bookings.ts'

type Move = readonly [kind: string, cents: number, on: string, by: 'card' | 'cash']

interface Year {
  readonly organisations: readonly {
    readonly slug: string
    readonly fee: readonly [string, number, number]
    readonly admin: readonly [string, number, string] | null
  }[]
  readonly vatRates: readonly (readonly [string, number])[]
  readonly bookings: readonly {
    readonly of: string
    readonly reference: string
    readonly bookedOn: string
    readonly departure: string
    readonly total: number
    readonly isOffline?: boolean
    readonly status?: string
    readonly moves: readonly Move[]
  }[]
}

const year: Year = JSON.parse(readFileSync(new URL('year.json', import.meta.url), 'utf8'))
const operator = { name: 'Camp (Pty) Ltd', addressLines: [], email: 'billing@camp.test', phone: null, registrationNumber: null }
const anna = system('anna')

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
  await givenTemplate()
  for (const [from, percentage] of year.vatRates)
    await store.em.execute('insert into vat_rate (country_code, effective_from, percentage) values (?, ?, ?)', [
      'ZA',
      from,
      percentage,
    ])
  await store.em.execute(`insert into platform_vat values ('2025-01-01', '4123456789')`)
})
afterAll(() => store.stop())

/** A confirmed booking, of which the others are copies. */
async function givenTemplate(): Promise<void> {
  await emptied(store.em, 'vat_rate')
  await givenConfirmedBooking(store.em, '2026-11-21T10:00')
  for (const { slug, fee, admin } of year.organisations)
    await copyRow(store.em, 'organisation', `id = '${campsite.organisation.id}'`, {
      id: idOf(slug),
      slug,
      name: slug,
      short_unique_id: slug,
      booking_fee_type: fee[0],
      booking_fee_percentage: fee[1],
      booking_fee_amount_cents: fee[2],
      admin_fee_type: admin?.[0] ?? null,
      admin_fee_amount_cents: admin?.[1] ?? 0,
      admin_fee_start_date: admin?.[2] ?? null,
      bank_name: 'FNB',
      bank_account_name: slug,
      bank_account_number: '62001234567',
      bank_branch_code: '250655',
      bank_account_type: 'cheque',
      is_demo: true,
    })
  await store.em.execute('update organisation set booking_fee_type = null, admin_fee_type = null where id = ?', [
    campsite.organisation.id,
  ])
}

const idOf = (slug: string) => `00000000-0000-4000-8000-0000${Buffer.from(slug).toString('hex').slice(0, 8)}`

function book({ of, reference, bookedOn, departure, total, isOffline, status, moves }: Year['bookings'][number]) {
  const isIn = (kind: string) => kind.startsWith('capture') || kind.endsWith('reversal')
  return copyBooking(store.em, {
    organisationId: idOf(of),
    reference,
    bookedAt: `${bookedOn}T08:00:00Z`,
    arrival: Temporal.PlainDate.from(departure).subtract({ days: 2 }).toString(),
    departure,
    total,
    isOffline: isOffline ?? false,
    changed: {
      amount_paid_cents: moves.reduce((sum, [kind, cents]) => sum + (isIn(kind) ? cents : -cents), 0),
      ...(status && { status }),
    },
  })
}

function move({ of, reference }: Year['bookings'][number], [kind, cents, on, by]: Move, number: number): Promise<void> {
  const gatewayId = by === 'card' ? `${reference}-${number}` : null
  return moveMoney(store.em, { organisationId: idOf(of), reference, kind, cents, at: `${on}T09:00:00Z`, gatewayId })
}

/** Every month is lived in its days, closed on the 2nd of the next, and what is due is paid then. */
async function live(): Promise<string> {
  const out: string[] = [
    'report,month,organisation,bookings,total paid refunded bookingFee feeCredit feeVat adminFee adminFeeVat owed',
    'paper,month,organisation,number,amount vat',
    'payout,month,organisation,reference,amount',
  ]
  const books = new PostgresBillingBooks(store.em)
  const papers = new PostgresIssuedPapers(store.em)
  for (let month = Temporal.PlainYearMonth.from('2026-01'); month.toString() <= '2027-02'; month = month.add({ months: 1 })) {
    for (const booking of year.bookings) {
      if (booking.bookedOn.startsWith(month.toString())) await book(booking)
      for (const [number, one] of booking.moves.entries())
        if (one[2].startsWith(month.toString())) await move(booking, one, number)
    }
    const now = aMoment(`${month.add({ months: 1 })}-02T08:00`).now
    const transaction = new PostgresTransaction({ em: store.em, randomness: noJitter })
    const clock = { now: () => now }
    const closed = await new CloseBillingMonth({
      auditTrail: new PostgresAuditTrail(store.em),
      billingBooks: books,
      issuedPapers: papers,
      operator,
      clock,
      transaction,
    }).execute({
      actor: anna,
      month,
    })
    expect(closed.ok).toBe(true)
    await reportsAgree(month)
    const ofYear = (await books.ofMonth(month)).filter(({ slug }) => year.organisations.some((one) => one.slug === slug))
    for (const one of ofYear) {
      const amounts = [
        one.total,
        one.paid,
        one.refunded,
        one.bookingFee,
        one.feeCredit,
        one.feeVat,
        one.adminFee,
        one.adminFeeVat,
        one.owed,
      ]
      out.push(['report', month, one.slug, one.bookings, amounts.map(rand).join(' ')].join(','))
      const paper = await papers.ofMonth({ organisationId: one.organisationId, month })
      const signed = paper?.kind === 'fee-credit-note' ? paper.amount.negated() : paper?.amount
      expect(signed ?? Money.zero()).toEqual(one.owed)
      if (paper) out.push(['paper', month, one.slug, paper.label, [paper.amount, paper.vat].map(rand).join(' ')].join(','))
    }
    const ports = { payouts: new PostgresPayouts(store.em), auditTrail: new PostgresAuditTrail(store.em), clock, transaction }
    const prepared = await new PreparePayouts(ports).execute({ actor: anna, dryRun: false })
    const run = prepared.ok ? await ports.payouts.run(prepared.value.runIds[0] ?? '') : null
    for (const { id, slug, reference, amount } of run?.payouts ?? []) {
      const lines = await ports.payouts.linesOf(id)
      expect(Money.sum(lines.map((line) => line.amount))).toEqual(amount)
      await new SettlePayout(ports).execute({ actor: anna, payoutId: id, outcome: { kind: 'paid', bankReference: 'FNB' } })
      out.push(['payout', month, slug, reference, rand(amount)].join(','))
    }
  }
  return `${out.join('\n')}\n`
}

/** What reports with pictures say of a month is what the ledger bills for it. */
async function reportsAgree(month: Temporal.PlainYearMonth): Promise<void> {
  const sources = new PostgresReportSources(store.em)
  const scope = { organisationId: null, currency: null, month }
  const billed = await new PostgresBillingBooks(store.em).ofMonth(month)
  const sum = (name: 'total' | 'paid' | 'refunded') => Money.sum(billed.map((one) => one[name])).cents
  const { totals } = reportFigures('revenue', await sources.rows('revenue', scope))
  expect(totals).toEqual([sum('paid'), sum('refunded'), sum('paid') - sum('refunded')])
  const bookings = reportFigures('bookings', await sources.rows('bookings', scope)).totals
  expect([bookings[0], bookings[2]]).toEqual([billed.reduce((count, one) => count + one.bookings, 0), sum('total')])
}

const rand = ({ cents }: Money) => formatRand(cents)

it('a year of three organisations comes to what is committed, to the cent, and every law of money holds', async () => {
  await expect(await live()).toMatchFileSnapshot('year.csv')

  const checks = await new PostgresInvariants(store.em).check()
  expect(checks.filter(({ id }) => id === 'I15').map(({ violations }) => violations)).toEqual([0])
  const rest = await store.em.execute<{ account: string; cents: number }[]>(
    `select account, sum(amount_cents)::int as cents from ledger_entry group by account`,
  )
  expect(rest.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
})
