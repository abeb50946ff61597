import type { PaymentTerms } from '@camp/domain/deposit/payment-terms.ts'
import { plotDate } from '@camp/domain/formatting/date-texts.ts'
import type { Money } from '@camp/domain/shared/money.ts'

/** As the picker says it. */
export function paymentTermsText(terms: PaymentTerms): string {
  if (terms.kind === 'full-amount') return 'Full amount due at booking'
  const amount = (money: Money) => `R${(money.cents / 100).toFixed(2)}`
  const due = terms.due ? plotDate(terms.due) : 'On arrival'
  return `${terms.percentage}% deposit (${amount(terms.deposit)}) required, balance ${amount(terms.balance)} due ${due}`
}
