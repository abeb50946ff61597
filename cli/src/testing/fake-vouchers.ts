import type { DeskOutcome } from '@camp/application/desk/desk-answers.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { ListedVoucher } from '@camp/application/vouchers/vouchers.ts'
import type { OrganisationId, ReservationId, VoucherId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

const date = (text: string) => Temporal.PlainDate.from(text)
const later = { reservationId: 'reservation-2' as ReservationId, simpleReference: '482-913-108', amount: Money.rand(300) }

const thandis: ListedVoucher = {
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

function afterAct(left: Money, expiresOn: Temporal.PlainDate, paid = Money.zero()): DeskOutcome {
  const side = { status: 'cancelled', amountDue: Money.rand(420), balance: Money.zero() } as const
  const nothing = { checkedInAt: null, vehiclePlate: null, gateCode: null }
  return {
    id: thandis.reservationId,
    simpleReference: thandis.simpleReference,
    version: 1,
    isDoneBefore: false,
    before: { ...side, ...nothing, amountPaid: Money.zero() },
    after: { ...side, ...nothing, amountPaid: paid },
    refundAmount: Money.zero(),
    promised: Money.zero(),
    voucher: { code: thandis.code, left, expiresOn },
    messages: [],
  }
}

/** One voucher for R420.00, of which a later booking took R300.00. */
export const fakeVouchers = {
  listVouchers: {
    execute: async ({ orgSlug, state }) => {
      if (orgSlug !== 'kloofwater-camp') return refused({ code: 'not-found' })
      const rows = state === null || state === 'open' ? [thandis] : []
      const owed = Money.rand(rows.length * 120)
      return accepted({ rows, total: rows.length, owed, lapsed: Money.zero(), today: date('2026-11-21') })
    },
  },
  showVoucher: {
    execute: async ({ idOrCode }) => {
      if (idOrCode === 'AAAA-AAAA-AAAA') return refused({ code: 'not-found' })
      const message = idOrCode === 'spent' ? null : 'Your voucher for Kloofwater Camp: K7QM-2XWD-9RTA.'
      return accepted({ voucher: thandis, today: date('2026-11-21'), message })
    },
  },
  extendVoucher: { execute: async ({ until }) => accepted(afterAct(thandis.balance, until)) },
  cancelVoucher: { execute: async () => accepted(afterAct(Money.zero(), thandis.expiresOn, thandis.balance)) },
  replyToGuest: {
    execute: async ({ channel, text }) =>
      channel === 'app'
        ? refused({ code: 'gate-code-hidden' })
        : accepted({ channel, to: 'thandi@example.test', subject: null, text, parts: null, cost: null, leadsToPage: false }),
  },
} satisfies Partial<UseCases>
