import type { Organisation } from '@camp/domain/organisations/organisation.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import type { OrganisationSettings } from '../settings/settings.ts'
import { system, visitor } from '../shared/actor.ts'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import { campsite, testId } from '../testing/a-campsite.ts'
import type { BillingLine } from './billing-books.ts'
import { ShowBillingReport } from './show-billing-report.ts'
import { givenBooks } from './testing/given-books.ts'

const organisationId = testId(1) as OrganisationId
const cents = (count: number) => Money.cents(count)

function line(from: number): BillingLine {
  const money = { total: cents(from), paid: cents(from + 1), refunded: cents(from + 2) }
  return { ...money, bookingFee: cents(from + 3), feeCredit: cents(3), feeVat: cents(from + 5) } as unknown as BillingLine
}

const lines = [line(100), line(2_000)]
const agreed = { adminFeeType: 'monthly', adminFeeAmountCents: 25_000, adminFeeStartDate: '2026-11-30' }

function reporting({ lastClosed = '2026-11', fees = agreed, paper = null as string | null, known = true } = {}) {
  const given = givenBooks({ lastClosed, period: { lines, adminFee: cents(9_000), adminFeeVat: cents(1_350) } })
  const settings = { ...(campsite.organisation as Organisation), ...fees } as unknown as OrganisationSettings
  const report = new ShowBillingReport({
    settings: { organisation: async () => settings },
    catalogues: { find: async () => (known ? campsite : undefined) },
    billingBooks: given.books,
    issuedPapers: { ofMonth: async () => (paper ? ({ label: paper } as never) : null) },
    clock: new FixedClock('2026-12-31T23:30'),
  })
  const ask = (month: string | null) => report.execute({ actor: system('billing'), organisationId, month })
  return { given, report, ask }
}

async function reportOf(month: string | null, facts: Parameters<typeof reporting>[0] = {}) {
  const answer = await reporting(facts).ask(month)
  if (!answer.ok) throw new Error(answer.refusal.code)
  return answer.value
}

it('a closed month is the sums of its lines and what was charged for it', async () => {
  const { totals, isClosed, adminFee, vat, owed, feePaper } = await reportOf('2026-11', { paper: 'INV-000042' })

  expect([isClosed, feePaper]).toEqual([true, 'INV-000042'])
  expect(totals).toEqual({
    total: cents(2_100),
    paid: cents(2_102),
    refunded: cents(2_104),
    bookingFee: cents(2_106),
    feeCredit: cents(6),
    feeVat: cents(2_110),
  })
  expect([adminFee, vat, owed]).toEqual([cents(9_000), cents(3_460), cents(2_106 - 6 + 9_000 + 3_460)])
})

it('a month that is open has the admin fee that will be charged, with the VAT of its last day', async () => {
  const { given, ask } = reporting()
  const answer = await ask('2026-12')

  if (!answer.ok) throw new Error(answer.refusal.code)
  const { isClosed, adminFee, vat, owed, feePaper } = answer.value
  expect([isClosed, feePaper]).toEqual([false, null])
  expect([adminFee, vat, owed]).toEqual([cents(25_000), cents(2_110 + 3_750), cents(2_106 - 6 + 25_000 + 5_860)])
  expect(given.asked).toEqual(['2026-12-01 to 2026-12-31', 'VAT at 2026-12-30T22:00:00Z'])
})

it.each([
  ['a type that is not known', { adminFeeType: 'weekly' }, 0],
  ['no start', { adminFeeStartDate: null }, 0],
  ['once a year, in another month', { adminFeeType: 'annual' }, 0],
  ['once a year, in its month', { adminFeeType: 'annual', adminFeeStartDate: '2025-12-01' }, 25_000],
])('of the agreement follows the fee: %s', async (_, fees, fee) => {
  const { adminFee } = await reportOf('2026-12', { fees: { ...agreed, ...fees } as typeof agreed })

  expect(adminFee).toEqual(cents(fee))
})

it('what is no month is today alone, without a fee of its own', async () => {
  const { period, isClosed, adminFee, feePaper } = await reportOf('soon', { paper: 'INV-000042' })

  expect([String(period.from), String(period.to), isClosed, feePaper]).toEqual(['2026-12-31', '2026-12-31', false, null])
  expect(adminFee).toEqual(cents(0))
})

it('no month is the one that it is now', async () => {
  expect(String((await reportOf(null)).period.from)).toBe('2026-12-01')
})

it('is for the people of the organisation, and of one that there is', async () => {
  const { report } = reporting()

  expect(await report.execute({ actor: visitor, organisationId, month: null })).toEqual(refused({ code: 'not-permitted' }))
  expect(await reporting({ known: false }).ask(null)).toEqual(refused({ code: 'not-found' }))
})
