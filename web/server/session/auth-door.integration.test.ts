import { emptied, startTestStore } from '@camp/adapters/postgres/testing/test-store.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AuthClient } from '../testing/auth-client.ts'
import { aBrowser, givenAccount, password } from '../testing/given-accounts.ts'
import { testHost } from '../testing/given-app.ts'
import { givenProduct, type ServedMarketplace, today } from '../testing/given-marketplace.ts'

const base = `${testHost}/api/auth`
const wrong = `${base}/error?error=CredentialsSignin&provider=credentials`

let marketplace: ServedMarketplace
let browser: AuthClient
beforeAll(async () => {
  marketplace = await givenProduct(await startTestStore())
  await givenAccount(marketplace, 'zanele')
})
beforeEach(async () => {
  await emptied(marketplace.store.em, 'sign_in_attempt')
  marketplace.clock.moveTo(today)
  browser = aBrowser(marketplace)
})
afterAll(() => marketplace.stop())

describe('GET', () => {
  it('/session is empty signed out, kept by nobody, and plants the cookies of the protocol', async () => {
    const answer = await browser.fetch('/api/auth/session')

    expect(await answer.json()).toEqual({})
    expect(answer.headers.get('cache-control')).toBe('private, no-cache, no-store')
    const cookies = answer.headers.getSetCookie()
    expect(cookies.find((cookie) => cookie.startsWith('next-auth.csrf-token='))).toMatch(
      /^next-auth\.csrf-token=[0-9a-f]{64}%7C[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(cookies).toContainEqual('next-auth.callback-url=http%3A%2F%2Fcamp.example; Path=/; HttpOnly; SameSite=Lax')
  })

  it('/csrf answers the same token while its cookie stays', async () => {
    const [one, two] = [await browser.csrfToken(), await browser.csrfToken()]

    expect(one).toMatch(/^[0-9a-f]{64}$/)
    expect(two).toBe(one)
    expect(await aBrowser(marketplace).csrfToken()).not.toBe(one)
  })

  it('/providers names the one there is', async () => {
    expect(await (await browser.fetch('/api/auth/providers')).json()).toEqual({
      credentials: {
        id: 'credentials',
        name: 'Credentials',
        type: 'credentials',
        signinUrl: `${base}/signin/credentials`,
        callbackUrl: `${base}/callback/credentials`,
      },
    })
  })

  it.each([
    ['/signin', 302, '/auth/login'],
    ['/signin?error=SessionRequired&callbackUrl=%2Fuser', 302, '/auth/login?error=SessionRequired&callbackUrl=%2Fuser'],
    ['/error?error=CredentialsSignin', 302, '/api/auth/signin?error=CredentialsSignin'],
    ['/error?error=AccessDenied', 403, null],
    ['/error?error=Configuration', 500, null],
    ['/error', 200, null],
    ['/signout', 200, null],
  ])('%s answers %i', async (path, status, location) => {
    const answer = await browser.fetch(`/api/auth${path}`)

    expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
  })

  it.each([
    ['/callback/credentials', 500, 'Callback for provider type credentials not supported'],
    ['/nothing', 400, 'Error: This action with HTTP GET is not supported by NextAuth.js'],
  ])('%s is refused in words', async (path, status, text) => {
    const answer = await browser.fetch(`/api/auth${path}`)

    expect([answer.status, await answer.text()]).toEqual([status, text])
  })
})

describe('POST /callback/credentials', () => {
  it.each(['zanele@example.test', 'Zanele'])('starts a session for %s', async (username) => {
    const answer = await browser.signIn(username, password, { callbackUrl: `${testHost}/kwena?x=1` })

    expect([answer.status, await answer.json()]).toEqual([200, { url: `${testHost}/kwena?x=1` }])
    expect(answer.headers.getSetCookie().find((cookie) => cookie.startsWith('next-auth.session-token='))).toMatch(
      /=[\w-]{43}; Max-Age=7776000; Path=\/; Expires=Fri, 19 Feb 2027 08:00:00 GMT; HttpOnly; SameSite=Lax$/,
    )
    expect(await browser.session()).toEqual({
      user: { id: expect.any(String), name: 'Zanele Mokoena', email: 'zanele@example.test', role: 'USER' },
      expires: '2026-12-05T08:00:00.000Z',
    })
  })

  it.each([
    ['/user/reservations', `${testHost}/user/reservations`],
    ['https://evil.example/x', testHost],
    ['//evil.example', testHost],
    ['/\\evil.example', testHost],
    ['javascript:alert(1)', testHost],
  ])('leads %s to %s', async (callbackUrl, url) => {
    expect(await (await browser.signIn('zanele', password, { callbackUrl })).json()).toEqual({ url })
  })

  it('refuses a wrong password and an unknown name alike', async () => {
    for (const [name, guess] of [
      ['zanele', 'guess'],
      ['nobody', password],
    ] as const) {
      const answer = await browser.signIn(name, guess)
      expect([answer.status, await answer.json()]).toEqual([401, { url: wrong }])
    }
    expect(await browser.session()).toEqual({})
  })

  it.each(['0'.repeat(64), ''])('starts nothing with the CSRF token "%s"', async (csrfToken) => {
    const answer = await browser.signIn('zanele', password, { csrfToken })

    expect([answer.status, await answer.json()]).toEqual([200, { url: `${base}/signin?csrf=true` }])
    expect(await browser.session()).toEqual({})
  })

  it('wants the cookie of the token too', async () => {
    const csrfToken = await browser.csrfToken()
    const answer = await aBrowser(marketplace).post('/api/auth/callback/credentials', { csrfToken, username: 'zanele', password })

    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${base}/signin?csrf=true`])
  })

  it('redirects a form that asks for no JSON', async () => {
    const answer = await browser.signIn('zanele', password, { json: 'false', callbackUrl: '/kwena' })

    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${testHost}/kwena`])
  })

  it('refuses another site', async () => {
    const init = { method: 'POST', headers: { Origin: 'https://evil.example' } }
    expect((await browser.fetch('/api/auth/callback/credentials', init)).status).toBe(403)
  })

  it('lets ten guesses through, then none, and the owner in on a known device', async () => {
    const owner = aBrowser(marketplace)
    await owner.signIn('zanele', password)
    const statuses = []
    for (let guess = 0; guess < 12; guess += 1) statuses.push((await browser.signIn('zanele', 'guess')).status)

    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
    expect((await browser.signIn('zanele', password)).headers.get('retry-after')).toBe('900')
    expect((await owner.signIn('zanele', password)).status).toBe(200)
  })
})

it('POST /signin/credentials leads to the page of the provider', async () => {
  const csrfToken = await browser.csrfToken()
  const url = async (fields: Record<string, string>) => (await browser.post('/api/auth/signin/credentials', fields)).json()

  expect(await url({ csrfToken, json: 'true' })).toEqual({ url: `${base}/signin` })
  expect(await url({ json: 'true' })).toEqual({ url: `${base}/signin?csrf=true` })
})

it('POST /signin of an unknown provider leads to the sign-in with the way back (rule C5)', async () => {
  const fields = { csrfToken: await browser.csrfToken(), json: 'true', callbackUrl: '/kwena' }
  const answer = await browser.post('/api/auth/signin/no-such-provider', fields)

  expect(await answer.json()).toEqual({ url: `${base}/signin?${new URLSearchParams({ callbackUrl: `${testHost}/kwena` })}` })
})

it('POST /signout ends the session; without the token it stays', async () => {
  await browser.signIn('zanele', password)
  const refused = await browser.post('/api/auth/signout', { json: 'true' })
  expect(await refused.json()).toEqual({ url: `${base}/signout?csrf=true` })
  expect(await browser.session()).not.toEqual({})

  const fields = { csrfToken: await browser.csrfToken(), callbackUrl: '/', json: 'true' }
  const answer = await browser.post('/api/auth/signout', fields)

  expect(await answer.json()).toEqual({ url: testHost })
  expect(answer.headers.getSetCookie().join()).toMatch(/next-auth\.session-token=; Max-Age=0/)
  expect(await browser.session()).toEqual({})
})

it('POST /_log is taken with an empty answer', async () => {
  const answer = await browser.post('/api/auth/_log', { level: 'error', code: 'CLIENT_FETCH_ERROR' })

  expect([answer.status, await answer.text()]).toEqual([200, ''])
})

it('under TLS the cookies have their prefixes and are secure', async () => {
  const answer = await marketplace.fetch(new Request('https://camp.example/api/auth/csrf'))

  const cookies = answer.headers.getSetCookie()
  expect(cookies.map((cookie) => cookie.split('=')[0]).toSorted()).toEqual([
    '__Host-next-auth.callback-url',
    '__Host-next-auth.csrf-token',
  ])
  for (const cookie of cookies) expect(cookie).toContain('; Secure')
})
