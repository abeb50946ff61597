import type { SentMessage } from '@camp/application/messaging/communication-history.ts'
import type { MessageSender } from '@camp/application/messaging/message-sender.ts'
import { RecordingMessageLog } from '@camp/application/messaging/testing/recording-message-log.ts'
import type { Invitation } from '@camp/application/organisations/members/organisation-members.ts'
import { CountingRandomness } from '@camp/application/shared/testing/counting-randomness.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { InvitationSender } from './invitation-sender.ts'

const invitation: Invitation = {
  email: 'bea@example.test',
  firstName: 'Bea',
  organisationName: 'Kwena Camp',
  needsPassword: true,
  role: 'ORGADMIN',
}

function givenSender(send: MessageSender['send']) {
  const kept: Pick<SentMessage, 'to' | 'subject' | 'text'>[] = []
  const log = new RecordingMessageLog()
  const senders = { email: { send }, sms: { send }, app: { send } }
  const history = { add: async (message: SentMessage) => void kept.push(message) }
  const ports = { senders, history, log, clock: new FixedClock(), randomness: new CountingRandomness() }
  return { kept, log, sender: new InvitationSender({ ...ports, publicUrl: 'https://camp.test' }) }
}

const handedOver = async () => accepted({ providerMessageId: null, deliveryState: 'delivered-locally' as const })

it('whoever has no password is led to where one is chosen, others to where they log in', async () => {
  const { sender, kept } = givenSender(handedOver)

  await sender.send(invitation)
  await sender.send({ ...invitation, needsPassword: false })

  expect(kept.map(({ to, subject }) => [to, subject])).toEqual(
    Array(2).fill(['bea@example.test', 'You can now work on Kwena Camp']),
  )
  expect(kept[0]?.text).toContain('https://camp.test/auth/forgot')
  expect(kept[1]?.text).toContain('https://camp.test/auth/login')
})

it.each([
  ['is refused', async () => refused({ code: 'undeliverable', detail: 'no such mailbox' } as const)],
  [
    'fails',
    async () => {
      throw new Error('connection lost')
    },
  ],
])('a letter that %s is logged and breaks nothing', async (_, send) => {
  const { sender, kept, log } = givenSender(send as MessageSender['send'])

  await sender.send(invitation)

  expect(kept).toEqual([])
  expect(JSON.stringify(log)).not.toContain('bea@example.test')
})
