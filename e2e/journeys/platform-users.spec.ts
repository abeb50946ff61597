import { isForEverybody } from '../pages/for-everybody.ts'
import { LoginPage } from '../pages/login-page.ts'
import { SettingsPage } from '../pages/settings-page.ts'
import { Tab } from '../pages/tab.ts'
import { expect, test } from '../test.ts'

test('the platform finds somebody, bans them with a reason that they are told, and lets them in again @nojs-long', async ({
  tab,
  browser,
  baseURL,
}) => {
  const desk = `desk@${tab.hasScripts ? 'kloofwater-camp' : 'karoo-stargazers'}.test`
  const settings = new SettingsPage(tab)
  await settings.signIn('admin@demo.test')
  await tab.open(`/admin/users?q=${desk}`)
  await isForEverybody(tab, 'users')
  await tab.page.getByRole('rowheader').getByRole('link').click()
  await expect(tab.page.getByRole('heading', { name: 'What we know' })).toBeVisible()
  await tab.isReady()
  await isForEverybody(tab, 'one user')
  await settings.press('Ban')
  await settings.provePassword()
  await expect(tab.page.getByText('Reason: say why. The person reads it').first()).toBeVisible()
  await tab.isReady()
  await settings.field('Reason').fill('You booked for others without asking.')
  await settings.press('Ban')
  await expect(tab.page.getByText(/^Banned since .*: You booked for others without asking\.$/)).toBeVisible()

  const theirs = await browser.newContext({ baseURL: baseURL ?? '' })
  const login = new LoginPage(new Tab(await theirs.newPage(), tab.hasScripts))
  await login.open()
  await login.logIn(desk)
  await expect(login.tab.page.getByRole('alert')).toContainText('You booked for others without asking.')
  await theirs.close()

  await tab.isReady()
  await settings.press('Lift the ban')
  await expect(tab.page.getByText('Ends every session at once.')).toBeVisible()
})

test('somebody is created, exported, and erased for good @nojs-long', async ({ tab }) => {
  const email = `erase-${tab.hasScripts ? 'me' : 'me-too'}@example.test`
  const settings = new SettingsPage(tab)
  await settings.signIn('admin@demo.test')
  await tab.open('/admin/users/new')
  await isForEverybody(tab, 'new user')
  await settings.field('E-mail').fill('admin@demo.test')
  await settings.field('First name').fill('Vergeet')
  await settings.press('Create user')
  await settings.provePassword()
  await expect(settings.alert).toContainText('somebody has an account with this address')
  await tab.isReady()
  await settings.field('E-mail').fill(email)
  await settings.press('Create user')
  await tab.page.getByRole('rowheader').getByRole('link', { name: 'Vergeet' }).click()
  await expect(tab.page.getByRole('heading', { name: 'What we know' })).toBeVisible()
  await tab.isReady()

  const downloading = tab.page.waitForEvent('download')
  await settings.press('Download everything')
  expect((await downloading).suggestedFilename()).toMatch(/^person-.*\.json$/)

  await tab.page.getByRole('link', { name: 'Erase' }).click()
  await expect(tab.page.getByText(`erase everything about Vergeet (${email})?`)).toBeVisible()
  await tab.isReady()
  await settings.press('Erase')
  await expect(tab.heading).toHaveText('Users')
  await tab.open(`/admin/users?q=${email}`)
  await expect(tab.page.getByRole('rowheader')).toHaveCount(0)
})
