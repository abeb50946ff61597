import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenAccount, password } from '../testing/given-accounts.ts'
import { type AuthPages, type AuthVisit, givenAuthPages } from '../testing/given-auth-pages.ts'
import { today } from '../testing/given-marketplace.ts'

let pages: AuthPages
beforeAll(async () => {
  pages = await givenAuthPages()
})
afterAll(() => pages.stop())

const newUser = '/admin/users/new'
const aUser = (email: string) => ({ email, firstName: 'Nomsa', lastName: 'Dube', role: 'USER', slug: '' })
const inRows = async (email: string) => {
  const { em } = pages.marketplace.store
  return (await em.execute('select id from user_account where email = ?', [email])).length
}
const moveTo = (time: string) => pages.marketplace.clock.moveTo(time)

async function asAdmin(): Promise<AuthVisit> {
  moveTo(today)
  const visit = pages.aVisit()
  await visit.signIn('admin')
  return visit
}

describe('a page that changes people, rights, bank details or payouts', () => {
  it('asks for the password, does nothing before, and then goes on with what was sent', async () => {
    const visit = await asAdmin()

    const asked = await visit.browser.post(newUser, aUser('one@example.test'))
    const page = await asked.text()
    expect(asked.status).toBe(403)
    expect(page).toContain('Is it you?')
    expect(page).toContain(`action="${newUser}"`)
    expect(page).toMatch(/<input type="hidden" name="email" value="one@example.test"/)
    expect(await inRows('one@example.test')).toBe(0)

    const wrong = await visit.browser.post(newUser, { ...aUser('one@example.test'), 'prove-password': 'guess' })
    expect([wrong.status, await inRows('one@example.test')]).toEqual([403, 0])
    const wrongPage = await wrong.text()
    expect(wrongPage).toContain('That’s not your password')
    expect(wrongPage).not.toContain('guess')

    const done = await visit.browser.post(newUser, { ...aUser('one@example.test'), 'prove-password': password })
    expect([done.status, await inRows('one@example.test')]).toEqual([303, 1])
  })

  it('asks no more for ten minutes, in this session alone', async () => {
    const visit = await asAdmin()
    const other = await asAdmin()
    expect((await visit.browser.post(newUser, { ...aUser('two@example.test'), 'prove-password': password })).status).toBe(303)

    expect((await visit.browser.post(newUser, aUser('three@example.test'))).status).toBe(303)
    expect((await other.browser.post(newUser, aUser('four@example.test'))).status).toBe(403)
    moveTo('2026-11-21T08:10:00Z')
    expect((await visit.browser.post(newUser, aUser('four@example.test'))).status).toBe(403)
    expect(await inRows('four@example.test')).toBe(0)
  })

  it('is asked of what scripts send too', async () => {
    const visit = await asAdmin()

    const answer = await visit.browser.post(`${newUser}.data`, aUser('five@example.test'))

    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('prove-again')
    expect(await inRows('five@example.test')).toBe(0)
  })

  it('sends a code to whoever has no password', async () => {
    const visit = await asAdmin()
    const { em } = pages.marketplace.store
    await em.execute(`update user_account set password_hash = null where username = 'admin'`)

    const page = await (await visit.browser.post(newUser, aUser('six@example.test'))).text()
    const key = /name="prove-key" value="([^"]+)"/.exec(page)?.[1] ?? ''
    expect(page).toContain('admin@example.test')
    const code = await codeSentTo('admin@example.test')
    const done = await visit.browser.post(newUser, { ...aUser('six@example.test'), 'prove-key': key, 'prove-code': code })

    expect([done.status, await inRows('six@example.test')]).toEqual([303, 1])
  })
})

describe('how somebody without a password is reached', () => {
  const profile = '/user/profile'
  const contact = { go: 'contact', country: 'ZA', cell: '', contactPassword: '' }
  const pendingOf = async () => {
    const { em } = pages.marketplace.store
    const [row] = await em.execute(`select pending_email as pending from user_account where username = 'zanele'`)
    return row?.pending
  }

  it('changes by a code, once the one of the sign-in is ten minutes old', async () => {
    moveTo(today)
    const visit = pages.aVisit()
    await visit.signIn('zanele')
    await pages.marketplace.store.em.execute(`update user_account set password_hash = null where username = 'zanele'`)

    await visit.send(profile, { ...contact, email: 'soon@example.test' })
    expect(await pendingOf()).toBe('soon@example.test')

    moveTo('2026-11-21T08:10:00Z')
    const asked = await visit.send(profile, { ...contact, email: 'thief@example.test' })
    const page = await asked.text()
    expect([asked.status, await pendingOf()]).toEqual([403, 'soon@example.test'])
    expect(page).toContain('zanele@example.test')
    expect((await visit.send(profile, { go: 'password', currentPassword: '', newPassword: 'koppies en klowe' })).status).toBe(403)
  })
})

describe('a call', () => {
  it('takes a sign-in of the last minutes for it, and later asks for another', async () => {
    moveTo(today)
    await givenAccount(pages.marketplace, 'caller', 'SUPERADMIN')
    const { browser } = pages.aVisit()
    await browser.signIn('caller', password)
    const link = { userOrgId: '00000000-0000-4000-8000-000000000000' }
    const send = async () => {
      const answer = await browser.fetch('/api/trpc/userOrgs.delete', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(link),
      })
      return (await answer.json()).error.data.reason
    }

    expect(await send()).not.toBe('sign_in_again')
    moveTo('2026-11-21T08:10:00Z')
    expect(await send()).toBe('sign_in_again')
    moveTo(today)
  })
})

/** Messages leave by themselves: asked again until this one is there. */
async function codeSentTo(address: string): Promise<string> {
  for (;;) {
    const messages = await pages.marketplace.product.scope().useCases.listMessages.execute({ limit: 5 })
    const code = /^\d{6}/.exec(messages.find(({ to }) => to === address)?.subject ?? '')
    if (code) return code[0]
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
