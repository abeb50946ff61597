import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { OutboxMessageId } from '../../outbox.ts'
import type { WrittenContent, WrittenMessage } from '../written-messages.ts'

type Said = Partial<Omit<WrittenMessage, 'id' | 'content'>> & { readonly id?: string; readonly content?: Partial<WrittenContent> }

export function aWrittenMessage({ id = 'letter-1', content, ...known }: Said = {}): WrittenMessage {
  return {
    id: id as OutboxMessageId,
    channel: 'email',
    to: 'bea@example.test',
    language: 'en',
    createdAt: Temporal.Instant.from('2026-11-21T10:00:00Z'),
    expiresAt: null,
    tries: 0,
    ...known,
    content: {
      subject: 'You can now work on Kwena Camp',
      text: 'Log in as before: https://camp.test/auth/login',
      links: ['https://camp.test/auth/login'],
      replyTo: null,
      template: null,
      variables: null,
      secret: null,
      ...content,
    },
  }
}
