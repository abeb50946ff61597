import type { Enquiry } from '@camp/application/enquiries/enquiries.ts'
import { aContactMessage, aProspect } from '@camp/application/enquiries/testing/an-enquiry.ts'
import type { MessageSender } from '@camp/application/messaging/message-sender.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { writtenAndSent } from '../messaging/testing/written-and-sent.ts'
import { PlatformMailbox } from './platform-mailbox.ts'

function givenMailbox(answer: MessageSender['send']) {
  const { ports, sent, history, log, work } = writtenAndSent(answer)
  const mailbox = new PlatformMailbox({ ...ports, address: 'hello@camp.example' })
  const tell = async (enquiry: Enquiry) => {
    await mailbox.tell(enquiry)
    await work()
  }
  return { sent, history, log, mailbox: { tell } }
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

  it.each<['dead' | 'failed', string, MessageSender['send']]>([
    ['dead', 'refuses it', async () => refused({ code: 'undeliverable', detail: 'no such box zanele@example.test' })],
    ['failed', 'cannot be reached', () => Promise.reject(new Error('no such box zanele@example.test'))],
  ])('is logged as %s without the address where the server %s', async (kind, _, answer) => {
    const { mailbox, log, history } = givenMailbox(answer)

    await mailbox.tell(aContactMessage())

    expect(log.entries).toMatchObject([{ kind, message: { error: 'no such box [address]' } }])
    expect(await history.list({ limit: 5 })).toEqual([])
  })
})
