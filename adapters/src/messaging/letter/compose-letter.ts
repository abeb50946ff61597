import type { MessageRequest } from '@camp/application/messaging/message-composer.ts'
import type { NotificationFacts } from '@camp/application/messaging/notification-facts.ts'
import { type GuestEvent, isCampsiteEvent } from '@camp/domain/messaging/notification.ts'
import type { MessageValues } from '../wording/message-values.ts'
import type { Words } from '../wording/words.ts'
import { campsiteLetter } from './campsite-letter.ts'
import { accountSections, directParagraphs } from './direct-payment.ts'
import { guestLetter } from './guest-letter.ts'
import type { Letter, LetterPicture } from './letter.ts'
import { letterAction } from './letter-action.ts'
import { cancellationSection, contactSections, directionsSection, moneySection, staySection } from './letter-sections.ts'
import { staffLetter } from './staff-letter.ts'

interface Contents {
  readonly hasMoney: boolean
  readonly hasCancellation: boolean
  readonly hasDirections: boolean
  /** Of a stay that is over or will not be, no picture of the place is shown. */
  readonly hasPicture: boolean
}

const stayAhead: Contents = { hasMoney: true, hasCancellation: true, hasDirections: true, hasPicture: true }
const moneyOnly: Contents = { hasMoney: true, hasCancellation: false, hasDirections: false, hasPicture: false }
const stayOnly: Contents = { hasMoney: false, hasCancellation: false, hasDirections: false, hasPicture: false }

const contentsOf: Readonly<Record<Exclude<GuestEvent, 'staff-message'>, Contents>> = {
  submitted: stayAhead,
  'payment-pending': stayAhead,
  confirmed: stayAhead,
  'deposit-received': stayAhead,
  'payment-received': { ...stayAhead, hasDirections: false },
  'payment-due': { ...stayAhead, hasDirections: false },
  'transfer-due': { ...stayAhead, hasDirections: false },
  cancelled: moneyOnly,
  expired: stayOnly,
  'no-show': stayOnly,
  moved: stayAhead,
  refunded: moneyOnly,
  'payment-after-expiry': stayOnly,
  'review-invitation': { ...stayOnly, hasPicture: true },
}

/** What an event would say wrongly of why the booking ended, or of a stay that is over. */
function letterOf<Event extends GuestEvent>(
  event: Event,
  { cancellation, reservation }: NotificationFacts,
): Event | 'overdue' | 'owing' | 'unpaid' | 'payment-after-end' {
  if (event === 'cancelled' && cancellation.reason === 'balance-overdue') return 'overdue'
  if (event === 'cancelled' && cancellation.reason === 'transfer-missing') return 'unpaid'
  if (event === 'payment-after-expiry' && !cancellation.hasLostPlace) return 'payment-after-end'
  return event === 'payment-due' && reservation.status === 'completed' ? 'owing' : event
}

/** Of a stay that is over only its money is spoken of. */
function contents(event: Exclude<GuestEvent, 'staff-message'>, { reservation: { status } }: NotificationFacts): Contents {
  const isPast = status === 'completed' || status === 'noShow'
  return isPast && contentsOf[event].hasMoney ? moneyOnly : contentsOf[event]
}

function letterPicture({ picture }: NotificationFacts, values: MessageValues, words: Words): LetterPicture | null {
  return picture ? { url: picture.url, text: picture.text ?? words('picture', values) } : null
}

/** `hearsAnswers`: an answer to the letter stands in the conversation about the booking. */
export function composeLetter(
  request: MessageRequest,
  values: MessageValues,
  words: Words,
  { hearsAnswers }: { readonly hearsAnswers: boolean },
): Letter {
  const { event, facts, language } = request
  if (event === 'staff-message') return staffLetter(facts, { values, words, language, hearsAnswers })
  if (event === 'guest-message') return guestLetter(facts, values, words)
  if (isCampsiteEvent(event)) return campsiteLetter(event, facts, { values, words, language })
  const letter = letterOf(event, facts)
  const say = (part: 'subject' | 'preheader' | 'heading' | 'body') => words(`letters.${letter}.${part}`, values)
  const { hasMoney, hasCancellation, hasDirections, hasPicture } = contents(event, facts)
  const paysNow = event === 'submitted' && facts.money.takesOnlinePayment && facts.money.amountDueUpFront > 0
  return {
    language,
    subject: say('subject'),
    preheader: say('preheader'),
    campsite: values.campsite,
    heading: say('heading'),
    picture: hasPicture ? letterPicture(facts, values, words) : null,
    paragraphs: [
      say('body'),
      ...(paysNow ? [words('payNow', { amount: values.upFront })] : []),
      ...(hasMoney ? directParagraphs(facts, language) : []),
    ],
    ...letterAction(event, facts, values, words),
    sections: [
      staySection(facts, values, words),
      ...(hasMoney ? [moneySection(event, facts, values, words), ...accountSections(facts, language)] : []),
      ...(hasCancellation && !facts.cancellation.isClosed ? [cancellationSection(request, words)] : []),
      ...(hasDirections ? [directionsSection(facts, words)] : []),
      ...contactSections(facts, values, words),
    ],
    footer: words('footer', values),
    summary: { label: words('actions.summary'), url: values.summary },
  }
}
