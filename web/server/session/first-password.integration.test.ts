import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenAccount, password } from '../testing/given-accounts.ts'
import { type AuthPages, type AuthVisit, givenAuthPages } from '../testing/given-auth-pages.ts'

let pages: AuthPages
let visit: AuthVisit

beforeAll(async () => {
  pages = await givenAuthPages()
})
afterAll(() => pages.stop())
beforeEach(async () => {
  await pages.marketplace.store.em.execute('truncate sign_in_attempt')
  visit = pages.aVisit()
})

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

    expect(await (await choose(password)).text()).toContain('Choose a password that differs from the one you have')
    const chosen = await choose('a kloof of my own')

    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/faq'])
    expect((await visit.browser.fetch('/faq')).status).toBe(200)
    await pages.marketplace.store.em.execute(
      "update user_account set must_change_password = false where email = 'newcomer@example.test'",
    )
  })
})
