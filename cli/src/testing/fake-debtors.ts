import type { UseCases } from '@camp/application/use-cases.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

const date = (text: string) => Temporal.PlainDate.from(text)

/** One guest who left owing R420.00 eight days ago. */
export const fakeDebtors = {
  listDebtors: {
    execute: async ({ orgSlug, kind }) => {
      if (orgSlug !== 'kloofwater-camp') return refused({ code: 'not-found' })
      const debtor = {
        id: 'reservation-1' as ReservationId,
        kind: 'left' as const,
        simpleReference: '482-913-107',
        guestName: 'Thandi Mokoena',
        phone: null,
        arrival: date('2026-11-10'),
        departure: date('2026-11-13'),
        due: date('2026-11-13'),
        days: 8,
        owedBy: 'Her brother',
        letGoBy: 'Sipho Ndlovu',
        amount: Money.rand(420),
        balance: Money.rand(420),
      }
      const rows = kind === null || kind === 'left' ? [debtor] : []
      const sums = [{ age: 8 as const, count: rows.length, amount: Money.rand(rows.length * 420) }]
      return accepted({ rows, total: rows.length, sums, amount: Money.rand(rows.length * 420), today: date('2026-11-21') })
    },
  },
} satisfies Partial<UseCases>
