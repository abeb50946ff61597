import type { PaymentTerms } from '@camp/domain/deposit/payment-terms.ts'
import { plotDate } from '@camp/domain/formatting/date-texts.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Translator } from '../wording/catalogue.ts'

/** The picker's sentence of one plot's terms: part of its data, not only of a page. */
export function paymentTermsText(t: Translator<'quoteLabels'>, terms: PaymentTerms, currencySymbol = 'R'): string {
  if (terms.kind === 'full-amount') return t('fullAmount')
  const amount = (money: Money) => `${currencySymbol}${(money.cents / 100).toFixed(2)}`
  return t('deposit', {
    percentage: terms.percentage,
    deposit: amount(terms.deposit),
    balance: amount(terms.balance),
    due: terms.due ? plotDate(terms.due) : t('onArrival'),
  })
}
