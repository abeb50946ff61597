import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { randText } from '../../formatting/rand-text.ts'
import type { Translator } from '../../wording/catalogue.ts'
import type { PageLanguage } from '../../wording/page-languages.ts'
import { lateMoneyText } from './late-money-text.ts'
import { refundedText } from './refunded-text.ts'

type MoneyFacts = Pick<WireReservation, 'amountPaid' | 'cancellation' | 'underWay'>

/** Whether money moved for a booking that nothing can be done about any more, and whether it still may. */
export function endedMoneyText(t: Translator<'reservation'>, facts: MoneyFacts, language: PageLanguage): string {
  const { amountPaid, cancellation } = facts
  const late = cancellation ? lateMoneyText(t, facts) : null
  if (amountPaid === 0 && !cancellation?.refundAmount) return late ?? t('nothingCharged')
  return [settledText(t, facts, language), ...(late ? [late] : [])].join(' ')
}

/** What is paid is less by what has gone back, so that both amounts together would be untrue. */
function settledText(t: Translator<'reservation'>, { amountPaid, cancellation }: MoneyFacts, language: PageLanguage): string {
  return cancellation?.refundAmount ? refundedText(t, cancellation, language) : t('paidKept', { paid: randText(amountPaid) })
}
