import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { givenAnswers } from '../testing/given-answers.ts'
import { testHost } from '../testing/given-app.ts'

const counts = { noted: 2, older: 1, unknown: 0, heard: 0 }

function givenDoor(answer: (command: unknown) => unknown = () => accepted(counts)) {
  const app = givenAnswers({ receiveWhatsAppReports: answer, answerWhatsAppChallenge: answer })
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await app.fetch(new Request(`${testHost}/api/whatsapp/${path}`, { method: 'POST', body: '{}', ...init }))
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
  }
  return { call, asked: () => app.asked.map(({ command }) => command) }
}

describe('the address that Meta asks', () => {
  const query = '?hub.mode=subscribe&hub.verify_token=t&hub.challenge=1158201444'

  it('repeats the bare challenge', async () => {
    const { call, asked } = givenDoor(() => '1158201444')

    expect(await call(`webhook${query}`, { method: 'GET', body: null })).toMatchObject({
      status: 200,
      text: '1158201444',
      type: expect.stringContaining('text/plain'),
    })
    expect(asked()).toEqual([{ 'hub.mode': 'subscribe', 'hub.verify_token': 't', 'hub.challenge': '1158201444' }])
  })

  it('says no to everybody else', async () => {
    expect((await givenDoor(() => undefined).call('webhook', { method: 'GET', body: null })).status).toBe(403)
  })
})

describe.each([
  ['webhook', 'meta'],
  ['twilio', 'twilio'],
])('the webhook /api/whatsapp/%s', (path, provider) => {
  it('hands over every byte, the headers and the address with its query', async () => {
    const { call, asked } = givenDoor()
    const rawBody = Uint8Array.from([0xef, 0xbb, 0xbf, 0x7b, 0xff, 0x00, 0x7d])

    const answer = await call(`${path}?message=a%20b`, { body: rawBody, headers: { 'X-Hub-Signature-256': 'sha256=1' } })

    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { status: 'received', ...counts }])
    expect(asked()).toEqual([
      {
        provider,
        rawBody,
        path: `/api/whatsapp/${path}?message=a%20b`,
        headers: expect.objectContaining({ 'x-hub-signature-256': 'sha256=1' }),
      },
    ])
  })

  it.each([
    ['signature-invalid', 401],
    ['reports-unreadable', 400],
  ])('answers %s with %i', async (code, status) => {
    const answer = await givenDoor(() => refused({ code })).call(path)

    expect([answer.status, JSON.parse(answer.text)]).toEqual([status, { error: code }])
  })

  it('takes a megabyte, no more, and no other method', async () => {
    const { call, asked } = givenDoor()

    expect((await call(path, { body: 'x'.repeat(1024 * 1024 + 1) })).status).toBe(413)
    expect((await call(path, { method: 'DELETE', body: null })).status).toBe(405)
    expect(asked()).toEqual([])
  })
})

describe('POST /api/whatsapp/send', () => {
  const serviceKey = 'the-key'
  const body = { phoneNumber: '+27 82 123 4567', template: 'booking_pending', variables: { 1: 'Thandi', 2: 7, CONFIRM: 'r/x' } }

  function givenRelay(answer: unknown) {
    const app = givenAnswers({ relayTemplate: () => answer }, { serviceKey })
    const send = async (details: unknown, key = serviceKey) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` }
      const init = { method: 'POST', headers, body: JSON.stringify(details) }
      const response = await app.fetch(new Request(`${testHost}/api/whatsapp/send`, init))
      return { status: response.status, body: await response.json() }
    }
    return { send, asked: () => app.asked.map(({ command }) => command) }
  }

  it('sends a template for the service key', async () => {
    const { send, asked } = givenRelay(accepted({ messageId: 'wamid.1' }))

    expect(await send(body)).toEqual({
      status: 200,
      body: { success: true, message: 'WhatsApp message sent', messageId: 'wamid.1' },
    })
    expect(asked()).toMatchObject([
      {
        actor: { kind: 'system', name: 'service key' },
        phoneNumber: '+27 82 123 4567',
        template: 'booking_pending',
        language: 'en',
        variables: { 1: 'Thandi', 2: '7', CONFIRM: 'r/x' },
      },
    ])
  })

  it('sends nothing for anybody else', async () => {
    const { send, asked } = givenRelay(accepted({ messageId: 'wamid.1' }))

    expect((await send(body, 'another-key')).status).toBe(401)
    expect(asked()).toEqual([])
  })

  it.each([
    [{}],
    [{ ...body, phoneNumber: '' }],
    [{ ...body, template: 'Booking Pending' }],
    [{ ...body, variables: { 10: 'ten' } }],
    [{ ...body, variables: { 1: { a: 1 } } }],
    [{ ...body, language: 'fr' }],
  ])('refuses %j', async (details) => {
    expect(await givenRelay(undefined).send(details)).toMatchObject({
      status: 400,
      body: { success: false, error: 'Failed to send WhatsApp message' },
    })
  })

  it.each([
    [{ code: 'variables-with-gap', missing: '2' }, 400, 'WhatsApp variable 2 is missing'],
    [{ code: 'template-unknown' }, 404, 'No such WhatsApp template'],
    [{ code: 'undeliverable', detail: 'WhatsApp 131026: no' }, 422, 'WhatsApp 131026: no'],
    [{ code: 'temporary', detail: 'WhatsApp 130429: slow' }, 503, 'WhatsApp 130429: slow'],
    [{ code: 'unknown-outcome', detail: 'WhatsApp: no answer' }, 504, 'WhatsApp: no answer'],
    [{ code: 'unreachable', detail: 'gone' }, 502, 'gone'],
  ])('answers %j with %i', async (refusal, status, details) => {
    expect(await givenRelay(refused(refusal)).send(body)).toEqual({
      status,
      body: { success: false, error: 'Failed to send WhatsApp message', details },
    })
  })
})
