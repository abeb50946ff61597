import { noReplyAddresses, type ReplyAddresses } from '@camp/application/messaging/email/reply-addresses.ts'
import type { ComposedMessage, MessageComposer, MessageRequest } from '@camp/application/messaging/message-composer.ts'
import type { NotificationFacts, StaffMessageFacts } from '@camp/application/messaging/notification-facts.ts'
import { isCampsiteEvent, type MessageChannel } from '@camp/domain/messaging/notification.ts'
import { inGsm7 } from '@camp/domain/messaging/sms-parts.ts'
import { withoutSmsPlaceholders } from '@camp/domain/messaging/sms-placeholders.ts'
import { calendarEntry } from './calendar-entry.ts'
import { composeSms } from './compose-sms.ts'
import { composeWhatsApp } from './compose-whatsapp.ts'
import { composeLetter } from './letter/compose-letter.ts'
import { letterHtml } from './letter/letter-html.ts'
import { letterText } from './letter/letter-text.ts'
import { type MessageValues, messageValues } from './wording/message-values.ts'
import { type Words, wordsIn } from './wording/words.ts'

const nothingMore = { subject: null, html: null, attachments: [], replyTo: null, template: null, variables: null } as const

/**
 * Messages from the wording catalogues: a letter for e-mail, one sentence for SMS, a template for WhatsApp.
 */
export class WordingComposer implements MessageComposer {
  readonly #replyAddresses: Pick<ReplyAddresses, 'of'>

  constructor(replyAddresses: Pick<ReplyAddresses, 'of'> = noReplyAddresses) {
    this.#replyAddresses = replyAddresses
  }

  compose(request: MessageRequest): ComposedMessage {
    const { type, channel, language, facts } = request
    const words = wordsIn(language)
    const values = messageValues(facts, language, words)
    if (facts.staffMessage && channel !== 'email') {
      const own = composeStaffMessage(facts.staffMessage, channel, values)
      if (own !== null) return withLinks(facts, { ...nothingMore, text: own })
    }
    if (channel === 'sms') return withLinks(facts, { ...nothingMore, text: composeSms(request, values) })
    // The fixed text about somebody's own words leads to where they stand.
    const linked = facts.staffMessage && facts.links.message ? { ...values, summary: facts.links.message } : values
    if (channel === 'app') {
      const isCancelled = facts.reservation.status === 'cancelled'
      const said = composeWhatsApp({ type, language, event: request.event, isCancelled }, linked)
      return withLinks(facts, { ...nothingMore, ...said })
    }
    const isToGuest = !isCampsiteEvent(request.event)
    const ownAddress = isToGuest ? this.#replyAddresses.of(facts.reservation.simpleReference) : null
    return withLinks(facts, composeEmail(request, values, words, ownAddress))
  }
}

/**
 * In the words of whoever wrote it, under the campsite's name; null where WhatsApp takes its fixed text
 * alone.
 */
function composeStaffMessage(
  { text, isFixedText }: StaffMessageFacts,
  channel: Exclude<MessageChannel, 'email'>,
  { campsite }: MessageValues,
): string | null {
  if (channel === 'sms') return inGsm7(withoutSmsPlaceholders(`${campsite}: ${text}`))
  return isFixedText ? null : `${campsite}:\n${text}`
}

/** `ownAddress`: where an answer reaches the conversation. */
function composeEmail(
  request: MessageRequest,
  values: MessageValues,
  words: Words,
  ownAddress: string | null,
): Omit<ComposedMessage, 'links'> {
  const letter = composeLetter(request, values, words, { hearsAnswers: ownAddress !== null })
  return {
    ...nothingMore,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    attachments: attachmentsOf(request, values, words),
    replyTo: ownAddress ?? replyTo(request.facts),
  }
}

/** What the campsite reads is answered to the guest, and the other way round. */
function replyTo({ message, guestContact, organisation }: NotificationFacts): string | null {
  if (message) return message.replyTo || null
  return guestContact ? guestContact.email : organisation.email
}

function attachmentsOf(
  { event, facts, createdAt }: MessageRequest,
  values: MessageValues,
  words: Words,
): ComposedMessage['attachments'] {
  const isStay = event === 'confirmed' || (event === 'moved' && facts.reservation.status === 'confirmed')
  if (event !== 'cancelled' && !isStay) return []
  return [calendarEntry(facts, values, words, { isCancelled: event === 'cancelled', writtenAt: createdAt })]
}

function withLinks(facts: NotificationFacts, message: Omit<ComposedMessage, 'links'>): ComposedMessage {
  const found = message.text.match(/https?:\/\/\S+/g) ?? []
  const ours = found.filter((address) => address.startsWith(facts.links.home))
  return { ...message, links: [...new Set(ours)] }
}
