import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../shared/testing/in-memory-transaction.ts'
import { testId } from '../testing/a-campsite.ts'
import { type FeePaperPorts, issueFeePapers } from './issue-fee-papers.ts'
import type { FeeLine, NewPaper } from './paper.ts'

const organisationId = testId(1) as OrganisationId
const month = Temporal.PlainYearMonth.from('2026-02')
const operator = { name: 'Camp', addressLines: ['1 Long Street'], email: 'a@camp.example', phone: null, registrationNumber: '7' }
const customer = { ...operator, name: 'Kwena Camp', vatNumber: null }

const line = (kind: FeeLine['kind'], cents: number, vatCents: number, vatPercentage = 15): FeeLine => ({
  kind,
  reference: kind === 'admin-fee' ? null : '102-103-104',
  cents,
  vatCents,
  vatPercentage,
})

async function issued(lines: readonly FeeLine[], facts: { readonly vatNumber?: string | null; readonly claimed?: boolean } = {}) {
  const papers: NewPaper[] = []
  const { vatNumber = '4001', claimed = true } = facts
  const ports = {
    operator,
    clock: new FixedClock('2026-03-03T09:00'),
    transaction: new InMemoryTransaction(),
    issuedPapers: {
      monthsWithoutPapers: async () => [{ organisationId, month }],
      claimMonth: async () => claimed,
      feesOf: async () => ({ organisationId, currency: 'ZAR', customer, lines }),
      platformVatNumber: async (on: Temporal.PlainDate) => vatNumber && `${vatNumber} on ${on}`,
      issue: async (paper: NewPaper) => void papers.push(paper),
    },
  } satisfies FeePaperPorts
  return { count: await issueFeePapers('all', ports), paper: papers[0], papers }
}

it('the fees of a month are invoiced on its last day, with the VAT beside each', async () => {
  const lines = [line('booking-fee', 1_000, 150), line('fee-credit', -200, -30), line('admin-fee', 25_000, 3_750)]

  const { count, paper } = await issued(lines)

  expect(count).toBe(1)
  expect(paper).toEqual({
    kind: 'fee-invoice',
    issuer: 'platform',
    organisationId,
    reservationId: null,
    month,
    source: `fees:${organisationId}:2026-02`,
    corrects: null,
    issuedAt: Temporal.Instant.from('2026-03-03T07:00:00Z'),
    taxDate: Temporal.PlainDate.from('2026-02-28'),
    amount: Money.cents(29_670),
    vatPercentage: 15,
    vat: Money.cents(3_870),
    facts: { supplier: { ...operator, vatNumber: '4001 on 2026-02-28' }, customer, booking: null, corrects: null, lines },
  })
})

it('a credit note where more went back than was charged, with its amounts turned', async () => {
  const { paper } = await issued([line('booking-fee', 1_000, 150), line('fee-credit', -3_001, -450), line('fee-credit', 0, 1)])

  expect([paper?.kind, paper?.amount, paper?.vat]).toEqual(['fee-credit-note', Money.cents(2_300), Money.cents(299)])
  expect(paper?.facts.lines.map((one) => [one.cents, 'vatCents' in one && one.vatCents])).toEqual([
    [-1_000, -150],
    [3_001, 450],
    [0, -1],
  ])
})

it('fees that come to nothing are an invoice of nothing', async () => {
  const { paper } = await issued([line('booking-fee', 1_000, 150), line('fee-credit', -1_000, -150)])

  expect([paper?.kind, paper?.amount]).toEqual(['fee-invoice', Money.cents(0)])
})

it.each([
  ['several rates', [line('booking-fee', 1_000, 140, 14), line('admin-fee', 1_000, 150)], '4001'],
  ['no registration', [line('booking-fee', 1_000, 0, 0)], null],
  ['no line', [], '4001'],
])('one rate is named, and none with %s', async (_, lines, vatNumber) => {
  expect((await issued(lines, { vatNumber })).paper?.vatPercentage).toBeNull()
})

it('a month that somebody else has done meanwhile is left', async () => {
  expect(await issued([line('admin-fee', 1_000, 150)], { claimed: false })).toMatchObject({ count: 0, papers: [] })
})
