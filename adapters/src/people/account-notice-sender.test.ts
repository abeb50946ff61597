import type { MessageSender, OutgoingMessage } from '@camp/application/messaging/message-sender.ts'
import { InMemoryCommunicationHistory } from '@camp/application/messaging/testing/in-memory-communication-history.ts'
import { RecordingMessageLog } from '@camp/application/messaging/testing/recording-message-log.ts'
import { anAccount } from '@camp/application/people/testing/an-account.ts'
import { CountingRandomness } from '@camp/application/shared/testing/counting-randomness.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { AccountNoticeSender } from './account-notice-sender.ts'

function givenSender(isDown = false) {
  const sent: OutgoingMessage[] = []
  const email: MessageSender = {
    send: async (message) => {
      if (isDown) throw new Error('no answer from zanele@example.test')
      sent.push(message)
      return accepted({ providerMessageId: 'm-1', deliveryState: 'accepted' })
    },
  }
  const [history, log, clock] = [
    new InMemoryCommunicationHistory(),
    new RecordingMessageLog(),
    new FixedClock('2026-11-21T10:00'),
  ]
  const ports = {
    senders: { email },
    history,
    log,
    clock,
    randomness: new CountingRandomness(),
    publicUrl: 'https://camp.example',
  }
  return { sent, history, log, at: clock.now(), notices: new AccountNoticeSender(ports) }
}

it('tells the old address that the address was changed, without saying the new one in full', async () => {
  const { notices, sent, history, at } = givenSender()

  await notices.send({ change: 'email-changed', account: anAccount({ pendingEmail: 'thief@example.org' }), at })

  expect(sent[0]).toMatchObject({ to: 'zanele@example.test', subject: 'Your e-mail address at camp.example was changed' })
  expect(sent[0]?.text).toContain('was changed to t···@example.org on Saturday, 21 November 2026 @ 10:00')
  expect(sent[0]?.links).toEqual(['https://camp.example/contact'])
  expect(await history.list({ limit: 5 })).toMatchObject([{ to: 'zanele@example.test', deliveryState: 'accepted' }])
})

it('tells of a new password in the language of its owner, and where to choose another', async () => {
  const { notices, sent, at } = givenSender()

  for (const language of ['en', 'af'] as const)
    await notices.send({ change: 'password-changed', account: anAccount({ language }), at })

  expect(sent.map(({ subject }) => subject)).toEqual([
    'A new password for your account at camp.example',
    "'n Nuwe wagwoord vir jou rekening by camp.example",
  ])
  expect(sent[1]?.text).toContain('Saterdag, 21 November 2026 @ 10:00')
  for (const { links } of sent) expect(links).toEqual(['https://camp.example/auth/forgot'])
})

it('never throws, and logs no address', async () => {
  const { notices, log, at } = givenSender(true)

  await notices.send({ change: 'password-changed', account: anAccount(), at })

  expect(log.entries).toHaveLength(1)
  expect(JSON.stringify(log.entries)).not.toContain('zanele@')
})
