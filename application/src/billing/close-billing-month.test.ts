import type { AdminFeeTerms } from '@camp/domain/billing/admin-fee.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../audit/testing/in-memory-audit-trail.ts'
import type { IssuedPapers } from '../invoices/issued-papers.ts'
import { system, visitor } from '../shared/actor.ts'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../shared/testing/in-memory-transaction.ts'
import { testId } from '../testing/a-campsite.ts'
import { CloseBillingMonth } from './close-billing-month.ts'
import { givenBooks } from './testing/given-books.ts'

const month = Temporal.PlainYearMonth.from('2026-11')
const since = (startDate: string, rand: number): AdminFeeTerms => ({
  type: 'monthly',
  amount: Money.rand(rand),
  startDate: Temporal.PlainDate.from(startDate),
})

function closing({ books }: ReturnType<typeof givenBooks>, now = '2026-12-03T09:00') {
  const none = { monthsWithoutPapers: async () => [] } as unknown as IssuedPapers
  const operator = { name: 'Camp', addressLines: [], email: null, phone: null, registrationNumber: null }
  const [clock, transaction] = [new FixedClock(now), new InMemoryTransaction()]
  return new CloseBillingMonth({
    auditTrail: new InMemoryAuditTrail(),
    billingBooks: books,
    issuedPapers: none,
    operator,
    clock,
    transaction,
  })
}

it('closes the months that are still open, the earliest first, and charges the fees of each with VAT', async () => {
  const terms = { 1: since('2026-10-15', 250), 2: since('2026-11-30', 99.99), 3: since('2026-12-01', 40) }
  const given = givenBooks({ lastClosed: '2026-09', terms })

  const answer = await closing(given).execute({ actor: system('billing close'), month })

  const october = Temporal.PlainYearMonth.from('2026-10')
  expect(answer).toEqual(accepted({ months: [october, month], charges: 3, papers: 0 }))
  const charges = given.closed.map(({ closing: { charges, ...rest } }) => ({
    at: String(rest.at),
    closedAt: String(rest.closedAt),
    by: rest.by,
    charges: charges.map(({ organisationId, fee, vat }) => [organisationId, fee.cents, vat.cents]),
  }))
  const told = { closedAt: '2026-12-03T07:00:00Z', by: 'billing close' }
  expect(charges).toEqual([
    { at: '2026-10-31T21:59:59Z', charges: [[testId(1), 25_000, 3_750]], ...told },
    {
      at: '2026-11-30T21:59:59Z',
      charges: [
        [testId(1), 25_000, 3_750],
        [testId(2), 9_999, 1_500],
      ],
      ...told,
    },
  ])
  expect(given.asked).toEqual(['VAT at 2026-10-31T21:59:59Z', 'VAT at 2026-11-30T21:59:59Z', 'VAT at 2026-11-30T21:59:59Z'])
})

it('says before what it would close and charge, and closes nothing', async () => {
  const given = givenBooks({ lastClosed: '2026-09', terms: { 1: since('2026-10-15', 250), 2: since('2026-11-30', 99.99) } })

  const tried = await closing(given).execute({ actor: system('billing close'), month, dryRun: true })

  const october = Temporal.PlainYearMonth.from('2026-10')
  expect(tried).toEqual(accepted({ months: [october, month], charges: 3, papers: 0 }))
  expect([given.closed, await given.books.lastClosed()]).toEqual([[], Temporal.PlainYearMonth.from('2026-09')])
})

it('begins with the month that is asked for where none was ever closed, and names the person', async () => {
  const given = givenBooks()
  const actor = { kind: 'user', userId: 'u-1' as UserId, role: 'SUPERADMIN', organisationIds: [] } as const

  const answer = await closing(given).execute({ actor, month })

  expect(answer).toEqual(accepted({ months: [month], charges: 0, papers: 0 }))
  expect(given.closed.map(({ month: one, closing: { by } }) => [one, by])).toEqual([['2026-11', 'u-1']])
})

it('does nothing to a month that is closed', async () => {
  const given = givenBooks({ lastClosed: '2026-11' })

  expect(await closing(given).execute({ actor: system('billing close'), month })).toEqual(
    accepted({ months: [], charges: 0, papers: 0 }),
  )
  expect(given.closed).toEqual([])
})

it('leaves a month to whoever closes it meanwhile', async () => {
  const given = givenBooks({ lastClosed: '2026-10' })
  const meanwhile = {
    ...given.books,
    beginClosing: async () => {
      await given.books.close(month, { charges: [], at: Temporal.Instant.from('2026-12-03T00:00Z') } as never)
      return given.books.lastClosed()
    },
  }

  const answer = await closing({ ...given, books: meanwhile }).execute({ actor: system('billing close'), month })

  expect(answer).toEqual(accepted({ months: [], charges: 0, papers: 0 }))
  expect(given.closed).toHaveLength(1)
})

it.each([
  ['in its last minute', '2026-11-30T23:59', refused({ code: 'month-not-over' })],
  ['before it', '2026-10-31T12:00', refused({ code: 'month-not-over' })],
  ['once it is over', '2026-12-01T00:00', accepted({ months: [month], charges: 0, papers: 0 })],
])('closes a month only when it is over: %s', async (_, now, answer) => {
  expect(await closing(givenBooks(), now).execute({ actor: system('billing close'), month })).toEqual(answer)
})

it('is for the platform alone', async () => {
  const owner = { kind: 'user', userId: 'u-2' as UserId, role: 'ORGADMIN', organisationIds: [] } as const

  for (const actor of [owner, visitor]) {
    expect(await closing(givenBooks()).execute({ actor, month })).toEqual(refused({ code: 'not-permitted' }))
  }
})
