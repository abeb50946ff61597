import type { Page } from '@playwright/test'
import { LoginPage } from '../../pages/login-page.ts'
import { expect, test } from '../../test.ts'

const phone = { width: 360, height: 740 }

test('header and footer lead a visitor everywhere, and hide where they would disturb', async ({
  tab,
  program,
  stay,
  baseURL,
}) => {
  const { page } = tab
  const { host } = new URL(baseURL ?? '')
  await tab.open('/')

  await expect(page).toHaveTitle(host)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Your camping companion.')
  const menu = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').filter({ visible: true })
  expect(await linksOf(menu)).toEqual(['Search /', 'FAQ /faq', 'Contact /contact', 'About /about'])
  const header = page.getByRole('banner')
  await expect(header.getByRole('link').first(), 'the logo').toHaveAttribute('href', '/')
  const actions = header.getByRole('link', { name: /^(Log in|Sign up)$/ }).filter({ visible: true })
  expect(await linksOf(actions)).toEqual(['Log in /auth/login', 'Sign up /book-demo'])

  const footer = page.getByRole('contentinfo')
  const [logo, ...pages] = await linksOf(footer.getByRole('link'))
  expect(logo).toMatch(/ \/$/)
  await expect(footer.locator('a > *').first()).toHaveCSS('height', '30px')
  await expect(footer.locator('a > *').first()).toHaveCSS('width', '150px')
  expect(pages).toEqual([
    'List your campsite /list-your-campsite',
    'Accessibility /accessibility',
    'Privacy /privacy',
    'Policies /policies',
    'Terms /terms',
    'Home /',
    'Facebook https://www.facebook.com/',
    'Instagram https://www.instagram.com/',
  ])
  await expect(footer).toContainText(`© 2026 ${host}. All rights reserved`)

  await tab.open('/faq?showHeaderFooter=false')
  await hasNoFrame(page)
  const nights = stay('silverhill-retreat', '2027-10-11', 2)
  const { id } = await program.reserve({ orgSlug: 'silverhill-retreat', stay: nights, plot: 'Tent 1' })
  const bare = [
    '/silverhill-retreat/map',
    `/silverhill-retreat/reserve-ok?reservation=${id}`,
    `/r/${id}/confirm`,
    `/r/${id}/cancel`,
  ]
  for (const address of bare) {
    const html = await (await page.request.get(address)).text()
    expect(html, address).not.toMatch(/<footer|Main menu/)
  }
})

test('a narrow screen has the same in two menus', { tag: '@nojs' }, async ({ tab }) => {
  const { page } = tab
  await page.setViewportSize(phone)
  await tab.open('/contact')
  const header = page.getByRole('banner')
  const shown = header.getByRole('link').filter({ visible: true })
  await expect(shown, 'the logo alone').toHaveCount(1)

  await header.locator('summary', { hasText: 'Log in' }).click()
  expect((await linksOf(shown)).slice(1)).toEqual(['Log in /auth/login?callbackUrl=%2Fcontact', 'Sign up /book-demo'])
  await header.locator('summary', { hasText: 'Log in' }).click()

  const opener = header.locator('summary', { hasText: 'Menu' })
  await opener.click()
  const menu = page.getByRole('navigation', { name: 'Main menu' }).filter({ visible: true })
  expect(await linksOf(menu.getByRole('link'))).toEqual(['Search /', 'FAQ /faq', 'Contact /contact', 'About /about'])
  await expect(menu.getByRole('button', { name: 'Dark theme' })).toBeVisible()
  if (tab.hasScripts) {
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(opener).toBeFocused()
    await page.getByLabel('Your name').fill('Thandi')
    await opener.click()
  }

  await menu.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(menu).toHaveCount(0)
  if (!tab.hasScripts) return
  await expect(tab.heading).toBeFocused()
  await page.goBack()
  await expect(page.getByLabel('Your name'), 'the page starts anew').toHaveValue('')
})

test('the theme follows the system until somebody chooses, and comes with the page', { tag: '@nojs' }, async ({ tab }) => {
  const { page } = tab
  const ground = () => page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
  await page.emulateMedia({ colorScheme: 'dark' })
  await tab.open('/faq')
  const dark = await ground()
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await ground()
  expect(dark).not.toBe(light)

  await page.getByRole('button', { name: 'Dark theme' }).filter({ visible: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await ground()).toBe(dark)
  await expect.poll(async () => (await page.context().cookies()).some(({ value }) => value === 'dark')).toBe(true)

  const html = await (await page.request.get('/about')).text()
  expect(html.slice(0, 200), 'the server sends it, so nothing flashes').toContain('data-theme="dark"')
})

test('below 300 pixels a button leads back to the top', async ({ tab }) => {
  const { page } = tab
  await tab.open('/terms')
  const button = page.getByRole('button', { name: 'Back to top' })

  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  await page.waitForFunction(() => window.scrollY === 300)
  await expect(button).toHaveCount(0)
  await page.evaluate(() => window.scrollTo({ top: 301, behavior: 'instant' }))
  await button.click()
  await page.waitForFunction(() => window.scrollY === 0)
  await expect(button).toHaveCount(0)
})

test('every role has its menu and lands where its work is', async ({ tab }) => {
  const { page } = tab
  const login = new LoginPage(tab)
  const menu = page.getByRole('navigation', { name: 'Main menu' }).filter({ visible: true })
  const signIn = async (name: string, lands: RegExp) => {
    await login.open()
    await login.logIn(name)
    await expect(page).toHaveURL(lands)
    await tab.isReady()
  }

  await signIn('camper@demo.test', /\/$/)
  const everybodys = ['Search /', 'FAQ /faq', 'Contact /contact', 'About /about']
  expect(await linksOf(menu.getByRole('link'))).toEqual([...everybodys, 'My Reservations /user/reservations'])
  const below = await linksOf(page.getByRole('contentinfo').getByRole('link'))
  expect(below.slice(1), 'under the logo').toEqual(['List your campsite /list-your-campsite'])
  await page.getByRole('region', { name: 'Account' }).getByRole('button', { name: 'Dismiss' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Awesome, it is gone.' })
  await expect(toast).toHaveCSS('border-left-color', 'rgb(5, 150, 105)')
  const box = (await toast.boundingBox())!
  expect([box.x + box.width, box.y + box.height]).toEqual([1260, 700])
  expect(box.width).toBeLessThanOrEqual(500)
  await login.leave()
  await expect(login.logInLink).toBeVisible()
  await expect(page).toHaveURL(/\/$/)

  await signIn('desk@kloofwater-camp.test', /\/org\/org-organisation$/)
  await expect(login.banner, 'the first page of staff greets').toBeVisible()
  await login.openMenu()
  expect(await linksOf(menu.getByRole('link'))).toEqual([
    'Today /org/kloofwater-camp/today',
    'Bookings /org/kloofwater-camp/bookings',
    'Calendar /org/kloofwater-camp/calendar',
    'Desk bookings /org/kloofwater-camp/offline-bookings',
    'Messages /org/kloofwater-camp/messages',
    'Organisation /org/org-organisation?org=kloofwater-camp',
    'Billing report /org/org-billing-report?org=kloofwater-camp',
    'Reviews /org/org-reviews?org=kloofwater-camp',
    'View page /kloofwater-camp',
    ...everybodys,
    'Your profile /user/profile',
  ])
  await tab.open('/org/org-organisation')
  await expect(login.banner, 'and no other').toHaveCount(0)
  await tab.open('/')
  await expect(page, 'no redirect while on the start page').toHaveURL(/\/$/)
  expect(await linksOf(menu.getByRole('link'))).toEqual([
    ...everybodys,
    'Organisation /org/org-organisation',
    'Billing Report /org/org-billing-report',
    'Reviews /org/org-reviews',
  ])
  await login.leave()
  await expect(login.logInLink).toBeVisible()

  await signIn('admin@demo.test', /\/admin\/organisations$/)
  await login.openMenu()
  expect(await linksOf(menu.getByRole('link').filter({ visible: true })), 'no plain pages').toEqual([
    'Your profile /user/profile',
  ])
  await expect(menu.locator('summary')).toHaveText(['Master Data', 'Reports'])
  await menu.getByText('Master Data').click()
  await expect(menu.locator('details[open]').getByRole('link').filter({ visible: true })).toHaveCount(10)
})

async function hasNoFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
}

/** `FAQ /faq`: the words of each link and where it leads. */
function linksOf(links: ReturnType<Page['getByRole']>): Promise<string[]> {
  return links.evaluateAll((found) => found.map((link) => `${link.textContent.trim()} ${link.getAttribute('href')}`))
}

test('what has nothing to say yet is not there for screen readers, even before the styles have come', async ({ tab }) => {
  const { page } = tab
  await page.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
  await tab.open('/about')
  await expect(tab.heading).toBeVisible()
  for (const role of ['alert', 'status'] as const) await expect(page.getByRole(role), role).toHaveCount(0)
})
