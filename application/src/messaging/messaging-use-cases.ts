import type { UseCase } from '../shared/use-case.ts'
import type { SentMessage } from './communication-history.ts'
import type { ListOutgoingMessages } from './list-outgoing-messages.ts'
import type { NoteDelivery } from './note-delivery.ts'
import type { ReplayMessages } from './replay-messages.ts'

/** Messages on their way and afterwards, as the doors see them. */
export interface MessagingUseCases {
  readonly sendOutbox: UseCase<
    { readonly limit: number },
    { readonly sent: number; readonly failed: number; readonly skipped: number; readonly dead: number }
  >
  readonly listMessages: UseCase<{ readonly limit: number }, readonly SentMessage[]>
  readonly noteDelivery: Pick<NoteDelivery, 'execute'>
  /** For the platform: waiting, sent and given up, of every organisation. */
  readonly listOutgoingMessages: Pick<ListOutgoingMessages, 'execute'>
  /** Gives messages that were given up all their tries again. */
  readonly replayMessages: Pick<ReplayMessages, 'execute'>
}
