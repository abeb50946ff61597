import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { ChildLine, QuoteLine } from '@camp/domain/pricing/plot-quote.ts'
import type { Money } from '@camp/domain/shared/money.ts'

/** A line of a quote in words: what is charged, and the rule that made it. */
export interface QuoteLineText {
  readonly what: string
  readonly rule: string
}

export function quoteLineText(line: QuoteLine): QuoteLineText {
  switch (line.kind) {
    case 'base':
      return { what: 'Base rate', rule: 'once per plot and night' }
    case 'rate':
      return { what: 'Rate for the plot', rule: `once per night (per plot)${tierText(line)}` }
    case 'adults':
      return { what: `${group(line.count, 'adult')} at ${formatRand(line.each.cents)}`, rule: `per person${tierText(line)}` }
    case 'pensioners':
      return {
        what: `${group(line.count, 'pensioner')} at ${formatRand(line.each.cents)}`,
        rule: `pensioners pay ${line.percentage} % of the adult rate${tierText(line)}`,
      }
    case 'child':
      return { what: `Child of ${line.age}`, rule: `${childRule(line)}${tierText(line)}` }
    case 'supplement':
      return {
        what: 'Weekday supplement',
        rule:
          line.percentage === null
            ? `${formatRand(line.each.cents)} on the rate of this day of the week`
            : `${line.percentage} % of the rate of this day of the week`,
      }
    case 'discount':
      return { what: `Discount: ${line.name}`, rule: 'the discount that saves most' }
    case 'rounding':
      return { what: 'Rounding', rule: 'half-up to 10 cents' }
    case 'agreed':
      return { what: 'Price kept', rule: 'as agreed before a change' }
  }
}

function childRule({ band }: ChildLine<Money>): string {
  if (!band) return 'no age band: as an adult'
  const ages = `age band ${band.fromAge} to ${band.toAge}`
  if (band.kind === 'percentage') return `${ages}: ${band.percentage} % of the adult rate`
  return band.kind === 'free' ? `${ages}: free` : `${ages}: fixed amount`
}

function tierText({ tier }: { readonly tier: { readonly paxFrom: number; readonly paxTo: number } | null }): string {
  return tier ? `, tier of ${tier.paxFrom} to ${tier.paxTo} guests` : ''
}

function group(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`
}
