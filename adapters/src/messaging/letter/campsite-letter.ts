import type { NotificationFacts } from '@camp/application/messaging/notification-facts.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import type { CampsiteEvent } from '@camp/domain/messaging/notification.ts'
import type { MessageValues } from '../wording/message-values.ts'
import type { Words } from '../wording/words.ts'
import type { Letter } from './letter.ts'
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
  const say = (part: 'subject' | 'heading' | 'body') => words(`campsite.${event}.${part}`, values)
  const search = new URLSearchParams({ q: values.reference })
  const url = `${facts.links.home}org/${facts.organisation.slug}/bookings?${search}`
  const booking = { label: words('campsite.action'), url }
  return {
    language,
    subject: say('subject'),
    preheader: say('heading'),
    campsite: values.campsite,
    heading: say('heading'),
    paragraphs: [say('body')],
    action: booking,
    secondary: null,
    summary: booking,
    sections: [{ ...staySection(facts, values, words), title: words('campsite.stay') }],
    footer: words('campsite.footer', values),
  }
}
