import type { Payout } from '@camp/application/payouts/payouts.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Table } from '../answer.ts'

const columns = [
  { name: 'Reference' },
  { name: 'Organisation' },
  { name: 'Amount', isNumber: true as const },
  { name: 'State' },
  { name: 'Reference of the bank' },
]

export function payoutTable(payouts: readonly Payout[]): Table {
  return {
    columns,
    rows: payouts.map(({ reference, slug, amount, paidAt, returnedAt, bankReference }) => [
      reference,
      slug,
      formatRand(amount.cents),
      stateOf(paidAt !== null, returnedAt !== null),
      bankReference ?? '',
    ]),
  }
}

export function payoutInJson({ reference, runId, slug, amount, paidAt, returnedAt, bankReference, returnReason }: Payout) {
  return {
    reference,
    run: runId,
    organisation: slug,
    amount: amount.toRand(),
    paidAt: paidAt?.toString() ?? null,
    bankReference,
    returnedAt: returnedAt?.toString() ?? null,
    returnReason,
  }
}

function stateOf(isPaid: boolean, isReturned: boolean): string {
  if (isReturned) return 'returned'
  return isPaid ? 'paid' : 'open'
}
