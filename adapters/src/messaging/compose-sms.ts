import type { MessageRequest } from '@camp/application/messaging/message-composer.ts'
import type { NotifiedMoney } from '@camp/application/messaging/notification-facts.ts'
import { fillIn } from '@camp/domain/languages/text-template.ts'
import type { NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import { inGsm7, smsParts } from '@camp/domain/messaging/sms-parts.ts'
import { longestSms, shortenedForSms } from './shortened-for-sms.ts'
import type { MessageValues } from './wording/message-values.ts'
import { wordings } from './wording/words.ts'

/** Places of a campsite's name that always stay. */
const shortestName = 12

/**
 * One SMS where the link leaves room: the most telling sentence that fits, the campsite's name shortened if
 * need be.
 */
export function composeSms(
  { type, event, language, facts }: Pick<MessageRequest, 'type' | 'event' | 'language' | 'facts'>,
  values: MessageValues,
): string {
  const { sms, smsOfTransfer, smsOfVoucher } = wordings[language]
  const own = sentencesOf({ event, language, facts })
  const transfers = event === 'confirmed' && facts.money.direct?.deposit?.by
  const gives = event === 'cancelled' && isWholeVoucher(facts.money)
  const sentences = transfers ? smsOfTransfer : gives ? smsOfVoucher : (own ?? sms[type])
  const fitting = sentences.map((sentence) => fitted(sentence, values))
  return fitting.find(isOneSms) ?? fitting.at(-1) ?? ''
}

/** Of the event itself, where those of its type would say something else. */
function sentencesOf({
  event,
  language,
  facts: { money, cancellation },
}: Pick<MessageRequest, 'event' | 'language' | 'facts'>): readonly string[] | undefined {
  const { smsOfEvent, smsOfPaymentAfterEnd, smsOfUnclearRefund } = wordings[language]
  // A refund of nothing is none: the sentence of the type says that there is news.
  if (event === 'refunded' && !money.refundAmount) return undefined
  if (event === 'payment-after-expiry' && !cancellation.hasLostPlace) return smsOfPaymentAfterEnd
  if (event === 'refund-by-hand' && money.isRefundUnclear) return smsOfUnclearRefund
  const ofEvents: Readonly<Partial<Record<NotifiedEvent, readonly string[]>>> = smsOfEvent
  return ofEvents[event]
}

/** Told again after it has paid, its worth is said by the page that the link leads to. */
function isWholeVoucher({ voucher, refundAmount }: NotifiedMoney): boolean {
  return voucher ? (voucher.left ?? refundAmount) === refundAmount : false
}

function fitted(sentence: string, values: MessageValues): string {
  const whole = inGsm7(fillIn(sentence, values))
  const surplus = smsParts(whole).length - longestSms
  if (surplus <= 0) return whole
  const name = inGsm7(values.campsite)
  const places = Math.max(smsParts(name).length - surplus, shortestName + 1)
  return inGsm7(fillIn(sentence, { ...values, campsite: shortenedForSms(name, places) }))
}

function isOneSms(text: string): boolean {
  return smsParts(text).parts === 1
}
