import { ListMessages } from '@camp/application/messaging/list-messages.ts'
import { ListOutbox } from '@camp/application/messaging/list-outbox.ts'
import { ListOutgoingMessages, ReplayMessages } from '@camp/application/messaging/manage-outgoing-messages.ts'
import { NoteDelivery } from '@camp/application/messaging/note-delivery.ts'
import { RecordNotification } from '@camp/application/messaging/record-notification.ts'
import { ReplayOutbox } from '@camp/application/messaging/replay-outbox.ts'
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
  bind(ListOutbox).toResolvedValue((outbox) => new ListOutbox({ outbox }), [Ports.outbox])
  bind(ReplayOutbox).toResolvedValue((outbox, clock) => new ReplayOutbox({ outbox, clock }), [Ports.outbox, Ports.clock])
  bind(ListOutgoingMessages).toResolvedValue(
    (outbox, history) => new ListOutgoingMessages({ outbox, history }),
    [Ports.outbox, Ports.communicationHistory],
  )
  bind(ReplayMessages).toResolvedValue(
    (outbox, auditTrail, transaction, clock) => new ReplayMessages({ outbox, auditTrail, transaction, clock }),
    [Ports.outbox, Ports.auditTrail, Ports.transaction, Ports.clock],
  )
  bind(ListMessages).toResolvedValue((history) => new ListMessages({ history }), [Ports.communicationHistory])
})

/** Under the names by which the use cases know them. */
export const messagingUseCases = {
  noteDelivery: NoteDelivery,
  listOutgoingMessages: ListOutgoingMessages,
  replayMessages: ReplayMessages,
  sendOutbox: SendOutbox,
  listOutbox: ListOutbox,
  replayOutbox: ReplayOutbox,
  listMessages: ListMessages,
}
