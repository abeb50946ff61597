import { AsyncLocalStorage } from 'node:async_hooks'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { deafFeed } from '@camp/adapters/change-feed/change.ts'
import { StoreUnavailable } from '@camp/application/shared/store-unavailable.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { PageRequest } from '../pages.ts'
import { readRequestFacts } from '../read-request-facts.ts'
import { pageSecurityHeaders } from '../security.ts'
import { someSite } from '../testing/some-site.ts'
import type { WebEnv } from '../web-env.ts'
import type { WebSettings } from '../web-settings.ts'
import { sharedPages } from './shared-pages.ts'

const session = 'next-auth.session-token=secret'

interface Given {
  /** What the page says besides what it depends on. */
  readonly more?: (asked: PageRequest) => string
  readonly headers?: Record<string, string>
  readonly status?: number
}

/** A page that says everything that it was made of; whoever is not answered from memory gets `own`. */
function givenPages({ more = () => '', headers = {}, status = 200 }: Given = {}) {
  const stored: { version: string | Error | undefined; now: string } = { version: '1', now: '2026-11-21T09:00:00Z' }
  const made: Request[] = []
  const readPastKept = new AsyncLocalStorage<true>()
  const pastKept: (true | undefined)[] = []
  const versionOf = async () => {
    if (stored.version instanceof Error) throw stored.version
    return stored.version
  }
  const settings = {
    container: {
      site: someSite(),
      changeFeed: deafFeed,
      scope: () => ({ useCases: { shownVersion: { execute: versionOf } } }),
      endingWithRequest: (_: unknown, work: () => unknown) => work(),
      readingPastKept: (work: () => unknown) => readPastKept.run(true, work),
    },
    log: { info: () => {}, warn: () => {}, error: () => {} },
    now: () => Temporal.Instant.from(stored.now),
    trustsProxy: false,
    isDevelopment: false,
    paymentOrigins: [],
  } as unknown as WebSettings
  const render = async (asked: PageRequest) => {
    made.push(asked.request)
    pastKept.push(readPastKept.getStore())
    const { facts } = asked
    const page = `<html data-theme="${facts.theme}"><p>${'campsite '.repeat(200)}</p>${more(asked)}<script nonce="${facts.nonce}">run()</script></html>`
    return new Response(page, { status, headers })
  }
  const app = new Hono<WebEnv>()
    .use(async (c, next) => {
      c.set('facts', readRequestFacts(c.req.raw, settings))
      await next()
    })
    .use(pageSecurityHeaders(settings))
    .use(sharedPages(settings, render))
    .all('*', (c) => c.text('own'))
  const ask = async (path: string, asked: Record<string, string> = {}, method = 'GET') =>
    app.request(`http://camp.example${path}`, { headers: asked, method })
  return { ask, made, pastKept, stored }
}

describe('a page for everybody', () => {
  it('is made once, however many ask at the same time and later', async () => {
    const { ask, made } = givenPages()

    const answers = await Promise.all([1, 2, 3].map(() => ask('/faq')))
    await ask('/faq')

    expect(made).toHaveLength(1)
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  })

  it('is not made of the one who asked first', async () => {
    const { ask, made } = givenPages()

    await ask('/faq', { cookie: '_ga=first', 'user-agent': 'First', referer: 'https://first.example', 'accept-language': 'af' })

    expect(made.map(({ headers }) => Object.fromEntries(headers))).toEqual([{ cookie: 'lang=en' }])
  })

  it('lets the scripts run that it was made with, and no nonce is in it', async () => {
    const { ask } = givenPages()

    const answer = await ask('/faq')
    const policy = answer.headers.get('content-security-policy')

    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
    expect(policy).not.toContain('nonce')
    expect(await answer.text()).toContain('<script>run()</script>')
  })

  it('is made again in time, and nobody waits for it', async () => {
    const { ask, made, stored } = givenPages()
    const first = await (await ask('/faq')).text()

    stored.now = '2026-11-21T09:00:50Z'
    const second = await (await ask('/faq')).text()

    expect([second, made.length]).toEqual([first, 2])
  })

  it('is never older than a minute', async () => {
    const { ask, made, stored } = givenPages({ more: () => String(made.length) })
    await ask('/faq')

    stored.now = '2026-11-21T09:01:00Z'
    const later = await (await ask('/faq')).text()

    expect(made).toHaveLength(2)
    expect(later).toContain('</p>2<script')
  })

  it('is another for every theme', async () => {
    const { ask } = givenPages()
    const themeFor = async (cookie: string) => /data-theme="(\w+)"/.exec(await (await ask('/faq', { cookie })).text())?.[1]

    expect(await Promise.all(['theme=dark', 'theme=light', '', 'theme=dark'].map(themeFor))).toEqual([
      'dark',
      'light',
      'null',
      'dark',
    ])
  })

  it('comes as the browser takes it, the same in each form', async () => {
    const { ask } = givenPages()
    const bytes = async (encoding: string) =>
      Buffer.from(await (await ask('/faq', { 'accept-encoding': encoding })).arrayBuffer())

    const plain = (await bytes('identity')).toString()

    expect(brotliDecompressSync(await bytes('gzip, br')).toString()).toBe(plain)
    expect(gunzipSync(await bytes('gzip')).toString()).toBe(plain)
  })

  it('is not sent again to who has it', async () => {
    const { ask } = givenPages()
    const tag = (await ask('/faq')).headers.get('etag') ?? ''

    const again = await ask('/faq', { 'if-none-match': `W/"other", ${tag}` })
    const dark = await ask('/faq', { 'if-none-match': tag, cookie: 'theme=dark' })

    expect([again.status, await again.text(), again.headers.get('vary')]).toEqual([304, '', 'Accept-Encoding, Cookie, Save-Data'])
    expect(again.headers.get('content-security-policy')).toContain('sha256-')
    expect(dark.status).toBe(200)
  })

  it('says its length to who asks for nothing else', async () => {
    const { ask } = givenPages()

    const answer = await ask('/faq', {}, 'HEAD')

    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(1000)
  })

  it('is made anew for every version and every day', async () => {
    const { ask, made, stored } = givenPages()
    await ask('/kwena-camp')

    stored.version = '2'
    await ask('/kwena-camp')
    stored.now = '2026-11-21T22:30:00Z'
    await ask('/kwena-camp')
    await ask('/kwena-camp')

    expect(made).toHaveLength(3)
  })

  it('is made of what the database says, which may be newer than what has been heard of', async () => {
    const { ask, pastKept, stored } = givenPages()
    await ask('/kwena-camp')

    stored.version = '2'
    await ask('/kwena-camp')

    expect(pastKept).toEqual([true, true])
  })
})

describe('is answered by nobody else', () => {
  const own = async (given: Given, path = '/faq', headers: Record<string, string> = {}) => {
    const { ask } = givenPages(given)
    await ask(path, headers)
    return (await ask(path, headers)).text()
  }

  it('who is signed in', async () => {
    const { ask, made } = givenPages()
    await ask('/faq')

    const answer = await ask('/faq', { cookie: session })

    expect([await answer.text(), made.length]).toEqual(['own', 1])
  })

  it.each<[string, Given]>([
    ['a page that carries the key of a form', { more: ({ facts }) => `<input name="formKey" value="${facts.requestId}">` }],
    ['a page that shows its nonce elsewhere', { more: ({ facts }) => `<p>${facts.nonce}</p>` }],
    ['a page that sets a cookie', { headers: { 'Set-Cookie': 'a=b' } }],
    ['a private page', { headers: { 'Cache-Control': 'private, no-cache' } }],
    ['a page that is kept nowhere', { headers: { 'Cache-Control': 'no-store' } }],
    ['a page that failed', { status: 503 }],
  ])('%s', async (_, given) => {
    expect(await own(given)).toBe('own')
  })

  it('a campsite that nobody is shown, and any while the database is away', async () => {
    const { ask, made, stored } = givenPages()

    stored.version = undefined
    expect(await (await ask('/no-such-camp')).text()).toBe('own')
    stored.version = new StoreUnavailable('of this test')
    expect(await (await ask('/kwena-camp')).text()).toBe('own')
    expect(made).toHaveLength(0)
  })
})
