import type { AccountNotice } from '@camp/application/people/account-notices.ts'
import { anAccount } from '@camp/application/people/testing/an-account.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { writtenAndSent } from '../messaging/testing/written-and-sent.ts'
import { AccountNoticeWriter } from './account-notice-writer.ts'

function givenSender(isDown = false) {
  const { ports, sent, history, log, at, work } = writtenAndSent(async () => {
    if (isDown) throw new Error('no answer from zanele@example.test')
    return accepted({ providerMessageId: 'm-1', deliveryState: 'accepted' })
  })
  const writer = new AccountNoticeWriter(ports)
  const send = async (notice: AccountNotice) => {
    await writer.write(notice)
    await work()
  }
  return { sent, history, log, at, notices: { send } }
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

it('says from when payouts go to a new account, and of its number the end alone', async () => {
  const { notices, sent, at } = givenSender()
  const news = { change: 'bank-details-used-soon', organisationName: 'Kwena Camp', accountNumber: '62 0012 34567', at } as const

  for (const language of ['en', 'af'] as const) await notices.send({ ...news, account: anAccount({ language }) })

  expect(sent.map(({ subject }) => subject)).toEqual([
    'Payouts of Kwena Camp will go to a new account',
    "Uitbetalings van Kwena Camp gaan na 'n nuwe rekening",
  ])
  expect(sent[0]?.text).toContain('From Tuesday, 24 November 2026 @ 10:00 on')
  expect(sent[0]?.text).toContain('ends in 4567')
  expect(sent[0]?.text).not.toContain('0012')
})
