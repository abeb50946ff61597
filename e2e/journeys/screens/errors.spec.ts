import { LoginPage } from '../../pages/login-page.ts'
import { expect, test } from '../../test.ts'

test('a page that is not there says so, and searches on', { tag: '@nojs' }, async ({ tab }) => {
  const { page } = tab
  const unknown = await page.request.get('/r/nobody-knows-this-one/confirm', { maxRedirects: 0 })
  expect(unknown.status()).toBe(404)
  await page.goto('/r/nobody-knows-this-one/confirm')
  await expect(tab.heading, 'where header and footer are hidden, too').toHaveText('Page not found')
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(tab.heading).toHaveText('Page not found')
  await expect(page).toHaveTitle(/^Page not found – /)
  await tab.isReady()

  await page.getByRole('main').getByLabel('Where').fill('Clanwilliam')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/\?place=Clanwilliam/)
  await expect(tab.heading).toContainText('near Clanwilliam')
})

test('a page for others is refused to whoever is signed in, and asks everybody else to sign in', { tag: '@nojs' }, async ({
  tab,
}) => {
  const { page } = tab
  const asked = await page.request.get('/admin/organisations', { maxRedirects: 0 })
  expect(asked.status()).toBe(302)
  expect(asked.headers().location).toBe('/auth/login?error=SessionRequired&callbackUrl=%2Fadmin%2Forganisations')

  await new LoginPage(tab).signIn('camper@demo.test')
  const refused = await page.goto('/admin/organisations')
  expect(refused?.status()).toBe(403)
  await expect(tab.heading).toHaveText('You can’t see this page')
  await tab.isReady()
  await page.getByRole('link', { name: 'Search for a campsite' }).click()
  await expect(page).toHaveURL(/\/$/)
})
