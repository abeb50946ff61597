import type { UseCase } from '../shared/use-case.ts'
import type { SentMessage } from './communication-history.ts'
import type { ListOutgoingMessages, ReplayMessages } from './manage-outgoing-messages.ts'
import type { NoteDelivery } from './note-delivery.ts'
import type { OutboxFilter, OutboxListing, OutboxMessageId } from './outbox.ts'

/** Messages on their way and afterwards, as the doors see them. */
export interface MessagingUseCases {
  readonly sendOutbox: UseCase<
    { readonly limit: number },
    { readonly sent: number; readonly failed: number; readonly skipped: number; readonly dead: number }
  >
  readonly listOutbox: UseCase<OutboxFilter, readonly OutboxListing[]>
  /** Gives dead messages all their tries again. */
  readonly replayOutbox: UseCase<{ readonly ids: readonly OutboxMessageId[] }, { readonly replayed: number }>
  readonly listMessages: UseCase<{ readonly limit: number }, readonly SentMessage[]>
  readonly noteDelivery: Pick<NoteDelivery, 'execute'>
  /** For the platform: waiting, sent and given up, of every organisation. */
  readonly listOutgoingMessages: Pick<ListOutgoingMessages, 'execute'>
  readonly replayMessages: Pick<ReplayMessages, 'execute'>
}
