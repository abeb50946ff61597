import type { ImportedPlot } from '@camp/application/import-export/imported-organisation.ts'
import type { NightSeason } from '@camp/domain/pricing/plot-quote.ts'
import { rateColumn } from '@camp/domain/seasons/rate-column.ts'
import { toCents } from '../../src/import-export/rand-columns.ts'

/** What a booking keeps of a plot. */
export type PlotToBook = Pick<ImportedPlot, 'name' | 'paxMax' | 'rateBasis' | 'rates' | 'baseRates' | 'tiers'>

/** A plot as its organisation was written, with the ids that it got. */
export interface BookedPlot {
  readonly id: string
  readonly siteId: string
  readonly siteName: string
  readonly isForTents: boolean
  readonly plot: PlotToBook
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
 * What each night costs adults by the plot's own rates; what a campsite agreed long ago knows no discount of
 * today. Nights of one season cost the same.
 */
export function agreedNights(plot: PlotToBook, adults: number, nights: readonly NightOfCalendar[]): readonly AgreedNight[] {
  const known = new Map<NightSeason | null, Omit<AgreedNight, 'date'>>()
  return nights.map(({ date, season }) => {
    const agreed = known.get(season) ?? agreedIn(season, plot, adults)
    known.set(season, agreed)
    return { date, cents: agreed.cents, json: `{"date":{"$date":"${date}"},${agreed.json}` }
  })
}

/** The JSON of a night after its date. */
function agreedIn(season: NightSeason | null, plot: PlotToBook, adults: number): Omit<AgreedNight, 'date'> {
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
  const json = JSON.stringify({ season, column, lines, price: { $cents: base + amount } })
  return { cents: base + amount, json: json.slice(1) }
}
