import type { ReportedState } from '@camp/domain/messaging/delivery-state.ts'
import type { SubmittedReservation } from '@camp/domain/reservations/reservation.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { InMemoryAuditTrail } from '../../audit/testing/in-memory-audit-trail.ts'
import { system } from '../../shared/actor.ts'
import type { Randomness } from '../../shared/randomness.ts'
import type { DeliveryReport } from '../communication-history.ts'
import { ListOutgoingMessages } from '../list-outgoing-messages.ts'
import type { HandedOver, MessageSender, MessageSenders, OutgoingMessage, SendRefusal } from '../message-sender.ts'
import type { NewsReader } from '../news/news-choices.ts'
import { InMemoryNewsChoices } from '../news/testing/in-memory-news-choices.ts'
import { NoteDelivery } from '../note-delivery.ts'
import type { OutboxFilter, OutboxMessage, OutboxMessageId, OutboxSlice } from '../outbox.ts'
import { ReplayMessages } from '../replay-messages.ts'
import { SendOutbox } from '../send-outbox.ts'
import { atTen, organisationId } from './an-outbox-message.ts'
import { InMemoryCommunicationHistory } from './in-memory-communication-history.ts'
import { InMemoryOutbox } from './in-memory-outbox.ts'
import { InMemoryShortLinks } from './in-memory-short-links.ts'
import { RecordingMessageLog } from './recording-message-log.ts'

type Answer = () => Promise<Result<HandedOver, SendRefusal>>

const yes: Answer = async () => accepted({ providerMessageId: 'provider-1', deliveryState: 'accepted' })

/** Answers by script, then yes for ever; remembers what it was asked to send. */
export class ScriptedSender implements MessageSender {
  readonly asked: OutgoingMessage[] = []
  readonly #script: Answer[]

  constructor(script: readonly Answer[]) {
    this.#script = [...script]
  }

  async send(message: OutgoingMessage): Promise<Result<HandedOver, SendRefusal>> {
    this.asked.push(message)
    return (this.#script.shift() ?? yes)()
  }
}

interface Surroundings {
  /** What the messages are about. */
  readonly reservation?: SubmittedReservation
  /** The jitter; always the longest wait unless said otherwise. */
  readonly integer?: Randomness['integer']
  /** In the place of the script. */
  readonly senders?: MessageSenders
  /** The campsite's people. */
  readonly readers?: readonly NewsReader[]
}

/** A worker over an outbox in memory, whose clock the test turns. */
export async function givenOutbox(
  messages: readonly OutboxMessage[],
  script: readonly Answer[] = [],
  { reservation, integer = (_min, max) => max, senders, readers }: Surroundings = {},
) {
  const outbox = new InMemoryOutbox()
  const history = new InMemoryCommunicationHistory()
  const log = new RecordingMessageLog()
  const newsChoices = new InMemoryNewsChoices(organisationId, readers)
  const auditTrail = new InMemoryAuditTrail()
  const sender = new ScriptedSender(script)
  let now: Temporal.Instant = atTen
  let keys = 0
  let isDying = false
  const ports = {
    outbox,
    communicationHistory: history,
    reservations: { find: async () => reservation },
    newsChoices,
    shortLinks: new InMemoryShortLinks(),
    messageComposer: {
      compose: ({ facts }: Pick<OutboxMessage, 'facts'>) => ({
        subject: 'Hello',
        text: 'Hello Thandi',
        html: null,
        attachments: [],
        links: [facts.links.confirm, facts.links.cancel],
        replyTo: null,
        template: null,
        variables: null,
      }),
    },
    messageSenders: senders ?? { email: sender, sms: sender, app: sender },
    transaction: {
      run: async <Value>(work: () => Promise<Value>) => {
        if (isDying) throw new Error('killed')
        return work()
      },
    },
    clock: { now: () => now },
    randomness: { integer, key: () => `key-${++keys}`, uuid: () => `uuid-${++keys}` },
    messageLog: log,
    auditTrail,
  }
  const worker = new SendOutbox(ports)
  const noteDelivery = new NoteDelivery(ports)
  await outbox.add(messages)
  const later = (seconds: number) => {
    now = now.add({ milliseconds: Math.round(seconds * 1000) })
  }
  /** From now on the worker dies before it can note what it did; `false` starts the next one. */
  const kill = (dying: boolean) => {
    isDying = dying
  }
  const send = (isStopping?: () => boolean) => worker.execute({ limit: 100, isStopping })
  const report = (state: ReportedState, key: Partial<DeliveryReport> = {}) =>
    noteDelivery.execute({ channel: 'app', providerMessageId: 'provider-1', state, error: null, at: now, ...key })
  const actor = system('desk')
  const list = (filter: OutboxFilter & Partial<OutboxSlice> = {}) =>
    new ListOutgoingMessages(ports).execute({ actor, limit: 25, ...filter })
  const replay = (ids: readonly string[], options: { readonly mayArriveTwice?: boolean; readonly dryRun?: boolean } = {}) =>
    new ReplayMessages(ports).execute({ actor, ids: ids as readonly OutboxMessageId[], ...options })
  return { outbox, newsChoices, history, log, auditTrail, sender, later, kill, send, report, list, replay }
}
