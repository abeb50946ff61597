import type { NotificationFacts } from '@camp/application/messaging/notification-facts.ts'
import { nameInMessage } from '@camp/domain/people/person-name.ts'
import { type MessageValues, oneLine } from '../wording/message-values.ts'
import type { Words } from '../wording/words.ts'
import type { Letter } from './letter.ts'
import { staySection } from './letter-sections.ts'

/**
 * What a guest writes to the campsite. It leads to the pages behind the sign-in: mail is forwarded, and a
 * booking's link can cancel.
 */
export function guestLetter(facts: NotificationFacts, values: MessageValues, words: Words): Letter {
  const { text = '', from = '', replyTo = '' } = facts.message ?? {}
  const { links, organisation, reservation } = facts
  const page = `${links.home}org/${organisation.slug}/bookings/${reservation.simpleReference}#conversation`
  const bookings = { label: words('actions.answerGuest'), url: page }
  const known = { ...values, from: nameInMessage(from) || values.name }
  return {
    language: 'en',
    subject: words('guestMessage.subject', known),
    preheader: oneLine(text).slice(0, 120),
    campsite: values.campsite,
    heading: words('guestMessage.heading', known),
    picture: null,
    paragraphs: text.split(/\n+/).filter((line) => line.trim() !== ''),
    action: bookings,
    secondary: null,
    summary: bookings,
    sections: [
      {
        title: words('guestMessage.guest'),
        rows: [[words('guestMessage.name'), known.from], ...(replyTo ? ([[words('guestMessage.email'), replyTo]] as const) : [])],
      },
      { ...staySection(facts, values, words), title: words('campsite.stay') },
    ],
    footer: words(replyTo ? 'guestMessage.footer' : 'guestMessage.footerWithoutEmail'),
  }
}
