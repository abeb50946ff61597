import { accepted } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { errors } from '../app/wording/en/errors.ts'
import { givenAnswers } from './testing/given-answers.ts'
import { testHost } from './testing/given-app.ts'

const app = givenAnswers({
  searchOrganisations: () => accepted([]),
  tagCategory: () => accepted({ id: 'c' }),
  suggestPlaces: () => [],
})
const ask = (path: string, init?: RequestInit) => app.fetch(new Request(`${testHost}${path}`, init))
const json = (body: string, headers = {}) => ({
  method: 'POST',
  body,
  headers: { 'Content-Type': 'application/json', ...headers },
})

describe('an address that nobody can have meant', () => {
  it.each(['/%00', '/kloofwater-camp%00', '/r/%00/confirm', '/r/%00/payment-return', '/pictures/%00/640.webp', '/assets/%00'])(
    'leads nowhere: %s',
    async (path) => {
      const answer = await ask(path)

      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(errors.notFoundTitle)])
    },
  )

  it.each([`/${'a/'.repeat(4000)}`, '/'.repeat(4000), '/a%2f'.repeat(1000)])('has more parts than any page', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  it.each(['/%zz', '/%ff', '/%c0%80', '/%ed%a0%80', '/r/%ff/payment-return', '/api/auth/%00'])(
    'leads nowhere: %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )

  it.each(['/api/trpc/%zz', '/api/trpc/%00', '/api/trpc/search.organisations?input=%00', '/api/org?query=cl%00a'])(
    'is refused by the door that it names: %s',
    async (path) => {
      expect([400, 404]).toContain((await ask(path)).status)
    },
  )

  it.each(['/?place=%00', '/kloofwater-camp?arrive=2027-01-01%00'])('cannot be read: %s', async (path) => {
    const answer = await ask(path)

    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(errors.refusedTitle)])
  })

  it('is the fault of nobody here', () => {
    expect(app.faults).toEqual([])
  })
})

it.each(['/r/abc/cancel', '/R/abc/cancel', '/%72/abc/cancel', '/ADMIN/users', '/kwena/Reserve'])(
  'keeps %s out of caches, search engines and frames, however it is written',
  async (path) => {
    const pages = givenAnswers({})
    const { headers } = await pages.fetch(new Request(`${testHost}${path}?showHeaderFooter=false`))

    expect([headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual(['no-store', 'noindex'])
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  },
)

it('suggests places for as much as the search field takes, and refuses more', async () => {
  const answers = await Promise.all([120, 121].map((letters) => ask(`/api/org?query=${'a'.repeat(letters)}`)))

  expect(answers.map(({ status }) => status)).toEqual([200, 400])
})

describe('what no form of a browser sends', () => {
  const post = (path: string, type: string, body: string) =>
    ask(path, { method: 'POST', headers: { 'Content-Type': type, Origin: testHost }, body })
  const urlEncoded = 'application/x-www-form-urlencoded'
  const multipart = 'multipart/form-data; boundary=x'
  const part = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const parts = (count: number) => Array.from({ length: count }, (_, number) => part(`a${number}`, 'b')).join('')
  const pages = ['/contact', '/auth/login', '/theme', '/auth/welcome']

  describe.each(pages)('to %s', (path) => {
    it.each([
      ['a NUL', urlEncoded, 'name=a%00b'],
      ['a NUL in a part', multipart, `${part('name', 'a\0b')}--x--`],
      ['more fields than any form', urlEncoded, Array.from({ length: 10_002 }, (_, number) => `a${number}=`).join('&')],
      ['more parts than any form', multipart, `${parts(1_002)}--x--`],
      ['parts that do not end', multipart, parts(2)],
      ['parts without a boundary', 'multipart/form-data', parts(2)],
      ['JSON', 'application/json', '{"name":"a"}'],
      ['text', 'text/plain', 'name=a'],
    ])('cannot be read: %s', async (_, type, body) => {
      const answer = await post(path, type, body)

      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(errors.refusedTitle)])
      expect(app.faults).toEqual([])
    })
  })

  it('is nothing that a client of the calls said either', async () => {
    expect((await post('/api/auth/_log', multipart, parts(2))).status).toBe(200)
    expect((await post('/api/auth/_log', 'application/json', '['.repeat(20_000))).status).toBe(200)
    expect(app.faults).toEqual([])
  })
})

describe('JSON that goes deep', () => {
  const depth = 200_000
  const lists = '['.repeat(depth) + ']'.repeat(depth)
  const objects = '{"a":'.repeat(100_000) + 1 + '}'.repeat(100_000)

  it.each([
    ['lists', lists, {}],
    ['lists under a key', lists, { 'Idempotency-Key': 'lists' }],
    ['objects under a key', objects, { 'Idempotency-Key': 'objects' }],
    ['lists in a field', `{"id":${lists}}`, { 'Idempotency-Key': 'field' }],
  ])('is invalid input: %s', async (_, body, headers) => {
    const answer = await ask('/api/trpc/reservations.confirm', json(body, headers))

    expect(answer.status).toBe(400)
    expect(app.faults).toEqual([])
  })
})

describe('a method that is not answered', () => {
  it.each([
    ['GET', '/api/trpc/reservations.hold', 'POST'],
    ['POST', '/api/trpc/search.organisations', 'GET, HEAD'],
    ['DELETE', '/api/trpc/search.organisations', 'GET, HEAD'],
    ['GET', '/api/sendEmail', 'POST'],
    ['GET', '/api/email/bounce', 'POST'],
  ])('%s of %s names what is', async (method, path, allowed) => {
    const answer = await ask(path, method === 'GET' ? {} : json('{}'))

    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, allowed])
  })
})

describe('a batch', () => {
  const batch = (...names: string[]) => ask(`/api/trpc/${names.join(',')}?batch=1&input=%7B%7D`)
  const search = 'search.organisations'
  const light = 'defaultTagCategories.getOneRowByName'

  it('of heavy calls is refused as a whole, and says what may be asked', async () => {
    const asked = app.asked.length
    const answer = await batch(search, search, search)

    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('Send fewer calls at once')])
    expect(app.asked).toHaveLength(asked)
  })

  it('hides no weight behind percent signs', async () => {
    expect((await batch('%73earch.organisations', search, 'search%2Eorganisations')).status).toBe(400)
    expect((await ask(`/api/trpc/${[search, search, search].join('%2C')}?batch=1&input=%7B%7D`)).status).toBe(400)
  })

  it('of two heavy or ten light calls is answered', async () => {
    expect((await batch(search, search)).status).not.toBe(400)
    const answer = await batch(...Array.from({ length: 10 }, () => light))

    expect(await answer.text()).not.toContain('Send fewer calls at once')
  })
})

it('a call that is too long to be read closes its connection', async () => {
  const auth = await ask('/api/auth/callback/credentials', json('x'.repeat(70_000)))
  expect([auth.status, auth.headers.get('Connection')]).toEqual([413, 'close'])

  const answer = await ask('/api/trpc/reservations.hold', json('x'.repeat(2_000_000)))

  expect([answer.status, answer.headers.get('Connection')]).toEqual([413, 'close'])
})
