import { expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { addressesOf } from '#app/testing/addresses-of-routes.ts'
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

/** Bytes of a body without a length that were asked for until the answer came. */
async function readOf(path: string, type = typeOf(path)): Promise<{ readonly status: number; readonly read: number }> {
  let read = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (read >= 2 * megabyte) return controller.close()
      read += 64 * 1024
      controller.enqueue(new Uint8Array(64 * 1024).fill(97))
    },
  })
  const headers = { Origin: testHost, 'Content-Type': type }
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  const { status } = await app.fetch(new Request(`${testHost}${path}`, init))
  return { status, read }
}

const typeOf = (path: string) => (path.startsWith('/api/') ? 'application/json' : 'application/x-www-form-urlencoded')

/** Where a form or a call may be posted: pages by their table, doors by name. */
const doors = [
  ...['/theme', '/auth/welcome', '/api/auth/signin/credentials', '/api/auth/callback/credentials', '/api/auth/signout', '/_log'],
  ...['/api/trpc/reservations.hold', '/api/sendEmail', '/api/infrastructure/bulksms/sendSms', '/api/getSmsProfile'],
  ...['/api/whatsapp/send', '/api/payments/notification', '/api/email/bounce', '/api/whatsapp/webhook', '/health/live'],
  ...['/api/infrastructure/bulksms/deliveries', '/offline', '/robots.txt', '/no-such-page', '/api/no-such-call'],
]

it('no door reads 2 MB, whatever it is for', async () => {
  const pages = addressesOf(await routes).map((address) => address.replace(/:[a-z]+\??/gi, 'some'))
  const answers = await Promise.all([...pages, ...doors].map(async (path) => ({ path, ...(await readOf(path)) })))

  expect(answers.length).toBeGreaterThan(100)
  expect(answers.filter(({ read }) => read > 1.5 * megabyte)).toEqual([])
  expect(answers.filter(({ status }) => status < 400)).toEqual([])
})

it('files are read by the pages that count them alone', async () => {
  const pages = addressesOf(await routes).map((address) => address.replace(/:[a-z]+\??/gi, 'some'))
  const answers = await Promise.all(
    pages.map(async (path) => ({ path, ...(await readOf(path, 'multipart/form-data; boundary=x')) })),
  )

  expect(answers.filter(({ status }) => status !== 413).map(({ path }) => path)).toEqual([
    '/org/org-organisation/set-up/pictures',
    '/org/org-organisation/pictures/some',
    '/org/org-organisation/pictures/some/upload',
    '/admin/import-org',
    '/admin/reports/dmarc',
  ])
  // Nobody is signed in: they are sent to log in, and nothing is read.
  expect(answers.filter(({ status, read }) => status !== 413 && read > megabyte / 2)).toEqual([])
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
