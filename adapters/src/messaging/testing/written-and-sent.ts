import type { MessageSender, OutgoingMessage } from '@camp/application/messaging/message-sender.ts'
import { InMemoryCommunicationHistory } from '@camp/application/messaging/testing/in-memory-communication-history.ts'
import { RecordingMessageLog } from '@camp/application/messaging/testing/recording-message-log.ts'
import { SendWritten } from '@camp/application/messaging/written/send-written.ts'
import { InMemoryWrittenMessages } from '@camp/application/messaging/written/testing/in-memory-written-messages.ts'
import { CountingRandomness } from '@camp/application/shared/testing/counting-randomness.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '@camp/application/shared/testing/in-memory-transaction.ts'

/** What a writer writes, and what becomes of it. */
export function writtenAndSent(answer: MessageSender['send'], { staysLocal = false, publicUrl = 'https://camp.example' } = {}) {
  const sent: OutgoingMessage[] = []
  const sender: MessageSender = {
    send: (message) => {
      sent.push(message)
      return answer(message)
    },
  }
  const written = new InMemoryWrittenMessages()
  const history = new InMemoryCommunicationHistory()
  const log = new RecordingMessageLog()
  const [clock, randomness, transaction] = [
    new FixedClock('2026-11-21T10:00'),
    new CountingRandomness(),
    new InMemoryTransaction(),
  ]
  const senders = { email: sender, sms: sender, app: sender }
  const worker = new SendWritten({
    writtenMessages: written,
    messageSenders: senders,
    communicationHistory: history,
    messageLog: log,
    transaction,
    clock,
    randomness,
    staysLocal,
    ownWork: (work) => work(),
  })
  return {
    sent,
    history,
    log,
    at: clock.now(),
    ports: { written, clock, randomness, publicUrl, log },
    work: () => worker.execute({ limit: 10 }),
  }
}
