import type { UseCases } from '@camp/application/use-cases.ts'
import type { OrganisationId, ReservationId, VoucherId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

const date = (text: string) => Temporal.PlainDate.from(text)
const later = { reservationId: 'reservation-2' as ReservationId, simpleReference: '482-913-108', amount: Money.rand(300) }

/** One voucher for R420.00, of which a later booking took R300.00. */
export const fakeVouchers = {
  listVouchers: {
    execute: async ({ orgSlug, state }) => {
      if (orgSlug !== 'kloofwater-camp') return refused({ code: 'not-found' })
      const voucher = {
        id: 'voucher-1' as VoucherId,
        organisationId: 'organisation-1' as OrganisationId,
        code: 'K7QM-2XWD-9RTA',
        reservationId: 'reservation-1' as ReservationId,
        simpleReference: '482-913-107',
        guestName: 'Thandi Mokoena',
        amount: Money.rand(420),
        balance: Money.rand(120),
        issuedAt: Temporal.Instant.from('2026-11-21T08:00:00Z'),
        issuedBy: 'desk',
        expiresOn: date('2029-11-21'),
        usedFor: [later],
      }
      const rows = state === null || state === 'open' ? [voucher] : []
      const owed = Money.rand(rows.length * 120)
      return accepted({ rows, total: rows.length, owed, lapsed: Money.zero(), today: date('2026-11-21') })
    },
  },
} satisfies Partial<UseCases>
