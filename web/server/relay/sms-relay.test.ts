import type { RelaySmsCommand } from '@camp/application/messaging/sms/relay-sms.ts'
import type { SmsRefused } from '@camp/application/messaging/sms/sms-provider.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { givenAnswers } from '../testing/given-answers.ts'
import { testHost } from '../testing/given-app.ts'

const serviceKey = 'a-key-of-this-test'
const taken = [{ providerMessageId: '987', to: '27821234567', failure: null, parts: 1 }]
const profile = {
  id: '1',
  username: 'camp',
  created: '2026-01-05T09:00:00+02:00',
  credits: { balance: 812.5, limit: 0, isTransferAllowed: false },
  quota: { size: 500, remaining: 488 },
}
const problem = (facts: Partial<SmsRefused>): SmsRefused => ({
  code: 'sms-refused',
  reason: 'no-answer',
  status: null,
  title: 'no answer',
  detail: null,
  ...facts,
})

function givenDoor(answer: unknown, path = 'infrastructure/bulksms/sendSms') {
  const app = givenAnswers({ relaySms: () => answer, showSmsProfile: () => answer }, { serviceKey })
  const call = async (body: unknown, authorization = `Bearer ${serviceKey}`) => {
    const headers = { 'Content-Type': 'application/json', Authorization: authorization }
    const init = { method: 'POST', body: JSON.stringify(body), headers }
    const response = await app.fetch(new Request(`${testHost}/api/${path}`, init))
    return { status: response.status, body: await response.json() }
  }
  return { call, asked: () => app.asked.map(({ command }) => command as RelaySmsCommand) }
}

describe('POST /api/infrastructure/bulksms/sendSms', () => {
  it('answers with what the provider took', async () => {
    const { call, asked } = givenDoor(accepted(taken))

    expect(await call({ to: [27821234567], body: 'The gate code is 4711' })).toEqual({
      status: 200,
      body: {
        success: true,
        details: [
          { id: '987', type: 'SENT', to: '27821234567', status: { id: 'ACCEPTED.null', type: 'ACCEPTED' }, numberOfParts: 1 },
        ],
      },
    })
    expect(asked()).toMatchObject([{ actor: { kind: 'system' }, to: ['27821234567'], text: 'The gate code is 4711' }])
  })

  it.each([
    [{ to: ['+27 82 123-4567', 27831234567], body: 'x' }, ['27821234567', '27831234567']],
    [{ to: '27821234567', body: 'x' }, ['27821234567']],
  ])('takes %j', async (body, to) => {
    const { call, asked } = givenDoor(accepted(taken))
    expect((await call(body)).status).toBe(200)
    expect(asked()).toMatchObject([{ to }])
  })

  it.each([
    [{}],
    [{ to: [], body: 'x' }],
    [{ to: ['0821234567'], body: 'x' }],
    [{ to: [1.5], body: 'x' }],
    [{ to: [27821234567], body: '' }],
    [{ to: ['nobody'], body: 'x' }],
    [null],
  ])('refuses %j', async (body) => {
    const { call, asked } = givenDoor(accepted(taken))
    expect(await call(body)).toMatchObject({
      status: 400,
      body: { success: false, error: expect.stringMatching(/^SMS sending failed: Failed to send SMS/) },
    })
    expect(asked()).toEqual([])
  })

  it.each([
    [problem({ reason: 'message-refused', status: 400, title: 'Bad Request' }), 400],
    [problem({ reason: 'no-credits', status: 403, title: 'Insufficient Credits' }), 402],
    [problem({ reason: 'not-authorised', status: 403, title: 'Forbidden' }), 403],
    [problem({ reason: 'not-authorised', status: 401, title: 'Unauthorized' }), 502],
    [problem({}), 502],
    [problem({ reason: 'too-many-requests', status: 429, title: 'Too Many Requests' }), 503],
    [problem({ reason: 'not-configured', title: 'SMS is not set up' }), 503],
  ])('answers %j with %i', async (refusal, status) => {
    const error = `SMS sending failed: Failed to send SMS: ${refusal.title}`
    const details = { status: refusal.status, title: refusal.title, detail: null }
    expect(await givenDoor(refused(refusal)).call({ to: [27821234567], body: 'x' })).toEqual({
      status,
      body: { success: false, error, details },
    })
  })

  it('answers nobody without the key or a session', async () => {
    const { call, asked } = givenDoor(accepted(taken))
    expect((await call({ to: [27821234567], body: 'x' }, '')).status).toBe(401)
    expect((await call({ to: [27821234567], body: 'x' }, 'Bearer wrong')).status).toBe(401)
    expect(asked()).toEqual([])
  })
})

describe('POST /api/getSmsProfile', () => {
  it('answers the account, and why there is none', async () => {
    expect(await givenDoor(accepted(profile), 'getSmsProfile').call({})).toEqual({ status: 200, body: profile })
    expect(await givenDoor(refused(problem({})), 'getSmsProfile').call({})).toMatchObject({
      status: 502,
      body: { success: false, error: 'Failed to get SMS profile', details: { title: 'no answer' } },
    })
    expect((await givenDoor(accepted(profile), 'getSmsProfile').call({}, '')).status).toBe(401)
  })
})
