import { expect, it } from 'vitest'
import { limits } from '../app/wording/en/limits.ts'
import { givenAnswers } from './testing/given-answers.ts'
import { testHost } from './testing/given-app.ts'

const app = givenAnswers({})
const megabyte = 1024 * 1024

const form = (path: string, length: number) =>
  app.fetch(
    new Request(`${testHost}${path}`, {
      method: 'POST',
      headers: { Origin: testHost, 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': String(length) },
      body: 'a'.repeat(length),
    }),
  )

it.each(['/contact', '/auth/login', '/kloofwater-camp/reserve'])('a form of %s of more than 1 MB is not read', async (path) => {
  const answer = await form(path, megabyte + 1)

  expect(answer.status).toBe(413)
  expect(await answer.text()).toContain(limits.formTooLargeTitle)
})

it.each([
  ['/', limits.addressTooLongTitle],
  ['/r/nobody/confirm', limits.addressTooLongTitle],
  ['/api/org', 'address-too-long'],
])('an address of %s of more than 8 KB is not read', async (path, words) => {
  const answer = await app.fetch(new Request(`${testHost}${path}?query=${'a'.repeat(8 * 1024)}`))

  expect(answer.status).toBe(414)
  expect(await answer.text()).toContain(words)
})

it('an address of up to 8 KB is read', async () => {
  const answer = await app.fetch(new Request(`${testHost}/api/org?query=${'a'.repeat(8_000)}`))

  expect([answer.status, await answer.json()]).toEqual([400, { error: 'query-invalid' }])
})
