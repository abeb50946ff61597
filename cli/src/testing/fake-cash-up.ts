import type { UseCases } from '@camp/application/use-cases.ts'
import { closeDay } from '@camp/domain/cash-up/close-day.ts'
import { expectedByMethod, netOfTill, type TillEntry, tillLines } from '@camp/domain/cash-up/till.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

const day = Temporal.PlainDate.from('2026-11-21')
const at = Temporal.Instant.from('2026-11-21T10:00:00Z')
const currency = 'ZAR'
const entry: TillEntry = { id: 'payment-1', kind: 'capture', method: 'cash', amount: Money.rand(100), at, by: 'desk' }
const lines = tillLines([entry], currency)
const organisationId = 'organisation-1' as OrganisationId

/** R100.00 in cash, taken on 21 November and not closed yet. */
export const fakeCashUp = {
  showCashUp: {
    execute: async ({ orgSlug }) => {
      if (orgSlug !== 'kloofwater-camp') return refused({ code: 'not-found' })
      const booking = { reservationId: 'reservation-1' as ReservationId, simpleReference: '482-913-107', guestName: null }
      return accepted({
        organisation: { id: organisationId, slug: orgSlug, name: 'Kloofwater Camp', timezone: 'Africa/Johannesburg', sites: [] },
        day,
        today: day,
        currency,
        lines: lines.map((line) => ({ ...line, byName: null })),
        methods: expectedByMethod(lines, currency).map((one) => ({ ...one, counted: null })),
        net: netOfTill(lines, currency),
        entries: [{ ...entry, ...booking, reference: null, byName: null }],
        closed: null,
        later: [],
        laterNet: Money.zero(),
      })
    },
  },
  closeCashUp: {
    execute: async (typed) => {
      const closed = closeDay({ ...typed, entries: [entry], currency, today: day })
      return closed.ok ? accepted({ ...closed.value, organisationId, day, closedAt: at, closedBy: 'cli' }) : closed
    },
  },
  listTill: {
    execute: async ({ orgSlug }) => {
      if (orgSlug !== 'kloofwater-camp') return refused({ code: 'not-found' })
      const rows = lines.map((line) => ({ ...line, day, state: 'open' as const, byName: null }))
      return accepted({ rows, total: 1, taken: Money.rand(100), returned: Money.zero() })
    },
  },
} satisfies Partial<UseCases>
