import { describe, expect, it } from 'vitest'
import { directPaymentText, transferReferenceText } from '../formatting/direct-payment-text.ts'
import { Money } from '../shared/money.ts'
import { Temporal } from '../shared/temporal.ts'
import { directPaymentAhead } from './direct-payment.ts'

const day = (date: string) => Temporal.PlainDate.from(date)

function aheadOf(facts: { upFront: number; due?: string; today?: string; paid?: number; releases?: boolean }) {
  const amounts = {
    amountDue: Money.rand(1000),
    amountDueUpFront: Money.rand(facts.upFront),
    amountPaid: Money.rand(facts.paid ?? 0),
    dueDate: facts.due ? day(facts.due) : null,
    arrival: day('2026-12-11'),
  }
  return directPaymentAhead(amounts, {
    today: day(facts.today ?? '2026-11-23'),
    releasesTransfers: facts.releases ?? false,
  })
}

function textOf(facts: Parameters<typeof aheadOf>[0], language: 'en' | 'af' = 'en') {
  const payment = aheadOf(facts)
  return payment && directPaymentText({ payment, campsite: 'Muskadel Lane', language })
}

describe('what is paid to the campsite itself', () => {
  it.each([
    [
      'a deposit by transfer and the rest on arrival',
      { upFront: 300, due: '2026-12-11' },
      'Nothing is paid online. You pay Muskadel Lane R300.00 by transfer within 3 days of confirming, and R700.00 on arrival. If it comes late, Muskadel Lane may cancel the booking.',
    ],
    [
      'a deposit, and the rest by its day',
      { upFront: 300, due: '2026-12-04' },
      'Nothing is paid online. You pay Muskadel Lane R300.00 by transfer within 3 days of confirming, and R700.00 by Friday, 4 December 2026. If it comes late, Muskadel Lane may cancel the booking.',
    ],
    [
      'a deposit whose booking is released',
      { upFront: 300, due: '2026-12-11', releases: true },
      'Nothing is paid online. You pay Muskadel Lane R300.00 by transfer within 3 days of confirming, and R700.00 on arrival. If it has not come 3 days after that, the booking is released.',
    ],
    [
      'a deposit whose booking would be released after it began',
      { upFront: 300, due: '2026-12-11', releases: true, today: '2026-12-05' },
      'Nothing is paid online. You pay Muskadel Lane R300.00 by transfer within 3 days of confirming, and R700.00 on arrival. If it comes late, Muskadel Lane may cancel the booking.',
    ],
    [
      'everything, without a deposit',
      { upFront: 1000 },
      'Nothing is paid online. You pay Muskadel Lane R1000.00 on arrival, or by transfer before.',
    ],
    [
      'everything on arrival, where arrival is sooner than a deposit would be due',
      { upFront: 300, due: '2026-12-04', today: '2026-12-08' },
      'Nothing is paid online. You pay Muskadel Lane R1000.00 on arrival, or by transfer before.',
    ],
    [
      'the rest, once the deposit has come',
      { upFront: 300, due: '2026-12-04', paid: 300 },
      'Nothing is paid online. You pay Muskadel Lane R700.00 by transfer by Friday, 4 December 2026.',
    ],
    [
      'what is left of the deposit',
      { upFront: 300, due: '2026-12-11', paid: 100 },
      'Nothing is paid online. You pay Muskadel Lane R200.00 by transfer within 3 days of confirming, and R700.00 on arrival. If it comes late, Muskadel Lane may cancel the booking.',
    ],
  ])('is %s', (_, facts, sentence) => {
    expect(textOf(facts)).toBe(sentence)
  })

  it('is nothing once all of it is paid', () => {
    expect(textOf({ upFront: 300, paid: 1000 })).toBeNull()
  })

  it('is said in Afrikaans as well', () => {
    expect(textOf({ upFront: 300, due: '2026-12-11' }, 'af')).toBe(
      'Niks word aanlyn betaal nie. Jy betaal Muskadel Lane R300.00 per oorplasing binne 3 dae ná jy bevestig het, en R700.00 met aankoms. Kom dit laat, mag Muskadel Lane die bespreking kanselleer.',
    )
  })

  it('says the day on which the booking is released, once it is known', () => {
    const payment = {
      deposit: { cents: 30_000, by: '2026-11-26', release: { on: '2026-11-29' } },
      rest: { cents: 70_000, by: null },
      isOver: false,
    }

    expect(directPaymentText({ payment, campsite: 'Muskadel Lane', language: 'en' })).toBe(
      'Nothing is paid online. You pay Muskadel Lane R300.00 by transfer by Thursday, 26 November 2026, and R700.00 on arrival. If it has not come by then, the booking is released on Sunday, 29 November 2026.',
    )
  })

  it('comes with the reference, and with whom to ask where no account is given', () => {
    const facts = { campsite: 'Muskadel Lane', reference: '482-913-107', language: 'en' } as const
    const account = { bank: 'FNB', name: 'Muskadel Lane', number: '62001234567', branchCode: '250655' }

    expect(transferReferenceText(account, facts)).toBe('Use 482-913-107 as the reference of your transfer.')
    expect(transferReferenceText(null, facts)).toBe(
      'Ask Muskadel Lane for its bank details, and use 482-913-107 as the reference of your transfer.',
    )
  })
})
