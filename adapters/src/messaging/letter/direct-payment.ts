import type { NotificationFacts } from '@camp/application/messaging/notification-facts.ts'
import { accountRows, directPaymentText, transferReferenceText } from '@camp/domain/formatting/direct-payment-text.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import { oneLine } from '../wording/message-values.ts'
import type { LetterSection } from './letter.ts'

/** What the guest pays the campsite itself, as the pages say it (rule D10). */
export function directParagraphs({ money, organisation, reservation }: NotificationFacts, language: Language): readonly string[] {
  if (!money.direct) return []
  const { account, ...payment } = money.direct
  const campsite = oneLine(organisation.name)
  const how = transferReferenceText(account, { campsite, reference: reservation.simpleReference, language })
  return [`${directPaymentText({ payment, campsite, language })} ${how}`]
}

export function accountSections({ money, reservation }: NotificationFacts, language: Language): readonly LetterSection[] {
  return money.direct?.account ? [accountRows(money.direct.account, reservation.simpleReference, language)] : []
}
