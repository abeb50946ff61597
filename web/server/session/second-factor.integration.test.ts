import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { password } from '../testing/given-accounts.ts'
import { testHost } from '../testing/given-app.ts'
import { type AuthPages, type AuthVisit, givenAuthPages } from '../testing/given-auth-pages.ts'

const settings = '/auth/second-factor/settings'
const asked = '/auth/second-factor'

let pages: AuthPages
beforeAll(async () => {
  pages = await givenAuthPages({ factorRule: { requiredOf: ['SUPERADMIN', 'ORGADMIN'], graceDays: 14 } })
})
afterAll(() => pages.stop())

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: pages.marketplace.clock.now().epochMilliseconds })
const later = (seconds: number) => pages.marketplace.clock.moveTo(pages.marketplace.clock.now().add({ seconds }).toString())

/** Their secret and recovery codes, as the pages show them. */
async function setUp(visit: AuthVisit) {
  expect((await visit.send(settings, { go: 'begin', 'prove-password': 'guess' })).status).toBe(403)
  expect((await visit.send(settings, { go: 'begin', 'prove-password': password })).status).toBe(303)
  const page = await visit.page(settings)
  expect(page).toContain('QR code for your authenticator app')
  const secret = (/<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1] ?? '').replaceAll(' ', '')
  expect((await visit.send(settings, { go: 'turn-on', code: '000000' })).status).toBe(401)
  const on = await visit.send(settings, { go: 'turn-on', code: codeOf(secret) })
  const recoveryCodes = [...(await on.text()).matchAll(/<code[^>]*>((?:\w{6}-){3}\w{6})<\/code>/g)].map(([, code = '']) => code)
  expect([on.status, recoveryCodes.length]).toEqual([200, 8])
  expect(await visit.page(settings)).not.toContain(recoveryCodes[0])
  return { secret, recoveryCodes }
}

describe('a second factor', () => {
  it('is offered to staff after the password, and asked for from the next time on', async () => {
    const visit = pages.aVisit()
    const offered = await visit.signIn('owner', '/auth/login?callbackUrl=%2Fuser%2Fprofile')
    expect(offered.headers.get('location')).toBe(`${settings}?callbackUrl=%2Fuser%2Fprofile`)
    expect(await visit.page(settings)).toMatch(/Please set it up by [\w ,]*5 Dec/)
    const { secret, recoveryCodes } = await setUp(visit)
    expect(await visit.browser.session()).toMatchObject({ user: { role: 'ORGADMIN' } })
    later(30)

    const again = pages.aVisit()
    const half = await again.signIn('owner', '/auth/login?callbackUrl=%2Fuser%2Fprofile')
    expect(half.headers.get('location')).toBe(`${asked}?callbackUrl=%2Fuser%2Fprofile`)
    expect(half.headers.getSetCookie().some((cookie) => cookie.includes('camp-device'))).toBe(false)
    expect(await again.browser.session()).toEqual({})
    expect((await again.browser.fetch('/user/profile')).headers.get('location')).toContain('/auth/login?error=SessionRequired')
    expect((await again.browser.fetch(settings)).headers.get('location')).toContain('/auth/login?error=SessionRequired')
    expect((await again.send(asked, { go: 'prove', code: '000000' })).status).toBe(401)

    const code = codeOf(secret)
    const entered = await again.send(`${asked}?callbackUrl=%2Fuser%2Fprofile`, { go: 'prove', code })
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/user/profile'])
    expect(await again.browser.session()).toMatchObject({ user: { role: 'ORGADMIN' } })

    const third = pages.aVisit()
    await third.signIn('owner')
    expect((await third.send(asked, { go: 'prove', code })).status).toBe(401)
    expect((await third.send(asked, { go: 'prove', code: recoveryCodes[0] ?? '' })).status).toBe(303)
  })

  it('comes first once the time is over: no page, no call, nothing else', async () => {
    await pages.aVisit().signIn('admin')
    later(14 * 24 * 3600)
    const visit = pages.aVisit()
    await visit.signIn('admin')

    const answer = await visit.browser.fetch('/admin/organisations')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${settings}?callbackUrl=%2Fadmin%2Forganisations`])
    await setUp(visit)
    expect((await visit.browser.fetch('/admin/organisations')).status).toBe(200)
  })

  it('is a guest’s own choice, and goes with password and code alone', async () => {
    const visit = pages.aVisit()
    expect((await visit.signIn('zanele')).headers.get('location')).toBe('/')
    const { secret } = await setUp(visit)
    later(30)

    expect((await visit.send(settings, { go: 'off', 'prove-password': 'guess', code: codeOf(secret) })).status).toBe(403)
    expect((await visit.send(settings, { go: 'off', 'prove-password': password, code: '000000' })).status).toBe(401)
    expect((await visit.send(settings, { go: 'off', code: codeOf(secret) })).status).toBe(303)
    expect((await pages.aVisit().signIn('zanele')).headers.get('location')).toBe('/')
  })

  it('is asked of clients of the protocol too: the answer leads to its page, and nobody is signed in', async () => {
    const { browser } = pages.aVisit()
    const answer = await browser.signIn('owner@example.test', password)

    expect(await answer.json()).toMatchObject({ url: expect.stringContaining(`${testHost}${asked}?callbackUrl=`) })
    expect(await browser.session()).toEqual({})
  })

  it('is left by whoever wants to be somebody else', async () => {
    const visit = pages.aVisit()
    await visit.signIn('owner')
    const left = await visit.send(asked, { go: 'cancel' })

    expect(left.headers.get('location')).toBe('/auth/login')
    expect((await visit.browser.fetch(asked)).headers.get('location')).toBe('/auth/login')
  })
})
