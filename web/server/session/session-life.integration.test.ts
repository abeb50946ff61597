import { startTestStore } from '@camp/adapters/postgres/testing/test-store.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aBrowser, givenAccount, password } from '../testing/given-accounts.ts'
import { givenProduct, type ServedMarketplace, today } from '../testing/given-marketplace.ts'

let marketplace: ServedMarketplace
beforeAll(async () => {
  marketplace = await givenProduct(await startTestStore())
})
afterAll(() => marketplace.stop())

const tokenOf = (browser: ReturnType<typeof aBrowser>) => browser.cookies.get('next-auth.session-token') ?? ''

async function signedIn(name: string, role: Parameters<typeof givenAccount>[2] = 'USER') {
  await givenAccount(marketplace, name, role)
  const browser = aBrowser(marketplace)
  await browser.signIn(name, password)
  return browser
}

it('every sign-in has a new token, and the one before is worth nothing', async () => {
  const browser = await signedIn('first')
  const stolen = browser.copy()

  await browser.signIn('first', password)

  expect(tokenOf(browser)).not.toBe(tokenOf(stolen))
  expect(await stolen.session()).toEqual({})
})

it('a stolen token is refused after signing out', async () => {
  const browser = await signedIn('second')
  const stolen = browser.copy()

  await browser.post('/api/auth/signout', { csrfToken: await browser.csrfToken(), json: 'true' })

  expect(await stolen.session()).toEqual({})
})

it('signing out everywhere ends the sessions of other browsers', async () => {
  const browser = await signedIn('third')
  const other = aBrowser(marketplace)
  await other.signIn('third', password)

  await browser.post('/api/auth/signout', { csrfToken: await browser.csrfToken(), json: 'true', everywhere: 'true' })

  expect(await other.session()).toEqual({})
})

it.each([
  [
    'a ban',
    'fourth',
    `update user_account set is_banned = true, banned_at = now(), ban_reason = 'Spam' where username = 'fourth'`,
  ],
  ['a change of role', 'fifth', `update user_account set role = 'ORGUSER' where username = 'fifth'`],
  ['the end of the account', 'sixth', `delete from user_account where username = 'sixth'`],
])('%s ends an open session', async (_, name, change) => {
  const browser = await signedIn(name)

  await marketplace.store.em.execute(change)

  expect(await browser.session()).toEqual({})
})

it('a banned person cannot sign in', async () => {
  await signedIn('seventh')
  await marketplace.store.em.execute(
    `update user_account set is_banned = true, banned_at = now(), ban_reason = 'Spam' where username = 'seventh'`,
  )

  const answer = await aBrowser(marketplace).signIn('seventh', password)

  expect(answer.status).toBe(401)
})

it('a session of staff ends after half an hour without use', async () => {
  const browser = await signedIn('eighth', 'ORGUSER')

  marketplace.clock.moveTo('2026-11-21T08:31:00Z')
  expect(await browser.session()).toEqual({})
  marketplace.clock.moveTo(today)
})

it('a new password by a code ends every session before it', async () => {
  const before = await signedIn('ninth')
  const useCases = () => marketplace.product.scope().useCases
  const from = { address: null, deviceKey: null, name: null }
  const wish = { login: 'ninth', purpose: 'reset-password', channel: 'email', browser: from } as const
  const asked = await useCases().requestCode.execute(wish)
  const code = await codeSentTo('ninth@example.test')

  const typed = { key: asked.ok ? asked.value.key : '', code, browser: from, password: 'klowe en koppies' }
  expect((await useCases().resetPassword.execute(typed)).ok).toBe(true)

  expect(await before.session()).toEqual({})
  expect((await aBrowser(marketplace).signIn('ninth', password)).status).toBe(401)
  expect((await aBrowser(marketplace).signIn('ninth', 'klowe en koppies')).status).toBe(200)
})

it('the database keeps no token and no password that could be read', async () => {
  const browser = await signedIn('tenth')
  const rows = await marketplace.store.em.execute<{ row: string }[]>(`
    select to_jsonb(s)::text as row from user_session s union all select to_jsonb(a)::text from user_account a
    union all select to_jsonb(t)::text from sign_in_attempt t`)
  const everything = rows.map(({ row }) => row).join('\n')

  expect(everything).not.toContain(tokenOf(browser))
  expect(everything).not.toContain(browser.cookies.get('camp-device'))
  expect(everything).not.toContain(password)
})

/** Messages leave by themselves: asked again until this one is there. */
async function codeSentTo(address: string): Promise<string> {
  for (;;) {
    const messages = await marketplace.product.scope().useCases.listMessages.execute({ limit: 5 })
    const code = /^\d{6}/.exec(messages.find(({ to }) => to === address)?.subject ?? '')
    if (code) return code[0]
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
