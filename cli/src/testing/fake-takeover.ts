import type { TakeoverLine } from '@camp/application/booking-takeover/takeover-answers.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { knownColumns, missingColumns } from '@camp/domain/booking-takeover/takeover-columns.ts'
import type { PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

const nights = { arrival: Temporal.PlainDate.from('2026-12-01'), departure: Temporal.PlainDate.from('2026-12-03') }
const thandi = { row: 2, reference: 'NB1', guestName: 'Thandi Mokoena', plotName: 'Stand 1', ...nights }
const fresh: TakeoverLine = {
  ...thandi,
  outcome: { kind: 'new', total: Money.rand(950), paid: Money.rand(400), hasContact: true },
}

/** A file of one booking; what it calls `The moon` is no plot, `Where` is a heading that nobody knows. */
export const fakeTakeover = {
  previewTakeover: {
    execute: async ({ orgSlug, text, columns: chosen, plotNames }) => {
      if (orgSlug !== 'kloofwater-camp') return refused({ code: 'not-found' })
      if (!text.includes(',')) return refused({ code: 'table-unreadable' })
      const headings = text.split('\n')[0]?.split(',') ?? []
      const columns = { ...knownColumns(headings), ...chosen }
      const isUnknown = text.includes('The moon') && plotNames.size === 0
      const conflict = { kind: 'conflict', conflicts: [{ code: 'plot-unknown', plotName: 'The moon' }] } as const
      return accepted({
        source: 'csv',
        headings,
        columns,
        missing: missingColumns(columns),
        lines: [isUnknown ? { ...thandi, outcome: conflict } : fresh, { ...thandi, row: 3, outcome: { kind: 'known' } }],
        unknownPlots: isUnknown ? ['The moon'] : [],
        plots: [{ id: 'plot-1' as PlotId, name: 'Stand 1', siteName: 'Riverside' }],
      })
    },
  },
  takeOverBookings: {
    execute: async () =>
      accepted({
        bookings: [{ id: 'reservation-1' as ReservationId, simpleReference: '482-913-107', rows: [2] }],
        known: 1,
        leftOut: 0,
      }),
  },
} satisfies Partial<UseCases>
