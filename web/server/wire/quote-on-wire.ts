import type { RateColumn } from '@camp/domain/plots/plot.ts'
import type { NightQuote, PlotQuote, QuoteLine, TierRange } from '@camp/domain/pricing/plot-quote.ts'
import { englishLabels } from './english-labels.ts'
import { dateOnWire, randOnWire, type WireDate, type WireRand } from './on-wire.ts'
import { quoteLineLabel } from './quote-line-label.ts'

/**
 * `label` is the line in English; the facts let a page say it in its own language. Amounts add up to the
 * night's price.
 */
export interface WireQuoteLine {
  readonly label: string
  readonly amount: WireRand
  readonly kind: QuoteLine['kind']
  readonly count: number | null
  readonly each: WireRand | null
  readonly age: number | null
  readonly percentage: number | null
  readonly name: string | null
  readonly tier: TierRange | null
  readonly isFree: boolean
}

export interface WireNight {
  readonly startDate: WireDate
  readonly price: WireRand
  readonly column: RateColumn
  readonly seasonName: string | null
  readonly breakdown: readonly WireQuoteLine[]
}

export function nightsOnWire(quote: PlotQuote): readonly WireNight[] {
  const known = new Map<NightQuote['lines'], WireNight['breakdown']>()
  return quote.nights.map((night) => {
    const breakdown = known.get(night.lines) ?? night.lines.map(lineOnWire)
    known.set(night.lines, breakdown)
    return nightOnWire(night, breakdown)
  })
}

/** Nights that cost the same share their lines. */
function nightOnWire({ date, price, column, season }: NightQuote, breakdown: WireNight['breakdown']): WireNight {
  return {
    startDate: dateOnWire(date),
    price: randOnWire(price),
    column,
    seasonName: season?.name ?? null,
    breakdown,
  }
}

function lineOnWire(line: QuoteLine): WireQuoteLine {
  return {
    label: quoteLineLabel(englishLabels, line),
    amount: randOnWire(line.amount),
    kind: line.kind,
    count: 'count' in line ? line.count : null,
    each: 'each' in line ? randOnWire(line.each) : null,
    age: 'age' in line ? line.age : null,
    percentage: percentageOf(line),
    name: line.kind === 'discount' ? line.name : null,
    tier: line.kind === 'rate' ? line.tier : null,
    isFree: line.kind === 'child' && line.band?.kind === 'free',
  }
}

function percentageOf(line: QuoteLine): number | null {
  if (line.kind === 'pensioners' || line.kind === 'supplement') return line.percentage
  return line.kind === 'child' && line.band?.kind === 'percentage' ? line.band.percentage : null
}
