import { ListMessages } from '@camp/application/messaging/list-messages.ts'
import { ListOutgoingMessages } from '@camp/application/messaging/list-outgoing-messages.ts'
import { NoteDelivery } from '@camp/application/messaging/note-delivery.ts'
import { RecordNotification } from '@camp/application/messaging/record-notification.ts'
import { ReplayMessages } from '@camp/application/messaging/replay-messages.ts'
import { SendOutbox } from '@camp/application/messaging/send-outbox.ts'
import { ContainerModule } from 'inversify'
import { Ports } from './ports.ts'

/** What guests are told. */
export const messagingModule = new ContainerModule(({ bind }) => {
  bind(RecordNotification).toResolvedValue(
    (outbox, clock, randomness, log) => new RecordNotification({ outbox, clock, randomness, log }),
    [Ports.outbox, Ports.clock, Ports.randomness, Ports.messageLog],
  )
  bind(SendOutbox).toResolvedValue(
    (outbox, history, reservations, composer, senders, transaction, clock, randomness, log) =>
      new SendOutbox({ outbox, history, reservations, composer, senders, transaction, clock, randomness, log }),
    [
      Ports.outbox,
      Ports.communicationHistory,
      Ports.reservations,
      Ports.messageComposer,
      Ports.messageSenders,
      Ports.transaction,
      Ports.clock,
      Ports.randomness,
      Ports.messageLog,
    ],
  )
  bind(NoteDelivery).toResolvedValue(
    (history, outbox, reservations, transaction, clock, randomness, log) =>
      new NoteDelivery({ history, outbox, reservations, transaction, clock, randomness, log }),
    [
      Ports.communicationHistory,
      Ports.outbox,
      Ports.reservations,
      Ports.transaction,
      Ports.clock,
      Ports.randomness,
      Ports.messageLog,
    ],
  )
  bind(ListOutgoingMessages).toResolvedValue(
    (outbox, history, clock) => new ListOutgoingMessages({ outbox, history, clock }),
    [Ports.outbox, Ports.communicationHistory, Ports.clock],
  )
  bind(ReplayMessages).toResolvedValue(
    (outbox, history, auditTrail, transaction, clock) => new ReplayMessages({ outbox, history, auditTrail, transaction, clock }),
    [Ports.outbox, Ports.communicationHistory, Ports.auditTrail, Ports.transaction, Ports.clock],
  )
  bind(ListMessages).toResolvedValue((history) => new ListMessages({ history }), [Ports.communicationHistory])
})

/** Under the names by which the use cases know them. */
export const messagingUseCases = {
  noteDelivery: NoteDelivery,
  listOutgoingMessages: ListOutgoingMessages,
  replayMessages: ReplayMessages,
  sendOutbox: SendOutbox,
  listMessages: ListMessages,
}
