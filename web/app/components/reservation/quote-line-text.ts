import type { WireQuoteLine } from '#server/wire/quote-on-wire.ts'
import { randText } from '../../formatting/rand-text.ts'
import type { Translator } from '../../wording/catalogue.ts'

/** Which rule made an amount, in words. */
export function quoteLineText(t: Translator<'quoteLines'>, line: WireQuoteLine): string {
  const { kind, count, each, age, percentage, name, isFree, tier } = line
  switch (kind) {
    case 'base':
      return t('lineBase')
    case 'rate':
      return tier ? t('lineRateOfTier', { from: tier.paxFrom, to: tier.paxTo }) : t('lineRate')
    case 'adults':
      return t('lineAdults', { count: count ?? 0, each: randText(each ?? 0) })
    case 'pensioners':
      return t('linePensioners', { count: count ?? 0, each: randText(each ?? 0) })
    case 'child':
      if (isFree) return t('lineChildFree', { age: age ?? 0 })
      return percentage === null ? t('lineChild', { age: age ?? 0 }) : t('lineChildShare', { age: age ?? 0, percentage })
    case 'supplement':
      return percentage === null ? t('lineSupplement', { each: randText(each ?? 0) }) : t('lineSupplementShare', { percentage })
    case 'discount':
      return name ?? ''
    case 'rounding':
      return t('lineRounding')
    case 'agreed':
      return t('lineAgreed')
  }
}
