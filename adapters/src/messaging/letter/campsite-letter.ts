import type { NotificationFacts } from '@camp/application/messaging/notification-facts.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import type { CampsiteEvent } from '@camp/domain/messaging/notification.ts'
import type { MessageValues } from '../wording/message-values.ts'
import type { Words } from '../wording/words.ts'
import { newsSections } from './campsite-news.ts'
import type { Letter, LetterLink } from './letter.ts'
import { staySection } from './letter-sections.ts'

interface Written {
  readonly values: MessageValues
  readonly words: Words
  readonly language: Language
}

/**
 * What the people of a campsite must know or do. It leads to the pages behind the sign-in, never to the
 * booking's own link.
 */
export function campsiteLetter(
  event: Exclude<CampsiteEvent, 'guest-message'>,
  facts: NotificationFacts,
  { values, words, language }: Written,
): Letter {
  const letter = event === 'refund-by-hand' && facts.money.isRefundUnclear ? 'refund-unclear' : event
  const say = (part: 'subject' | 'heading' | 'body') => words(`campsite.${letter}.${part}`, values)
  const action = actionOf(event, facts, words)
  const stay = { ...staySection(facts, values, words), title: words('campsite.stay') }
  return {
    language,
    subject: say('subject'),
    preheader: say('heading'),
    campsite: values.campsite,
    heading: say('heading'),
    picture: null,
    paragraphs: [say('body')],
    action,
    secondary: null,
    summary: action,
    sections: [stay, ...newsSections(event, facts, values, words)],
    footer: words(facts.reader ? 'campsite.readerFooter' : isAsked(event) ? 'campsite.footer' : 'campsite.newsFooter', values),
  }
}

/** Somebody has to do something, or to know that somebody need not. */
function isAsked(event: CampsiteEvent): boolean {
  return event === 'late-payment' || event === 'refund-by-hand'
}

function actionOf(event: CampsiteEvent, { links, organisation, reservation }: NotificationFacts, words: Words): LetterLink {
  if (event === 'review-received') {
    const reviews = `${links.home}org/org-reviews?${new URLSearchParams({ org: organisation.slug })}`
    return { label: words('campsite.reviews'), url: reviews }
  }
  const search = new URLSearchParams({ q: reservation.simpleReference })
  return { label: words('campsite.action'), url: `${links.home}org/${organisation.slug}/bookings?${search}` }
}
