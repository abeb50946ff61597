import type { ListOutgoingMessages, ReplayMessages } from './manage-outgoing-messages.ts'
import type { NoteDelivery } from './note-delivery.ts'

/** Messages on their way and afterwards, as the doors see them. */
export interface MessagingUseCases {
  readonly noteDelivery: Pick<NoteDelivery, 'execute'>
  /** For the platform: waiting, sent and given up, of every organisation. */
  readonly listOutgoingMessages: Pick<ListOutgoingMessages, 'execute'>
  readonly replayMessages: Pick<ReplayMessages, 'execute'>
}
