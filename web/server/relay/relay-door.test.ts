import type { RelayEmailCommand } from '@camp/application/messaging/relay/relay-email.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { givenAnswers } from '../testing/given-answers.ts'
import { testHost } from '../testing/given-app.ts'
import { bearerVerdict } from './service-key.ts'

const serviceKey = 'a key of this test'.replaceAll(' ', '-')
const sent = { messageId: '<1@camp.example>', refusedRecipients: [] }
const someDetails = { to: 'zanele@example.test', bcc: '', subject: 'Hello', text: 'Good morning' }

function givenDoor(answer: unknown = accepted(sent)) {
  const app = givenAnswers({ relayEmail: () => answer }, { serviceKey })
  const call = async (init: RequestInit = {}, details: unknown = { emailDetails: someDetails }) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${serviceKey}`, ...init.headers }
    const request = new Request(`${testHost}/api/sendEmail`, {
      method: 'POST',
      body: JSON.stringify(details),
      ...init,
      headers,
    })
    const response = await app.fetch(request)
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  return { call, asked: () => app.asked.map(({ command }) => command as RelayEmailCommand) }
}

describe('who stands at the door', () => {
  it('with the service key is let in by its name', async () => {
    const { call, asked } = givenDoor()

    expect(await call()).toMatchObject({ status: 200, body: { success: true, messageId: '<1@camp.example>', rejected: [] } })
    expect(asked()[0]?.actor).toEqual({ kind: 'system', name: 'service key' })
  })

  it.each([
    ['nothing', {}],
    ['another key', { Authorization: 'Bearer another-key' }],
    ['a name and password', { Authorization: 'Basic YTpi' }],
  ])('with %s is asked to sign in', async (_, headers) => {
    const { call, asked } = givenDoor()

    const answer = await call({ headers: { Authorization: '', ...headers } })

    expect(answer).toMatchObject({ status: 401, body: { success: false, error: 'Sign in first' } })
    expect(answer.headers.get('WWW-Authenticate')).toMatch(/^Bearer/)
    expect(asked()).toEqual([])
  })

  it('without the right is told so', async () => {
    expect(await givenDoor(refused({ code: 'not-permitted' })).call()).toMatchObject({ status: 403 })
  })

  it('too often is told when to come back', async () => {
    const { status, headers, body } = await givenDoor(refused({ code: 'quota-reached', retryAfterSeconds: 1234 })).call()

    expect([status, headers.get('Retry-After'), body]).toEqual([429, '1234', { success: false, error: 'Too many messages' }])
  })

  it('is not a form of another site', async () => {
    const { call } = givenDoor()

    expect((await call({ headers: { 'Content-Type': 'text/plain' } })).status).toBe(415)
    expect((await call({ method: 'GET', body: null })).status).toBe(405)
  })

  it('compares keys of any length', () => {
    expect(bearerVerdict('Bearer a', 'aa')).toBe('wrong')
    expect(bearerVerdict('bearer aa', 'aa')).toBe('key')
    expect(bearerVerdict('Bearer undefined', undefined)).toBe('wrong')
    expect(bearerVerdict(undefined, 'aa')).toBe('none')
  })
})

describe('what is to be sent', () => {
  it.each([
    [{ to: 'a@example.test, b@example.test', bcc: ['c@example.test'] }, ['a@example.test', 'b@example.test'], ['c@example.test']],
    [{ to: ['a@example.test'], cc: 'b@example.test', bcc: null }, ['a@example.test', 'b@example.test'], []],
    [{ to: 'nobody' }, ['nobody'], []],
  ])('goes to %j', async (addresses, to, bcc) => {
    const { call, asked } = givenDoor()

    expect((await call({}, { emailDetails: { subject: 'Hello', html: '<p>Good morning</p>', ...addresses } })).status).toBe(200)
    expect(asked()[0]?.email).toMatchObject({ to, bcc, subject: 'Hello', text: null, html: '<p>Good morning</p>' })
  })

  it.each([
    [{}],
    [null],
    [{ emailDetails: { ...someDetails, to: '' } }],
    [{ emailDetails: { ...someDetails, to: [] } }],
    [{ emailDetails: { ...someDetails, text: '' } }],
    [{ emailDetails: { ...someDetails, subject: 'Hello\r\nBcc: all@example.test' } }],
    [{ emailDetails: { ...someDetails, to: ['a@example.test\nBcc: all@example.test'] } }],
  ])('is refused when it is %j', async (body) => {
    const { call, asked } = givenDoor()

    expect(await call({}, body)).toMatchObject({ status: 400, body: { success: false, error: 'Failed to send email' } })
    expect(asked()).toEqual([])
  })

  it.each([
    [{ code: 'undeliverable', detail: '550 no such user' }, 422, 'Failed to send email'],
    [{ code: 'temporary', detail: '450 greylisted' }, 503, 'Failed to send email'],
    [{ code: 'unreachable', detail: 'ECONNECTION' }, 502, 'Failed to send email'],
    [{ code: 'timed-out' }, 504, 'Email request timed out. Please try again.'],
  ])('%j is answered %i, %s', async (refusal, status, error) => {
    expect(await givenDoor(refused(refusal)).call()).toMatchObject({ status, body: { success: false, error } })
  })
})
