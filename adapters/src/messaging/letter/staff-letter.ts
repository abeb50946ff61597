import type { NotificationFacts } from '@camp/application/messaging/notification-facts.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import { type MessageValues, oneLine } from '../wording/message-values.ts'
import type { Words } from '../wording/words.ts'
import type { Letter } from './letter.ts'
import { contactSections, staySection } from './letter-sections.ts'

interface Written {
  readonly values: MessageValues
  readonly words: Words
  readonly language: Language
  readonly hearsAnswers: boolean
}

/**
 * What somebody at the campsite writes to a guest. The button leads to the booking's own page, where an
 * answer stands beside the booking.
 */
export function staffLetter(facts: NotificationFacts, { values, words, language, hearsAnswers }: Written): Letter {
  const text = facts.staffMessage?.text ?? ''
  return {
    language,
    subject: words('staffMessage.subject', values),
    preheader: oneLine(text).slice(0, 120),
    campsite: values.campsite,
    heading: words('staffMessage.heading', values),
    picture: null,
    paragraphs: text.split(/\n+/).filter((line) => line.trim() !== ''),
    action: { label: words('staffMessage.answer'), url: facts.links.message ?? values.summary },
    secondary: null,
    sections: [staySection(facts, values, words), ...contactSections(facts, values, words)],
    footer: words(hearsAnswers ? 'staffMessage.footerHeard' : 'staffMessage.footer', values),
    summary: { label: words('actions.summary'), url: values.summary },
  }
}
