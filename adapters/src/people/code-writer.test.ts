import type { HandedOver } from '@camp/application/messaging/message-sender.ts'
import type { CodeMessage } from '@camp/application/people/code-messages.ts'
import { anAccount } from '@camp/application/people/testing/an-account.ts'
import { smsParts } from '@camp/domain/messaging/sms-parts.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { writtenAndSent } from '../messaging/testing/written-and-sent.ts'
import { CodeWriter } from './code-writer.ts'

function givenSender(deliveryState: HandedOver['deliveryState'] = 'accepted', staysLocal = false) {
  const answer = async () => accepted({ providerMessageId: null, deliveryState })
  const { ports, sent, history, log, work } = writtenAndSent(answer, { staysLocal, publicUrl: 'https://www.camp.example' })
  const writer = new CodeWriter(ports)
  const send = async (message: Omit<CodeMessage, 'expiresAt'>) => {
    await writer.write({ ...message, expiresAt: ports.clock.now().add({ minutes: 10 }) })
    await work()
  }
  return { sent, history, log, codes: { send } }
}

const toSignIn = { purpose: 'sign-in', code: '012345' } as const

it('brings the code by e-mail, in the language of the account', async () => {
  const { codes, sent } = givenSender()

  await codes.send({ account: anAccount(), channel: 'email', to: 'zanele@example.test', ...toSignIn })
  await codes.send({ account: anAccount({ language: 'af' }), channel: 'sms', to: '27821234567', ...toSignIn })

  expect(sent[0]).toMatchObject({ to: 'zanele@example.test', subject: '012345 is your code' })
  expect(sent[0]?.text).toContain('012345 is your code to log in at www.camp.example. It works for 10 minutes')
  expect(sent[1]).toMatchObject({ channel: 'sms', to: '27821234567', subject: null })
  expect(sent[1]?.text).toBe(
    '012345 is jou kode om by www.camp.example aan te meld. Dit werk 10 minute lank. Gee dit vir niemand nie.',
  )
})

it('sends the template that WhatsApp has for codes, and no template elsewhere', async () => {
  const { codes, sent } = givenSender()

  await codes.send({ account: anAccount(), channel: 'app', to: '27821234567', ...toSignIn })
  await codes.send({ account: anAccount(), channel: 'sms', to: '27821234567', ...toSignIn })

  expect(sent[0]).toMatchObject({ channel: 'app', template: 'verification_code', variables: { 1: '012345' } })
  expect(sent[1]).toMatchObject({ channel: 'sms', template: null, variables: null })
})

it('fits into one SMS of the cheap alphabet, in both languages', async () => {
  const { codes, sent } = givenSender()
  for (const language of ['en', 'af'] as const)
    for (const purpose of ['sign-in', 'reset-password', 'verify-contact'] as const)
      await codes.send({ account: anAccount({ language }), channel: 'sms', to: '27821234567', purpose, code: '012345' })

  for (const { text } of sent) expect(smsParts(text), text).toMatchObject({ encoding: 'gsm-7', parts: 1 })
})

it('keeps no code but in the mailbox of a machine that sends nothing', async () => {
  const away = givenSender()
  const unconfigured = givenSender('delivered-locally')
  const mailbox = givenSender('delivered-locally', true)
  const besideSandboxes = givenSender('accepted', true)
  for (const { codes } of [away, unconfigured, mailbox, besideSandboxes])
    await codes.send({ account: anAccount(), channel: 'email', to: 'zanele@example.test', ...toSignIn })

  expect(JSON.stringify(await away.history.list({ limit: 5 }))).not.toContain('012345')
  expect(JSON.stringify(await unconfigured.history.list({ limit: 5 }))).not.toContain('012345')
  expect(JSON.stringify(await mailbox.history.list({ limit: 5 }))).toContain('012345 is your code')
  expect(JSON.stringify(await besideSandboxes.history.list({ limit: 5 }))).toContain('012345 is your code')
})

it('logs that there is no number, and throws nothing', async () => {
  const { codes, log, sent } = givenSender()

  await codes.send({ account: anAccount({ cell: null }), channel: 'app', to: null, ...toSignIn })

  expect(sent).toEqual([])
  expect(log.entries).toMatchObject([{ kind: 'dead', message: { error: 'no-cell-number' } }])
})
