import { LoginPage } from '../pages/login-page.ts'
import { expect, test } from '../test.ts'

test('staff sign in with a password, come to their own page, and sign out again @nojs', async ({ tab }) => {
  const login = new LoginPage(tab)
  await login.open('/org/org-organisation')
  await expect(tab.page).toHaveURL(/\/auth\/login\?error=SessionRequired/)
  await expect(tab.page.getByText('Please log in to see that page.')).toBeVisible()

  await login.logIn('owner@kloofwater-camp.test', 'not-the-password')
  await expect(tab.page.getByRole('alert')).toContainText('The name or the password isn’t right.')
  await login.logIn('owner@kloofwater-camp.test')

  await expect(tab.page).toHaveURL(/\/org\/org-organisation$/)
  await expect(login.banner).toBeVisible()
  await login.openMenu()
  await expect(login.menu('Billing report')).toBeVisible()
  await login.leave()
  await expect(tab.page).toHaveURL(/\/$/)
  await expect(login.logInLink).toBeVisible()
})

test('the platform has two menus, and a camper is kept out of them', async ({ tab }) => {
  const login = new LoginPage(tab)
  await login.open()
  await login.logIn('admin@demo.test')
  await expect(tab.page).toHaveURL(/\/admin\/organisations$/)
  await tab.isReady()
  await login.openMenu()
  await login.menu('Reports').click()
  await expect(tab.page.getByRole('link', { name: 'Prospects' }).filter({ visible: true })).toBeVisible()
  await expect(tab.page.getByRole('link', { name: 'FAQ' })).toHaveCount(0)
  await login.leave()
  await expect(login.logInLink).toBeVisible()

  await login.open()
  await login.logIn('camper@demo.test')
  await expect(login.menu('My Reservations')).toBeVisible()
  await login.open('/admin/organisations')
  await expect(tab.heading).toHaveText('You can’t see this page')
})

test('the banner goes with a toast and stays away for the session @nojs', async ({ tab }) => {
  const login = new LoginPage(tab)
  await login.open()
  await login.logIn('camper@demo.test')
  await expect(login.banner).toHaveText('You are logged in as Thandi Camper.')
  await tab.isReady()

  await tab.page.getByRole('region', { name: 'Account' }).getByRole('button', { name: 'Dismiss' }).click()

  await expect(tab.page.getByText('Awesome, it is gone.')).toBeVisible()
  await expect(login.banner).toHaveCount(0)
  await tab.open('/faq')
  await expect(login.banner).toHaveCount(0)
  await expect(login.signOut).toBeVisible()
})

test('a guest signs in with a code from the mailbox and goes on to where they were @nojs', async ({ tab, mailbox }) => {
  const login = new LoginPage(tab)
  await login.open('/auth/login?callbackUrl=%2Ffaq')
  const before = await mailbox.codes('camper@demo.test')

  await login.askForCode('camper@demo.test')
  await expect.poll(async () => (await mailbox.codes('camper@demo.test')).length).toBe(before.length + 1)
  const [code = ''] = await mailbox.codes('camper@demo.test')
  await login.enterCode(code)

  await expect(tab.page).toHaveURL(/\/faq$/)
  await expect(login.banner).toBeVisible()
})
