import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { RateColumn } from '@camp/domain/plots/plot.ts'
import type { PlotQuote } from '@camp/domain/pricing/plot-quote.ts'
import type { Table } from '../answer.ts'
import { quoteLineText } from './quote-line-text.ts'

const rateNames = { offPeak: 'off-peak', peak: 'peak', superPeak: 'super-peak' } as const satisfies Record<RateColumn, string>

/** Every line of every night, each night's price, and the total. */
export function quoteTable({ nights, total }: PlotQuote): Table {
  const rows = nights.flatMap(({ date, season, column, lines, price }) => [
    ...lines.map((line) => {
      const { what, rule } = quoteLineText(line)
      return [date.toString(), season?.name ?? 'no season', rateNames[column], what, rule, formatRand(line.amount.cents)]
    }),
    [date.toString(), '', '', 'Night', '', formatRand(price.cents)],
  ])
  return {
    columns: [
      { name: 'Night' },
      { name: 'Season' },
      { name: 'Rate' },
      { name: 'Line' },
      { name: 'Rule' },
      { name: 'Amount', isNumber: true },
    ],
    rows: [...rows, ['Total', '', '', '', '', formatRand(total.cents)]],
  }
}
