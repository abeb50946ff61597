import type { PaymentTerms } from '../deposit/payment-terms.ts'
import type { paymentTermsWords } from '../languages/en/payment-terms.ts'
import type { Translator } from '../languages/translator.ts'
import type { Money } from '../shared/money.ts'
import { plotDate } from './date-texts.ts'

/** The picker's sentence of one plot's terms: part of its data, not only of a page. */
export function paymentTermsText(t: Translator<typeof paymentTermsWords>, terms: PaymentTerms, currencySymbol = 'R'): string {
  if (terms.kind === 'full-amount') return t('fullAmount')
  const amount = (money: Money) => `${currencySymbol}${(money.cents / 100).toFixed(2)}`
  return t('deposit', {
    percentage: terms.percentage,
    deposit: amount(terms.deposit),
    balance: amount(terms.balance),
    due: terms.due ? plotDate(terms.due) : t('onArrival'),
  })
}
