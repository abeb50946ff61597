import { plotDate } from '../formatting/date-texts.ts'
import type { Money } from '../shared/money.ts'
import type { PaymentTerms } from './payment-terms.ts'

/** The specification's own sentence (`spec.md` §9), word for word: it is part of the picker's data, not only of a page. */
export function paymentTermsSentence(terms: PaymentTerms, currencySymbol = 'R'): string {
  if (terms.kind === 'full-amount') return 'Full amount due at booking'
  const amount = (money: Money) => `${currencySymbol}${(money.cents / 100).toFixed(2)}`
  const due = terms.due ? plotDate(terms.due) : 'On arrival'
  return `${terms.percentage}% deposit (${amount(terms.deposit)}) required, balance ${amount(terms.balance)} due ${due}`
}
