import { aContactMessage, aProspect } from '@camp/application/enquiries/testing/an-enquiry.ts'
import type { MessageSender, OutgoingMessage } from '@camp/application/messaging/message-sender.ts'
import { InMemoryCommunicationHistory } from '@camp/application/messaging/testing/in-memory-communication-history.ts'
import { RecordingMessageLog } from '@camp/application/messaging/testing/recording-message-log.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { PlatformMailbox } from './platform-mailbox.ts'

function givenMailbox(answer: MessageSender['send']) {
  const sent: OutgoingMessage[] = []
  const history = new InMemoryCommunicationHistory()
  const log = new RecordingMessageLog()
  const email: MessageSender = {
    send: (message) => {
      sent.push(message)
      return answer(message)
    },
  }
  const ports = { email, history, log, clock: new FixedClock(), address: 'hello@camp.example' }
  return { sent, history, log, mailbox: new PlatformMailbox(ports) }
}

const works: MessageSender['send'] = async () => accepted({ providerMessageId: 'one', deliveryState: 'delivered-locally' })

describe('the mail to the platform', () => {
  it('brings a message with its reference, and is answered to its sender', async () => {
    const { mailbox, sent, history } = givenMailbox(works)

    await mailbox.tell(aContactMessage())

    expect(sent[0]).toMatchObject({
      to: 'hello@camp.example',
      replyTo: 'zanele@example.test',
      channel: 'email',
      subject: 'Message: A stay at the coast (482-913-107)',
      text: 'Reference: 482-913-107\nFrom: Zanele Mokoena, zanele@example.test\n\nMay we bring two dogs?\n\nThank you\n',
    })
    expect(await history.list({ limit: 5 })).toEqual([
      expect.objectContaining({ to: 'hello@camp.example', reservationId: null, deliveryState: 'delivered-locally' }),
    ])
  })

  it('says what a campsite told of itself, and what it did not', async () => {
    const { mailbox, sent } = givenMailbox(works)

    await mailbox.tell(aProspect({ plotCount: null }))

    expect(sent[0]?.subject).toBe('Demo request: Rietvlei Camp (371-205-884)')
    expect(sent[0]?.text).toContain('Phone: 082 123 4567\nProvince: WC\nPlots: not said\n\nNo message.')
  })

  it.each<[string, MessageSender['send']]>([
    ['refuses it', async () => refused({ code: 'undeliverable', detail: 'no such box zanele@example.test' })],
    ['cannot be reached', () => Promise.reject(new Error('no such box zanele@example.test'))],
  ])('is logged without the address where the server %s', async (_, answer) => {
    const { mailbox, log, history } = givenMailbox(answer)

    await mailbox.tell(aContactMessage())

    expect(log.entries).toMatchObject([{ kind: 'dead', message: { error: 'no such box [address]' } }])
    expect(await history.list({ limit: 5 })).toEqual([])
  })
})
