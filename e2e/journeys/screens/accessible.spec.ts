import { isForEverybody } from '../../pages/for-everybody.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { expect, test } from '../../test.ts'

test.describe.configure({ timeout: 120_000 })

/** Beside the pages of choosing, reserving and a guest's own, which have a test of their own. */
test('the pages about the site and of signing in can be used by everybody', async ({ tab }) => {
  const { page } = tab
  const about = ['faq', 'contact', 'about', 'book-demo', 'accessibility', 'privacy', 'policies', 'terms']
  for (const path of [...about, 'auth/login', 'auth/forgot', 'auth/reset', 'kokerboom-kloof-camp']) {
    await tab.open(`/${path}`)
    await isForEverybody(tab, path, { isWholePage: true })
  }
  await tab.open('/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await isForEverybody(tab, 'contact with mistakes', { isWholePage: true })
})

test('menus, lists, the calendar and refusals can be used by everybody', async ({ tab, home }) => {
  const { page } = tab
  await home.open()
  await home.place.pressSequentially('hazyview')
  await expect(page.getByRole('option').first()).toBeVisible()
  await isForEverybody(tab, 'suggestions', { asItIs: true })
  await page.keyboard.press('Escape')
  await home.form.getByRole('button', { name: 'Open the calendar' }).click()
  await expect(page.getByRole('dialog')).toContainText('Public holiday')
  await isForEverybody(tab, 'calendar', { isWholePage: true })
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.locator('summary', { hasText: 'Menu' }).click()
  await isForEverybody(tab, 'menu of narrow screens', { asItIs: true })

  const login = new LoginPage(tab)
  await login.openAs('camper@demo.test', '/admin/organisations')
  await expect(tab.heading).toHaveText('You can’t see this page')
  await isForEverybody(tab, 'refused', { isWholePage: true })
  await tab.open('/user/reviews')
  await isForEverybody(tab, 'own reviews', { isWholePage: true })
})
