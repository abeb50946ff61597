import { deafFeed } from '@camp/adapters/change-feed/change.ts'
import { readingPastKept } from '@camp/adapters/change-feed/kept.ts'
import { endingWithRequest } from '@camp/adapters/shared/request-end.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import type { WebApp } from './app.ts'
import type { Container } from './container.ts'
import { unhurried } from './deadline.ts'
import { someSite } from './testing/some-site.ts'
import { watchedInTests } from './testing/watched-in-tests.ts'
import { webAppModule } from './testing/web-app-module.ts'
import type { WebSettings } from './web-settings.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36'
const noDatabase: Container = {
  scope: () => {
    throw new Error('the pages of this test ask nothing')
  },
  paymentOrigins: [],
  site: someSite(),
  formSecret: () => 'of this test',
  pictures: new Hono(),
  mailbox: null,
  endingWithRequest,
  readingPastKept,
  checkReadiness: async () => {},
  changeFeedState: () => 'lost',
  changeFeed: deafFeed,
  watched: watchedInTests,
  close: async () => {},
}

let createWebApp: (settings: WebSettings) => WebApp

beforeAll(async () => {
  createWebApp = (await webAppModule()).createWebApp
})

function givenApp(settings: Partial<WebSettings> = {}): WebApp {
  return createWebApp({
    container: { ...noDatabase, scope: () => ({ useCases: {} }) as ReturnType<Container['scope']> },
    log: { info: () => {}, warn: () => {}, error: () => {} },
    now: () => Temporal.Instant.from('2026-11-21T09:00:00Z'),
    patience: unhurried,
    isDevelopment: false,
    trustsProxy: false,
    paymentOrigins: [],
    clientDirectory: null,
    ...settings,
  })
}

async function ask(path: string, init: RequestInit = {}, app = givenApp()): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('User-Agent', browser)
  return app.fetch(new Request(`http://camp.example${path}`, { ...init, headers }))
}

describe('an unknown page', () => {
  it('says so within the shell, with status 404', async () => {
    const answer = await ask('/no/such/page')
    const page = await answer.text()

    expect(answer.status).toBe(404)
    expect(page).toContain('<title>Page not found – camp.example</title>')
    expect(page).toContain('<html lang="en-ZA"')
    expect(page).toContain('Your camping companion.')
    expect(page).toMatch(/© 2026 camp\.example\. All rights reserved|© (<!-- -->)?2026/)
  })

  it('is what the short link of a booking that nobody knows leads to, with a search to go on with', async () => {
    const showReservationToGuest = { execute: async () => refused({ code: 'not-found' }) }
    const scope = () => ({ useCases: { showReservationToGuest } }) as unknown as ReturnType<Container['scope']>

    const answer = await ask('/r/nobody', {}, givenApp({ container: { ...noDatabase, scope } }))

    expect(answer.status).toBe(404)
    expect(await answer.text()).toMatch(/<title>Page not found – camp.example<\/title>.*name="place"/s)
  })

  it('loses header and footer where showHeaderFooter is false', async () => {
    const page = await (await ask('/no/such/page?showHeaderFooter=false')).text()

    expect(page).not.toContain('<header')
    expect(page).not.toContain('<footer')
  })

  it('carries the headers of every answer', async () => {
    const { headers } = await ask('/no/such/page')

    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(headers.get('Referrer-Policy')).toBe('same-origin')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Cache-Control')).toBe('no-cache')
    expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/)
    expect(headers.get('Strict-Transport-Security')).toBeNull()
  })

  it('gives its scripts the nonce of its policy', async () => {
    const answer = await ask('/no/such/page')
    const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '') ?? []
    const scripts = [...(await answer.text()).matchAll(/<script[^>]*>/g)].map(([tag]) => tag)

    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
  })

  it('about a reservation is kept nowhere', async () => {
    const { headers } = await ask('/r/00000000-0000-4000-8000-000000000000/nothing')

    expect([headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual(['no-store', 'noindex'])
  })
})

describe('behind a trusted proxy that ends TLS', () => {
  it('every answer asks for TLS for a year', async () => {
    const init = { headers: { 'X-Forwarded-Proto': 'https' } }
    const { headers } = await ask('/no/such/page', init, givenApp({ trustsProxy: true }))

    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
  })
})

describe('the theme', () => {
  const choice = (headers: Record<string, string>) => ({
    method: 'POST',
    headers,
    body: new URLSearchParams({ theme: 'dark', returnTo: '/faq' }),
  })

  it('is kept by a plain form, which leads back', async () => {
    const answer = await ask('/theme', choice({ Origin: 'http://camp.example' }))

    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/faq'])
    expect(answer.headers.get('Set-Cookie')).toContain('theme=dark')
  })

  it('is not changed by another site', async () => {
    const answers = await Promise.all([
      ask('/theme', choice({ Origin: 'https://evil.example' })),
      ask('/theme', choice({ Origin: 'null' })),
      ask('/theme', choice({ 'Sec-Fetch-Site': 'cross-site' })),
    ])

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(answers.map(({ headers }) => headers.get('Set-Cookie'))).toEqual([null, null, null])
  })

  it('is kept for no other site, which may claim our origin', async () => {
    const answer = await ask('/theme', choice({ Origin: 'http://camp.example', 'Sec-Fetch-Site': 'cross-site' }))

    expect(answer.status).toBe(403)
  })

  it('is in the page from its first byte', async () => {
    const page = await (await ask('/no/such/page', { headers: { Cookie: 'theme=dark' } })).text()

    expect(page).toContain('data-theme="dark"')
  })
})

describe('the form of a page', () => {
  it.each(['cross-site', 'same-site'])('is refused when a browser says that it comes from elsewhere: %s', async (site) => {
    const form = { method: 'POST', body: new URLSearchParams({ go: 'cancel' }), headers: { 'Sec-Fetch-Site': site } }
    const answer = await ask('/r/00000000-0000-4000-8000-000000000000/cancel', form, givenApp({ container: noDatabase }))

    expect([answer.status, await answer.text()]).toEqual([403, 'Forbidden'])
  })
})

describe('what is no page', () => {
  it('a form sent to a page that takes none leads home', async () => {
    const body = new URLSearchParams({ a: 'b' })
    const answer = await ask('/faq', { method: 'POST', body, headers: { Origin: 'http://camp.example' } })

    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
    expect(await answer.text()).toContain('<header><a href="/">')
  })

  it('answers for its health, and leaves when told to', async () => {
    const app = givenApp()
    const before = await ask('/health/ready', {}, app)
    app.drain()
    const after = await ask('/health/ready', {}, app)

    expect([before.status, after.status]).toEqual([200, 503])
  })

  it('fails without a word of the cause', async () => {
    const answer = await ask('/', {}, givenApp({ container: noDatabase }))
    const text = await answer.text()

    expect(answer.status).toBe(500)
    expect(text).toContain('Sorry, something broke on our side')
    expect(text).not.toContain('the pages of this test')
  })
})
