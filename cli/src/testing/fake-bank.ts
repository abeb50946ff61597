import type { UseCases } from '@camp/application/use-cases.ts'
import type { MatchedLine } from '@camp/domain/bank-statements/match-statement.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

const date = Temporal.PlainDate.from('2026-11-20')
const booking = {
  id: 'reservation-1' as ReservationId,
  simpleReference: '482-913-107',
  guestName: 'Thandi Mokoena',
  balance: Money.rand(500),
  deposit: Money.rand(250),
}
const lines: readonly MatchedLine[] = [
  { row: 2, date, text: 'EFT 482913107', amount: Money.rand(500), identity: 'a', match: { kind: 'matched', booking } },
  {
    row: 3,
    date,
    text: 'CASH',
    amount: Money.rand(250),
    identity: 'b',
    match: { kind: 'unsure', booking, doubt: 'amount-alone' },
  },
  { row: 4, date, text: 'INTEREST', amount: Money.rand(3), identity: 'c', match: { kind: 'unmatched' } },
  { row: 5, date, text: 'EFT 117402885', amount: Money.rand(80), identity: 'd', match: { kind: 'recorded' } },
]

/** A statement of four lines and a row that nobody can read, one line of which pays a booking for certain. */
export const fakeBank = {
  previewBankStatement: {
    execute: async ({ orgSlug, text }) => {
      if (orgSlug !== 'kloofwater-camp') return refused({ code: 'not-found' })
      return text.includes(',') ? accepted({ lines, unreadRows: [9] }) : refused({ code: 'columns-unknown' })
    },
  },
  recordBankLines: {
    execute: async ({ lines: chosen }) => accepted(chosen.map((line) => ({ ...line, outcome: 'recorded' as const }))),
  },
} satisfies Partial<UseCases>
