import { isForEverybody } from '../pages/for-everybody.ts'
import { LoginPage } from '../pages/login-page.ts'
import { SettingsPage } from '../pages/settings-page.ts'
import { Tab } from '../pages/tab.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const owner = 'owner@kloofwater-camp.test'
const desk = 'desk@kloofwater-camp.test'

test('an owner lands on the overview, mends a form and finds it as it was saved @nojs-long', async ({ tab }) => {
  const settings = new SettingsPage(tab)
  const login = new LoginPage(tab)
  await login.open()
  await login.logIn(owner)
  await expect(tab.heading).toHaveText('Overview')
  await expect(tab.page.getByRole('heading', { name: 'Today, Saturday, 21 November 2026' })).toBeVisible()

  await settings.open('owner')
  await settings.field('Owner’s e-mail').fill('not an address')
  await settings.press('Save')
  await expect(settings.alert).toContainText('Owner’s e-mail: this doesn’t look right')
  await expect(settings.field('Owner’s e-mail')).toHaveValue('not an address')

  const name = `Ann ${tab.hasScripts ? 'Owner' : 'Eienaar'}`
  await settings.field('Owner’s name').fill(name)
  await settings.field('Owner’s e-mail').fill('ann@kloofwater-camp.test')
  await settings.press('Save')
  await expect(settings.done).toContainText('Saved.')
  await settings.open('owner')
  await expect(settings.field('Owner’s name')).toHaveValue(name)
})

test('two people who save the same form lose nothing', async ({ tab, browser, baseURL }) => {
  const settings = new SettingsPage(tab)
  await settings.signIn(owner)
  await settings.open('bank-details')
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = new SettingsPage(new Tab(await other.newPage(), true))
  await theirs.signIn(owner)
  await theirs.open('bank-details')
  await theirs.field('Bank').fill('Their Bank')
  await theirs.field('Branch code').fill('250655')
  await theirs.press('Save')
  await theirs.provePassword()
  await expect(theirs.done).toBeVisible()

  await settings.field('Bank').fill('My Bank')
  await settings.field('Account name').fill('Kloofwater')
  await settings.press('Save')
  await settings.provePassword()

  await expect(settings.alert).toContainText('saved this while you had it open')
  await expect(settings.alert).toContainText('Theirs: Their Bank')
  await expect(settings.alert).toContainText('Yours: My Bank')
  await expect(settings.alert).toContainText('Theirs: 250655')
  await expect(settings.field('Branch code')).toHaveValue('250655')
  await settings.press('Save my form')
  await expect(settings.done).toBeVisible()
  await theirs.open('bank-details')
  await expect(theirs.field('Bank')).toHaveValue('My Bank')
  await expect(theirs.field('Account name')).toHaveValue('Kloofwater')
  await other.close()
})

test('the position of the campsite is put on the map, also with the keyboard', async ({ tab }) => {
  const { page } = tab
  const settings = new SettingsPage(tab)
  await settings.signIn(owner)
  await settings.open('public-page')
  await tab.isReady()
  const latitude = settings.field('Latitude')
  const longitude = settings.field('Longitude')
  const before = [await latitude.inputValue(), await longitude.inputValue()]

  await page.getByRole('button', { name: 'Use the map' }).click()
  const map = page.getByRole('application')
  await expect(map).toBeVisible()
  const pin = map.getByRole('button', { name: /^Pin of the campsite/ })
  await pin.focus()
  await page.keyboard.press('Shift+ArrowUp')
  await expect(latitude).not.toHaveValue(before[0] ?? '')
  const moved = await latitude.inputValue()
  await map.click({ position: { x: 60, y: 60 } })
  await expect(latitude).not.toHaveValue(moved)
  await expect(longitude).not.toHaveValue(before[1] ?? '')
  await page.getByRole('button', { name: 'Put the pin in the middle of the map' }).click()
  await latitude.fill(before[0] ?? '')
  await longitude.fill(before[1] ?? '')
  await settings.press('Save')
  await expect(settings.done).toBeVisible()
})

test('the overview shows the week ahead and the money @nojs-long', async ({ tab }) => {
  const settings = new SettingsPage(tab)
  await settings.signIn(desk)
  await tab.open(`/org/org-organisation?org=kloofwater-camp`)

  const week = tab.page.getByRole('table', { name: 'The week ahead' })
  await expect(week.getByRole('rowheader')).toHaveCount(7)
  await expect(week.getByRole('row').nth(1)).toContainText(/\d+ of \d+/)
  await expect(tab.page.getByText('Came in over seven days')).toBeVisible()
  await week.getByRole('link').nth(1).click()
  await expect(tab.page).toHaveURL(/\/today\?date=2026-11-22/)
})

test('the front desk reads the settings and changes none; another campsite is not found @nojs-long', async ({ tab }) => {
  const settings = new SettingsPage(tab)
  await settings.signIn(desk)

  await settings.open('owner')
  await expect(tab.page.getByText('You can read this page')).toBeVisible()
  await expect(settings.field('Owner’s name')).toBeDisabled()
  await expect(tab.page.getByRole('button', { name: 'Save' })).toHaveCount(0)

  await tab.open('/org/org-organisation?org=karoo-stargazers')
  await expect(tab.heading).toHaveText(words('staffFrame')('goneTitle'))
})

test('an owner invites somebody by their address, who accepts when they log in; another one is withdrawn @nojs-long', async ({
  tab,
  browser,
  baseURL,
  mailbox,
}) => {
  const email = `bea-${tab.hasScripts ? 'with' : 'without'}@example.test`
  const settings = new SettingsPage(tab)
  const invite = async (address: string) => {
    await settings.open('users/invite')
    await settings.field('E-mail').fill(address)
    await settings.press('Send invitation')
  }
  await settings.signIn(owner)
  await invite(email)
  await settings.provePassword()
  await expect(settings.done).toContainText('Sent.')
  await invite(`not-${email}`)
  const waiting = tab.page.getByRole('listitem').filter({ hasText: 'Until' })
  await expect(waiting).toHaveCount(2)
  await waiting
    .filter({ hasText: `not-${email}` })
    .getByRole('button', { name: /^Withdraw/ })
    .click()
  await expect(waiting).toHaveCount(1)
  await expect(tab.page.getByRole('rowheader').filter({ hasText: email })).toHaveCount(0)

  const invited = new Tab(await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage(), tab.hasScripts)
  const login = new LoginPage(invited)
  await expect
    .poll(async () => (await mailbox.to(email)).map(({ links }) => links.join()))
    .toContainEqual(expect.stringContaining('/user/invitations'))
  await login.open('/auth/login?callbackUrl=%2Fuser%2Finvitations')
  await login.askForCode(email)
  await expect.poll(async () => (await mailbox.codes(email)).length).toBe(1)
  const [code = ''] = await mailbox.codes(email)
  await login.enterCode(code)
  await expect(invited.heading).toHaveText('Invitations')
  await invited.isReady()
  await isForEverybody(invited, 'invitations')
  await invited.page.getByRole('button', { name: /^Accept: Kloofwater/ }).click()
  await expect(invited.heading).toHaveText('Overview')

  await settings.open('users')
  await expect(tab.page.getByRole('row').filter({ hasText: email })).toContainText('Front desk')
  await expect(waiting).toHaveCount(0)
  await invited.page.context().close()
})

test('an owner pauses the campsite with a reason, and opens it again', async ({ tab }) => {
  const settings = new SettingsPage(tab)
  await settings.signIn('owner@karoo-stargazers.test')
  await settings.open('status')
  await settings.press('Change the status')
  await expect(settings.alert).toContainText('say in a few words')
  await settings.field('Why').fill('The river is high')
  await settings.press('Change the status')

  await expect(settings.done).toBeVisible()
  await expect(tab.page.getByRole('row').filter({ hasText: 'The river is high' })).toContainText('Paused')
  await tab.open('/karoo-stargazers')
  await expect(tab.page.locator('main')).toContainText(/isn’t taking bookings/i)

  await settings.open('status')
  await settings.field('Why').fill('Dry again')
  await settings.press('Change the status')
  await expect(tab.page.getByRole('row').filter({ hasText: 'Dry again' })).toContainText('Active')
})

test('the platform finds, creates and deletes an organisation @nojs-long', async ({ tab }) => {
  const name = `Nuwe Kamp ${tab.hasScripts ? 'Een' : 'Twee'}`
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const settings = new SettingsPage(tab)
  await settings.signIn('admin@demo.test')
  await tab.open('/admin/organisations')
  await tab.page.getByRole('link', { name: 'New organisation' }).click()
  await tab.isReady()
  await settings.field('Name').fill(name)
  await settings.field('Address of the page').fill('kloofwater-camp')
  await settings.field('Owner’s e-mail').fill(`owner@${slug}.test`)
  await settings.field('First name').fill('Nuwe')
  await settings.press('Create organisation')
  await settings.provePassword()
  await expect(settings.alert).toContainText('another campsite has it')
  await settings.field('Address of the page').fill(slug)
  await settings.press('Create organisation')

  await expect(tab.heading).toHaveText('Overview')
  await expect(tab.page.getByRole('link', { name: 'Add a site: an area with one kind of stay' })).toBeVisible()
  await tab.open(`/${slug}`)
  await expect(tab.heading).toHaveText(name)
  await expect(tab.page.getByText('Only your team sees this page')).toBeVisible()
  const asAnybody = await fetch(new URL(`/${slug}`, tab.page.url()))
  expect(asAnybody.status).toBe(404)

  await tab.open(`/admin/organisations?q=${slug}`)
  await expect(settings.row(name)).toContainText('Pending')
  await settings
    .row(name)
    .getByRole('link', { name: `Delete: ${name}` })
    .click()
  await tab.isReady()
  await expect(tab.page.getByText(`Are you sure you want to delete the organisation ${name}?`)).toBeVisible()
  await settings.field('Why').fill('A test')
  await settings.press('Delete')
  await expect(settings.done).toContainText('Deleted.')
  await tab.open(`/admin/organisations?q=${slug}`)
  await expect(settings.row(name)).toHaveCount(0)
})

test('the platform alone deletes a user link, asked with its sentence', async ({ tab }) => {
  const settings = new SettingsPage(tab)
  await settings.signIn('admin@demo.test')
  await tab.open('/org/org-organisation/users')
  await expect(tab.heading).toHaveText('Choose an organisation')
  await settings.field('Name, address or town').fill('duinezicht')
  await settings.press('Find')
  await tab.page.getByRole('link', { name: /Duinezicht Cottages/ }).click()
  await expect(tab.heading).toHaveText('Users')
  const row = tab.page.getByRole('row').filter({ hasText: 'desk@' })
  await row.getByRole('link', { name: /^Delete/ }).click()

  await expect(tab.page.getByText(/^Are you sure you want to delete this user link \(desk@.* \(ORGUSER\)\)\?$/)).toBeVisible()
  await settings.press('Delete')
  await settings.provePassword()

  await expect(tab.heading).toHaveText('Users')
  await expect(row).toHaveCount(0)
})
