import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { QuoteLine } from '@camp/domain/pricing/plot-quote.ts'
import type { Translator } from '#app/wording/catalogue.ts'

/** A line of a quote with the rule that made it, for clients that show it as it is. */
export function quoteLineLabel(t: Translator<'quoteLabels'>, line: QuoteLine): string {
  switch (line.kind) {
    case 'base':
      return t('base')
    case 'rate':
      return line.tier ? t('rateOfTier', { from: line.tier.paxFrom, to: line.tier.paxTo }) : t('rate')
    case 'adults':
    case 'pensioners':
      return t(line.kind, { count: line.count, each: formatRand(line.each.cents) })
    case 'child':
      return childLabel(t, line)
    case 'supplement':
      return line.percentage === null
        ? t('supplement', { each: formatRand(line.each.cents) })
        : t('supplementShare', { percentage: line.percentage })
    case 'discount':
      return line.name
    case 'rounding':
    case 'agreed':
      return t(line.kind)
  }
}

function childLabel(t: Translator<'quoteLabels'>, { age, band }: Extract<QuoteLine, { kind: 'child' }>): string {
  if (!band) return t('childAsAdult', { age })
  if (band.kind === 'free') return t('childFree', { age })
  return band.kind === 'percentage' ? t('childShare', { age, percentage: band.percentage }) : t('child', { age })
}
