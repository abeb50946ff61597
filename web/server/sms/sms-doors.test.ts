import { StoreUnavailable } from '@camp/application/shared/store-unavailable.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { givenAnswers } from '../testing/given-answers.ts'
import { testHost } from '../testing/given-app.ts'

const counts = { noted: 1, older: 0, unknown: 1, heard: 0 }

function givenDoor(answer: () => unknown) {
  const app = givenAnswers({ receiveSmsReports: answer })
  const call = async (query: string, init: RequestInit = {}) => {
    const request = new Request(`${testHost}/api/infrastructure/bulksms/deliveries${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '[]',
      ...init,
    })
    const response = await app.fetch(request)
    return { status: response.status, body: await response.json() }
  }
  return { call, asked: () => app.asked.map(({ command }) => command) }
}

describe('the webhook of the SMS provider', () => {
  it('hands over the secret of its address and the body as it came', async () => {
    const { call, asked } = givenDoor(() => accepted(counts))

    expect(await call('?secret=a%20b', { body: '[ ]' })).toEqual({ status: 200, body: { status: 'received', ...counts } })
    expect(asked()).toEqual([{ secret: 'a b', rawBody: '[ ]' }])
  })

  it.each([
    [{ code: 'secret-invalid' }, 403, { error: 'secret-invalid' }],
    [{ code: 'reports-unreadable', reason: '0.id: Invalid' }, 400, { error: 'reports-unreadable', reason: '0.id: Invalid' }],
  ])('answers %j with %i, so that nothing is repeated', async (refusal, status, body) => {
    expect(await givenDoor(() => refused(refusal)).call('')).toEqual({ status, body })
  })

  it('asks to be called again while the database is away', async () => {
    const away = givenDoor(() => {
      throw new StoreUnavailable(new Error('gone'))
    })
    expect((await away.call('')).status).toBe(503)
  })

  it('takes a megabyte and POST, no more', async () => {
    const { call, asked } = givenDoor(() => accepted(counts))

    expect((await call('', { body: 'x'.repeat(1024 * 1024 + 1) })).status).toBe(413)
    expect((await call('', { method: 'GET', body: null })).status).toBe(405)
    expect(asked()).toEqual([])
  })
})
