import { emptied } from '@camp/adapters/postgres/testing/test-store.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenAccount, password } from '../testing/given-accounts.ts'
import { testHost } from '../testing/given-app.ts'
import { type AuthPages, type AuthVisit, givenAuthPages } from '../testing/given-auth-pages.ts'

let pages: AuthPages
let visit: AuthVisit

beforeAll(async () => {
  pages = await givenAuthPages()
})
afterAll(() => pages.stop())
beforeEach(async () => {
  await emptied(pages.marketplace.store.em, 'sign_in_attempt')
  visit = pages.aVisit()
})

describe('the page to sign in', () => {
  it.each([
    ['admin', '/auth/login', '/admin/organisations'],
    ['owner', '/auth/login', '/org/org-organisation'],
    ['zanele', '/auth/login', '/'],
    ['owner', '/auth/login?callbackUrl=%2Fkwena%3Fx%3D1', '/kwena?x=1'],
    ['owner', '/auth/login?callbackUrl=https%3A%2F%2Fevil.example', '/org/org-organisation'],
  ])('leads %s from %s to %s', async (name, from, to) => {
    const entered = await visit.signIn(name, from)

    expect([entered.status, entered.headers.get('location')]).toEqual([303, to])
    const again = await visit.browser.fetch(from)
    expect([again.status, again.headers.get('location')]).toEqual([302, to])
  })

  it('says in words what is wrong, and keeps the name but not the password', async () => {
    const wrong = await visit.send('/auth/login', { go: 'password', username: 'zanele', password: 'guess' })
    const text = await wrong.text()

    expect(wrong.status).toBe(401)
    expect(text).toContain('role="alert"')
    expect(text).toContain('The name or the password isn’t right.')
    expect(text).toContain('value="zanele"')
    expect(text).not.toContain('guess')
    expect((await visit.send('/auth/login', { go: 'password', username: '', password: '' })).status).toBe(400)
  })

  it('asks to wait after ten wrong passwords, in words and for machines', async () => {
    const guess = () => visit.send('/auth/login', { go: 'password', username: 'owner', password: 'guess' })
    for (let tries = 0; tries < 10; tries += 1) await guess()
    const refused = await guess()

    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
    expect(await refused.text()).toContain('Too many tries. Wait 15 minutes, then try again.')
  })

  it('refuses a form that it did not give', async () => {
    const foreign = await visit.browser.post('/auth/login', { go: 'password', username: 'zanele', password })

    expect(foreign.status).toBe(403)
    expect(await visit.browser.session()).toEqual({})
  })

  it('is kept nowhere and asks to sign in before a page that needs it', async () => {
    const login = await visit.browser.fetch('/auth/login?error=SessionRequired&callbackUrl=%2Fuser%2Freservations')

    expect(login.headers.get('cache-control')).toBe('no-store')
    expect(await login.text()).toContain('Please log in to see that page.')
  })
})

describe('a one-time code', () => {
  it('signs in, proves the address and offers a password', async () => {
    await pages.marketplace.store.em.execute(
      `insert into user_account (email, first_name) values ('guest@example.test', 'Guest')`,
    )
    const asked = await visit.send('/auth/login?callbackUrl=%2Fkwena', {
      go: 'code',
      username: 'guest@example.test',
      channel: 'sms',
    })
    expect(asked.headers.get('location')).toBe('/auth/verify?callbackUrl=%2Fkwena')

    const wrong = await visit.send('/auth/verify?callbackUrl=%2Fkwena', { go: 'code', code: '000000x' })
    expect([wrong.status, (await wrong.text()).includes('That code doesn’t work.')]).toEqual([401, true])
    const code = await codeSentTo('guest@example.test')
    const entered = await visit.send('/auth/verify?callbackUrl=%2Fkwena', { go: 'code', code })
    const next = '/auth/verify?step=password&callbackUrl=%2Fkwena'
    expect(entered.headers.get('location')).toBe(next)

    expect(await visit.page(next)).toContain('href="/kwena"')
    const chosen = await visit.send(next, { go: 'password', password: 'koppies en klowe' })
    expect(chosen.headers.get('location')).toBe('/kwena')
    expect((await pages.aVisit().browser.signIn('guest@example.test', 'koppies en klowe')).status).toBe(200)
    const rows = await pages.marketplace.store.em.execute(`select is_email_verified from user_account where first_name = 'Guest'`)
    expect(rows).toEqual([{ is_email_verified: true }])
  })

  it('is asked for in the same way by somebody whom nobody knows', async () => {
    const asked = await visit.send('/auth/login', { go: 'code', username: 'nobody@example.test' })

    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/auth/verify'])
    expect((await visit.send('/auth/verify', { go: 'code', code: '123456' })).status).toBe(401)
  })

  it('brings a new password', async () => {
    await givenAccount(pages.marketplace, 'forgetful')
    expect((await visit.send('/auth/forgot', { username: 'forgetful' })).headers.get('location')).toBe('/auth/reset')

    const code = await codeSentTo('forgetful@example.test')
    const common = await visit.send('/auth/reset', { code, password: 'password1' })
    expect([common.status, (await common.text()).includes('Too many people use this password')]).toEqual([400, true])
    expect((await visit.send('/auth/reset', { code, password: 'klowe en koppies' })).headers.get('location')).toBe('/')
    expect((await pages.aVisit().browser.signIn('forgetful', 'klowe en koppies')).status).toBe(200)
  })
})

describe('the areas', () => {
  it('lead who is signed out to the sign-in and back', async () => {
    const led = await visit.browser.fetch('/admin/users?page=2')

    const address = '/auth/login?error=SessionRequired&callbackUrl=%2Fadmin%2Fusers%3Fpage%3D2'
    expect([led.status, led.headers.get('location')]).toEqual([302, address])
  })

  it.each([
    ['zanele', '/admin/organisations', 403],
    ['zanele', '/org/org-organisation', 403],
    ['zanele', '/user/no-such-page', 404],
    ['owner', '/admin', 403],
    ['owner', '/org/no-such-page', 404],
    ['admin', '/admin/no-such-page', 404],
  ])('answer %s at %s with %i, in the shell', async (name, path, status) => {
    await visit.signIn(name)

    const refused = await visit.browser.fetch(path)

    expect(refused.status).toBe(status)
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await refused.text()).toContain('>Sign out<')
  })
})

describe('the shell', () => {
  it('shows a guest who they are, their page and no links for strangers', async () => {
    await visit.signIn('zanele')
    const text = await visit.page('/faq')

    expect(text).toContain('You are logged in as Zanele Mokoena.')
    expect(text).toContain('href="/user/reservations"')
    expect(headerOf(text)).not.toContain('href="/book-demo"')
    expect(text).not.toContain('https://www.facebook.com/')
    expect((await visit.browser.fetch('/faq')).headers.get('cache-control')).toMatch(/private/)
  })

  it('shows the platform two menus and no plain pages', async () => {
    await visit.signIn('admin')
    const header = headerOf(await visit.page('/faq'))

    expect(header).toContain('Master Data')
    expect(header).toContain('href="/admin/audit-log"')
    expect(header).not.toContain('href="/contact"')
  })

  it('drops the banner with a toast, until the next sign-in', async () => {
    await visit.signIn('zanele')
    const dismissed = await visit.browser.post('/auth/welcome', { returnTo: '/faq' })
    expect([dismissed.status, dismissed.headers.get('location')]).toEqual([303, '/faq'])

    expect(await visit.page('/faq')).toContain('Awesome, it is gone.')
    expect(await visit.page('/faq')).not.toMatch(/Awesome, it is gone\.<|You are logged in/)
    await visit.browser.post('/api/auth/signout', { csrfToken: await visit.browser.csrfToken() })
    await visit.signIn('zanele')
    expect(await visit.page('/faq')).toContain('You are logged in as')
  })

  it('signs out by a plain form and returns to the start', async () => {
    await visit.signIn('zanele')
    const left = await visit.send('/faq', {})
    expect(left.status).not.toBe(500)
    const csrfToken = /name="csrfToken" value="(\w+)"/.exec(await visit.page('/faq'))?.[1] ?? ''

    const out = await visit.browser.post('/api/auth/signout', { csrfToken, callbackUrl: '/' })

    expect([out.status, out.headers.get('location')]).toEqual([302, testHost])
    expect(await visit.page('/faq')).toContain('href="/auth/login?callbackUrl=%2Ffaq"')
  })
})

function headerOf(text: string): string {
  return /<header[\s\S]*<\/header>/.exec(text)?.[0] ?? ''
}

async function codeSentTo(address: string): Promise<string> {
  for (;;) {
    const messages = await pages.marketplace.product.scope().useCases.listMessages.execute({ limit: 5 })
    const code = /^\d{6}/.exec(messages.find(({ to }) => to === address)?.subject ?? '')
    if (code) return code[0]
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

describe('a password that somebody else chose', () => {
  beforeAll(async () => {
    await givenAccount(pages.marketplace, 'newcomer', 'ORGADMIN')
  })
  beforeEach(() =>
    pages.marketplace.store.em.execute(
      "update user_account set must_change_password = true where email = 'newcomer@example.test'",
    ),
  )
  const where = '/auth/verify?step=password&callbackUrl='

  it('lets nobody see or do anything before it is changed', async () => {
    await visit.signIn('newcomer')

    for (const path of ['/', '/faq', '/user/profile', '/org/org-organisation?org=kwena']) {
      const answer = await visit.browser.fetch(path)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, where + encodeURIComponent(path)])
    }
    const data = await visit.browser.fetch('/user/profile.data')
    expect(await data.text()).not.toContain('csrfToken')
    expect(await visit.page('/auth/verify?step=password')).toContain('Choose your own password')
  })

  it('has to become another one, and then the page that was wanted opens', async () => {
    await visit.signIn('newcomer')
    const choose = (chosen: string) => visit.send(`${where}%2Ffaq`, { go: 'password', password: chosen })

    expect(await (await choose(password)).text()).toContain('Choose a password that’s different from the one you have')
    const chosen = await choose('a kloof of my own')

    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/faq'])
    expect((await visit.browser.fetch('/faq')).status).toBe(200)
    await pages.marketplace.store.em.execute(
      "update user_account set must_change_password = false where email = 'newcomer@example.test'",
    )
  })
})
