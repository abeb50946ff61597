import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import type { WrittenMessage, WrittenMessages } from '@camp/application/messaging/written/written-messages.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import type { Randomness } from '@camp/application/shared/randomness.ts'
import type { Language } from '@camp/domain/languages/language.ts'

/** What writes messages about people and enquiries to the outbox. */
export interface WritingPorts {
  readonly written: Pick<WrittenMessages, 'add'>
  readonly clock: Clock
  readonly randomness: Randomness
  readonly publicUrl: string
}

interface Letter {
  readonly id: string
  readonly to: string
  readonly language: Language
  readonly subject: string
  readonly text: string
}

/** An e-mail of words alone, whose addresses are all ours. */
export function plainLetter({ id, to, language, subject, text }: Letter, { clock }: Pick<WritingPorts, 'clock'>): WrittenMessage {
  const links = text.match(/https?:\/\/\S+/g) ?? []
  return {
    id: id as OutboxMessageId,
    channel: 'email',
    to,
    language,
    content: { subject, text, links, replyTo: null, template: null, variables: null, secret: null },
    createdAt: clock.now(),
    expiresAt: null,
    tries: 0,
  }
}
