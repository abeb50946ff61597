import { isForEverybody } from '../pages/for-everybody.ts'
import { SettingsPage } from '../pages/settings-page.ts'
import { expect, test } from '../test.ts'

const admin = 'admin@demo.test'

test('the platform acts as staff of a campsite, is told so everywhere, and stops with one press @nojs-long', async ({ tab }) => {
  const settings = new SettingsPage(tab)
  const banner = tab.page.getByRole('region', { name: 'Acting for a campsite' })
  await settings.signIn(admin)
  await tab.open('/admin/organisations/kloofwater-camp')
  await isForEverybody(tab, 'organisation of the platform')
  await tab.page.getByRole('link', { name: 'Act as its staff' }).click()
  await expect(tab.heading).toHaveText(/^Act as staff of Kloofwater/)
  await tab.isReady()
  await settings.press('Begin')
  await settings.provePassword()
  await expect(settings.alert).toContainText('say in a few words')
  await tab.isReady()
  await settings.field('Why').fill('They asked for help')
  await settings.press('Begin')

  await expect(tab.heading).toHaveText('Overview')
  await expect(banner).toContainText('You’re acting as staff of Kloofwater')
  await tab.open('/org/kloofwater-camp/bookings')
  await expect(banner).toBeVisible()
  await isForEverybody(tab, 'acting for a campsite')
  const others = await tab.page.goto('/org/karoo-stargazers/bookings')
  expect(others?.status()).toBe(404)
  const platform = await tab.page.goto('/admin/organisations')
  expect(platform?.status()).toBe(403)

  await tab.open('/faq')
  await banner.getByRole('button', { name: 'Stop acting' }).click()
  await expect(tab.heading).toHaveText('Organisations')
  await expect(banner).toHaveCount(0)
})

test('a campsite’s short link leads to its page, with what the address says @nojs-long', async ({ tab }) => {
  const settings = new SettingsPage(tab)
  await settings.signIn(admin)
  await tab.open('/admin/organisations/kloofwater-camp')
  const link = await tab.page.getByRole('link', { name: /\/c\/[2-9a-z]{8}$/ }).textContent()
  const { pathname } = new URL(link ?? '')

  await tab.open(`${pathname}?numberOfAdults=3`)

  await expect(tab.page).toHaveURL(/\/kloofwater-camp\?numberOfAdults=3$/)
  const unknown = await tab.page.goto('/c/22222222')
  expect(unknown?.status()).toBe(404)
})
