import { receiptWords as af } from '../languages/af/receipt.ts'
import { receiptWords as en } from '../languages/en/receipt.ts'
import type { Language } from '../languages/language.ts'
import type { InEveryLanguage } from '../languages/translation.ts'
import { type Translator, translatorOf } from '../languages/translator.ts'
import type { BookedMethod } from '../payments/offline-payment.ts'
import type { Money } from '../shared/money.ts'
import { plotDate } from './date-texts.ts'
import { formatRand } from './rand.ts'

const catalogues = { en, af }
const whole: InEveryLanguage<typeof catalogues> = catalogues

interface ReceiptFacts {
  readonly amount: Money
  readonly method: BookedMethod | 'online'
  readonly paidOn: Parameters<typeof plotDate>[0]
  readonly reference: string
  /** Of the booking: what it costs, what is paid of it, and what is open. */
  readonly total: Money
  readonly paid: Money
  readonly balance: Money
  readonly link: string
}

/**
 * A receipt as a message says it: `Received with thanks: R480.00, cash, on 21/11/2026, for booking
 * 482-913-107. …`
 */
export function receiptText(
  { amount, method, paidOn, reference, total, paid, balance, link }: ReceiptFacts,
  language: Language,
): string {
  const t: Translator<typeof en> = translatorOf<typeof en>(language, whole[language])
  const rand = ({ cents }: Money) => formatRand(cents)
  const sums = { paid: rand(paid), total: rand(total), balance: rand(balance) }
  return [
    t('received', { amount: rand(amount), method: t(method), date: plotDate(paidOn), reference }),
    balance.isPositive ? t('paid', sums) : t('paidInFull', { total: sums.total }),
    t('receipt', { link }),
  ].join(' ')
}
