import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { QuoteLine } from '@camp/domain/pricing/plot-quote.ts'

/** A line of a quote in English, for clients that show it as it is. */
export function quoteLineLabel(line: QuoteLine): string {
  switch (line.kind) {
    case 'base':
      return 'Base rate for the plot'
    case 'rate':
      return line.tier ? `Rate for ${line.tier.paxFrom} to ${line.tier.paxTo} guests` : 'Rate for the plot'
    case 'adults':
      return `${line.count} ${line.count === 1 ? 'adult' : 'adults'} at ${formatRand(line.each.cents)}`
    case 'pensioners':
      return `${line.count} ${line.count === 1 ? 'pensioner' : 'pensioners'} at ${formatRand(line.each.cents)}`
    case 'child':
      return `Child (${line.age})${childTerms(line)}`
    case 'discount':
      return line.name
    case 'rounding':
      return 'Rounding to 10 cents'
    case 'agreed':
      return 'Price kept as agreed'
  }
}

function childTerms({ band }: Extract<QuoteLine, { kind: 'child' }>): string {
  if (!band) return ', as an adult'
  if (band.kind === 'free') return ', free'
  return band.kind === 'percentage' ? `, ${band.percentage} % of the adult rate` : ''
}
