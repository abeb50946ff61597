import type { Payout, PayoutLine } from '@camp/application/payouts/payouts.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

const at = Temporal.Instant.from('2026-12-01T08:00:00Z')
const bankDetails = {
  bankName: 'FNB',
  accountName: 'Camp',
  accountNumber: '62001234567',
  branchCode: '250655',
  accountType: 'cheque',
}
const of = { organisationId: 'organisation-1' as OrganisationId, slug: 'kloofwater-camp', name: 'Kloofwater Camp' }
const due = Object.assign(
  { lines: [], amount: Money.rand(400), bankDetails, detailsChangedAt: null, detailsAnnouncedAt: null },
  of,
)
const payout: Payout = Object.assign(
  {
    id: '1',
    runId: '1',
    reference: 'CAMP-1-1',
    amount: Money.rand(400),
    bankDetails,
    preparedAt: at,
    paidAt: at,
    bankReference: 'FNB 1',
    returnedAt: null,
    returnReason: null,
  },
  of,
)
const line: PayoutLine = {
  journalId: '1',
  position: 0,
  kind: 'earned',
  at,
  reservationId: null,
  reference: '482-913-107',
  amount: Money.rand(400),
}
const run = {
  id: '1',
  preparedAt: at,
  preparedBy: 'anna',
  needsSecond: false,
  approvedAt: null,
  approvedBy: null,
  payouts: [payout],
  file: 'H,camp-payouts,1,1,2026-12-01,ZAR\r\nT,1,400.00,0\r\n',
}

/** One campsite that is owed R400.00, and a run in which it was paid. */
export const fakePayouts = {
  showPayouts: { execute: async () => accepted({ due: [due], runs: [run] }) },
  showPayoutRun: { execute: async () => accepted(run) },
  preparePayouts: {
    execute: async ({ dryRun }) => accepted({ runIds: dryRun ? [] : ['1'], payouts: [due] }),
  },
  settlePayout: { execute: async () => accepted(payout) },
  showPayoutStatement: { execute: async () => accepted({ payout, lines: [line] }) },
  printPayoutStatement: {
    execute: async () =>
      accepted({ name: 'CAMP-1-1.pdf', contentType: 'application/pdf', content: new TextEncoder().encode('%PDF') }),
  },
  reportPayouts: { execute: async () => accepted([payout]) },
} satisfies Partial<{ [Name in keyof UseCases]: Pick<UseCases[Name], 'execute'> }>
