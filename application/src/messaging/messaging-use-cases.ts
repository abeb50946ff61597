import type { NoteDelivery } from './note-delivery.ts'

/** Messages on their way and afterwards, as the doors see them. */
export interface MessagingUseCases {
  readonly noteDelivery: Pick<NoteDelivery, 'execute'>
}
