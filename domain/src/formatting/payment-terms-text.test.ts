import { describe, expect, it } from 'vitest'
import { paymentTerms } from '../deposit/payment-terms.ts'
import { paymentTermsWords } from '../languages/en/payment-terms.ts'
import { translatorOf } from '../languages/translator.ts'
import { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'
import { halfNow, thirtyOnBooking } from '../testing/payment-rules.ts'
import { paymentTermsText } from './payment-terms-text.ts'

const t = translatorOf<typeof paymentTermsWords>('en', paymentTermsWords)

const arrival = Temporal.PlainDate.from('2027-04-12')
const longBefore = Temporal.PlainDate.from('2027-01-05')

describe('the sentence of the payment terms', () => {
  it.each([
    [halfNow, 2093.3, '50% deposit (R1046.70) required, balance R1046.60 due 29/03/2027'],
    [thirtyOnBooking, 899.9, '30% deposit (R270.00) required, balance R629.90 due On arrival'],
    [
      { ...thirtyOnBooking, partialPaymentPercentage: 12.5 },
      1234.5,
      '12.5% deposit (R154.30) required, balance R1080.20 due On arrival',
    ],
    [halfNow, 999.9, 'Full amount due at booking'],
    [null, 2093.3, 'Full amount due at booking'],
  ])('case %#', (rule, total, sentence) => {
    const terms = paymentTerms({ rule, total: Money.rand(total), arrival, today: longBefore })

    expect(paymentTermsText(t, terms)).toBe(sentence)
  })

  it('says the symbol of another currency', () => {
    const terms = paymentTerms({ rule: thirtyOnBooking, total: Money.rand(100), arrival, today: longBefore })

    expect(paymentTermsText(t, terms, 'N$')).toBe('30% deposit (N$30.00) required, balance N$70.00 due On arrival')
  })
})
