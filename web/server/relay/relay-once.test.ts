import type { RelaySmsCommand } from '@camp/application/messaging/sms/relay-sms.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { givenAnswers } from '../testing/given-answers.ts'
import { testHost } from '../testing/given-app.ts'

const serviceKey = 'a-key-of-this-test'
const sms = { to: [27821234567], body: 'The gate code is 4711' }
const down = { code: 'sms-refused', reason: 'no-answer', status: null, title: 'no answer', detail: null } as const
const noCredits = { ...down, reason: 'no-credits', status: 402, title: 'Insufficient Credits' } as const

/** Answers one after the other, the last one for ever. */
function givenDoor(...answers: readonly unknown[]) {
  let turn = 0
  const next = () => answers[Math.min(turn++, answers.length - 1)]
  const app = givenAnswers({ relaySms: next, showSmsProfile: next, relayEmail: next }, { serviceKey })
  const call = async (body: unknown = sms, key = 'key-1', path = 'infrastructure/bulksms/sendSms') => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${serviceKey}`, 'Idempotency-Key': key }
    const init = { method: 'POST', body: JSON.stringify(body), headers }
    const response = await app.fetch(new Request(`${testHost}/api/${path}`, init))
    return { status: response.status, text: await response.text() }
  }
  return { call, asked: () => app.asked.map(({ command }) => command as RelaySmsCommand) }
}

const taken = (id: string) => accepted([{ providerMessageId: id, to: '27821234567', failure: null, parts: 1 }])

it('sends once, and answers a repeat as it answered first, however the request is written', async () => {
  const { call, asked } = givenDoor(taken('1'), taken('2'))

  const first = await call()
  const again = await call({ body: 'The gate code is 4711', to: '+27 82 123 4567' })

  expect(again).toEqual(first)
  expect(asked()).toHaveLength(1)
})

it('sends once when both requests come at the same time', async () => {
  const { call, asked } = givenDoor(taken('1'), taken('2'))

  const [one, other] = await Promise.all([call(), call()])

  expect(one).toEqual(other)
  expect(asked()).toHaveLength(1)
})

it('answers a repeat with the no to the message, too', async () => {
  const { call, asked } = givenDoor(refused(noCredits), taken('2'))

  expect([(await call()).status, (await call()).status]).toEqual([402, 402])
  expect(asked()).toHaveLength(1)
})

it.each([
  ['an answer that never came', refused(down), 502],
  ['a full quota', refused({ code: 'quota-reached', retryAfterSeconds: 60 }), 429],
  ['a right that was missing', refused({ code: 'not-permitted' }), 403],
])('tries again with the same id after %s', async (_, answer, status) => {
  const { call, asked } = givenDoor(answer, taken('2'))

  expect([(await call()).status, (await call()).status]).toEqual([status, 200])

  const [one, other] = asked().map(({ requestId }) => requestId)
  expect(one).toMatch(/^[\da-f]{64}$/)
  expect(other).toBe(one)
})

it('refuses a key that belongs to another message', async () => {
  const { call, asked } = givenDoor(taken('1'), taken('2'))
  await call()

  expect(await call({ ...sms, body: 'Another one' })).toMatchObject({
    status: 422,
    text: expect.stringContaining('Idempotency-Key'),
  })
  expect(asked()).toHaveLength(1)
})

it.each(['', 'ä'.repeat(3), 'x'.repeat(256)])('refuses %j as a key', async (key) => {
  const { call, asked } = givenDoor(taken('1'))

  expect((await call(sms, key)).status).toBe(400)
  expect(asked()).toEqual([])
})

it('takes another key as another message, and one key for each call', async () => {
  const { call, asked } = givenDoor(taken('1'), taken('2'), accepted({ messageId: '<1@camp.example>', refusedRecipients: [] }))
  await call()
  await call(sms, 'key-2')
  const email = { emailDetails: { to: 'zanele@example.test', subject: 'Hello', text: 'Hello' } }

  expect((await call(email, 'key-1', 'sendEmail')).status).toBe(200)

  expect(asked()).toHaveLength(3)
  expect(asked()[0]?.requestId).not.toBe(asked()[1]?.requestId)
})

it('asks for the account anew whatever the key', async () => {
  const account = (balance: number) =>
    accepted({ id: '1', username: 'camp', created: '2026', credits: { balance }, quota: { size: 1, remaining: 1 } })
  const { call } = givenDoor(account(5), account(4))

  const answers = [await call({}, 'key-1', 'getSmsProfile'), await call({}, 'key-1', 'getSmsProfile')]

  expect(answers.map(({ text }) => JSON.parse(text).credits.balance)).toEqual([5, 4])
})
