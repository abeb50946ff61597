import type { MessageSender } from '@camp/application/messaging/message-sender.ts'
import type { Invitation } from '@camp/application/organisations/members/organisation-members.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { expect, it } from 'vitest'
import { writtenAndSent } from '../messaging/testing/written-and-sent.ts'
import { InvitationWriter } from './invitation-writer.ts'

const invitation: Invitation = {
  email: 'bea@example.test',
  firstName: 'Bea',
  organisationName: 'Kwena Camp',
  needsPassword: true,
  role: 'ORGADMIN',
}

function givenSender(send: MessageSender['send']) {
  const { ports, history, log, work } = writtenAndSent(send, { publicUrl: 'https://camp.test' })
  const writer = new InvitationWriter(ports)
  const sender = {
    send: async (letter: Invitation) => {
      await writer.write(letter)
      await work()
    },
  }
  return { kept: () => history.list({ limit: 5 }), log, sender }
}

const handedOver = async () => accepted({ providerMessageId: null, deliveryState: 'delivered-locally' as const })

it('whoever has no password is led to where one is chosen, others to where they log in', async () => {
  const { sender, kept } = givenSender(handedOver)

  await sender.send(invitation)
  await sender.send({ ...invitation, needsPassword: false })

  const letters = await kept()
  expect(letters.map(({ to, subject }) => [to, subject])).toEqual(
    Array(2).fill(['bea@example.test', 'You can now work on Kwena Camp']),
  )
  expect(letters[0]?.text).toContain('https://camp.test/auth/forgot')
  expect(letters[1]?.text).toContain('https://camp.test/auth/login')
})

it('the owner of a new campsite reads that it is ready to set up, and chooses a password where there is none', async () => {
  const { sender, kept } = givenSender(handedOver)

  await sender.send({ ...invitation, isNewCampsite: true })
  await sender.send({ ...invitation, isNewCampsite: true, needsPassword: false })

  expect((await kept()).map(({ subject }) => subject).toSorted()).toEqual([
    'Kwena Camp is ready to set up',
    'Your campsite is ready to set up. Choose your password',
  ])
})

it('who decides is led to where they answer, and told until when', async () => {
  const { ports, history, work } = writtenAndSent(handedOver, { publicUrl: 'https://camp.test' })
  const expiresAt = aMoment('2026-12-05T10:00').now
  await new InvitationWriter(ports).offer({
    email: 'bea@example.test',
    organisationName: 'Kwena Camp',
    role: 'ORGUSER',
    expiresAt,
  })
  await work()

  const [letter] = await history.list({ limit: 5 })
  expect([letter?.to, letter?.subject]).toEqual(['bea@example.test', 'Kwena Camp has invited you'])
  expect(letter?.text).toContain('https://camp.test/user/invitations')
  expect(letter?.text).toContain('5 Dec 2026')
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

  expect(await kept()).toEqual([])
  expect(JSON.stringify(log.entries)).not.toContain('bea@example.test')
})
