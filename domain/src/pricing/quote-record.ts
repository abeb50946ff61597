import type { RateColumn } from '../plots/plot.ts'
import type { PlotId } from '../shared/ids.ts'
import { type Currency, Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'
import type { Party } from '../stay-rules/party.ts'
import { StayDates } from '../stay-rules/stay-dates.ts'
import { mapLine } from './map-line.ts'
import type { Line, NightQuote, NightSeason, PlotQuote } from './plot-quote.ts'

/** A quote as plain JSON, for keeping with a reservation: whole cents, dates `YYYY-MM-DD`. */
export interface QuoteRecord {
  readonly plotId: string
  readonly currency: Currency
  readonly arrival: string
  readonly departure: string
  readonly party: Party
  readonly nights: readonly NightRecord[]
  readonly total: number
  readonly discountApplied: { readonly name: string; readonly amount: number } | null
}

export interface NightRecord {
  readonly date: string
  readonly season: NightSeason | null
  readonly column: RateColumn
  readonly lines: readonly Line<number>[]
  readonly price: number
}

export function quoteToRecord(quote: PlotQuote): QuoteRecord {
  const { plotId, stay, party, total, discountApplied } = quote
  return {
    plotId,
    currency: total.currency,
    arrival: stay.arrival.toString(),
    departure: stay.departure.toString(),
    party,
    nights: quote.nights.map(nightToRecord),
    total: total.cents,
    discountApplied: discountApplied && { name: discountApplied.name, amount: discountApplied.amount.cents },
  }
}

/** For records that `quoteToRecord` wrote; throws on anything that is none. */
export function quoteFromRecord(record: QuoteRecord): PlotQuote {
  const { currency, discountApplied } = record
  return {
    plotId: record.plotId as PlotId,
    stay: StayDates.of(record.arrival, record.departure),
    party: record.party,
    nights: record.nights.map((night) => nightFromRecord(night, currency)),
    total: Money.cents(record.total, currency),
    discountApplied: discountApplied && { name: discountApplied.name, amount: Money.cents(discountApplied.amount, currency) },
  }
}

function nightToRecord(night: NightQuote): NightRecord {
  const lines = night.lines.map((line) => mapLine(line, (amount) => amount.cents))
  return { ...night, date: night.date.toString(), lines, price: night.price.cents }
}

function nightFromRecord(night: NightRecord, currency: Currency): NightQuote {
  const lines = night.lines.map((line) => mapLine(line, (cents) => Money.cents(cents, currency)))
  return { ...night, date: Temporal.PlainDate.from(night.date), lines, price: Money.cents(night.price, currency) }
}
