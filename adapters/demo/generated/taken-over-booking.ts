import type { ImportedPlot } from '@camp/application/import-export/imported-organisation.ts'
import type { NightSeason } from '@camp/domain/pricing/plot-quote.ts'
import { rateColumn } from '@camp/domain/seasons/rate-column.ts'
import { toCents } from '../../src/import-export/rand-columns.ts'

/** A plot as its organisation was written, with the ids that it got. */
export interface BookedPlot {
  readonly id: string
  readonly siteId: string
  readonly siteName: string
  readonly isForTents: boolean
  readonly plot: ImportedPlot
  /** JSON as `reservation_plot` keeps it, null where the plot has none. */
  readonly paymentRule: string | null
}

export interface BookedOrganisation {
  readonly id: string
  /** JSON. */
  readonly cancellationPolicy: string
  /** As PostgreSQL writes an array. */
  readonly mandatoryTermIds: (siteId: string) => string
  readonly plots: readonly BookedPlot[]
}

export interface NightOfCalendar {
  /** `2026-12-24` */
  readonly date: string
  readonly season: NightSeason | null
}

export interface AgreedNight {
  readonly date: string
  readonly cents: number
  /** JSON as the quote keeps it. */
  readonly json: string
}

/**
 * What a night costs adults by the plot's own rates; what a campsite agreed long ago knows no discount of
 * today.
 */
export function agreedNight(plot: ImportedPlot, adults: number, { date, season }: NightOfCalendar): AgreedNight {
  const column = rateColumn(season?.seasonType ?? null)
  const tier = plot.tiers.find(({ paxFrom, paxTo }) => adults >= paxFrom && adults <= paxTo)
  const range = tier ? { paxFrom: tier.paxFrom, paxTo: tier.paxTo } : null
  const [each, base] = [toCents((tier ?? plot.rates)[column]), toCents(plot.baseRates[column])]
  const amount = plot.rateBasis === 'perPerson' ? each * adults : each
  const rate =
    plot.rateBasis === 'perPerson'
      ? { kind: 'adults', count: adults, each: { $cents: each }, tier: range, amount: { $cents: amount } }
      : { kind: 'rate', tier: range, amount: { $cents: amount } }
  const lines = base > 0 ? [{ kind: 'base', amount: { $cents: base } }, rate] : [rate]
  const json = JSON.stringify({ date: { $date: date }, season, column, lines, price: { $cents: base + amount } })
  return { date, cents: base + amount, json }
}
