import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { LoginPage } from '../../pages/login-page.ts'
import { expect, test } from '../../test.ts'

/** What a change of colours alone can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

test.describe.configure({ timeout: 120_000 })

/** Beside the pages of choosing, reserving and a guest's own, which have a test of their own. */
test('the pages about the site and of signing in can be used by everybody', async ({ tab }) => {
  const { page } = tab
  const about = ['faq', 'contact', 'about', 'book-demo', 'accessibility', 'privacy', 'policies', 'terms']
  for (const path of [...about, 'auth/login', 'auth/forgot', 'auth/reset', 'kokerboom-kloof-camp']) {
    await tab.open(`/${path}`)
    await isForEverybody(page, path)
  }
  await tab.open('/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await isForEverybody(page, 'contact with mistakes')
})

test('menus, lists, the calendar and refusals can be used by everybody', async ({ tab, home }) => {
  const { page } = tab
  await home.open()
  await home.place.pressSequentially('hazyview')
  await expect(page.getByRole('option').first()).toBeVisible()
  await isForEverybody(page, 'suggestions', 'light alone')
  await page.keyboard.press('Escape')
  await home.form.getByRole('button', { name: 'Open the calendar' }).click()
  await expect(page.getByRole('dialog')).toContainText('Public holiday')
  await isForEverybody(page, 'calendar')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.locator('summary', { hasText: 'Menu' }).click()
  await isForEverybody(page, 'menu of narrow screens', 'narrow alone')

  const login = new LoginPage(tab)
  await login.open('/auth/login?callbackUrl=%2Fadmin%2Forganisations')
  await login.logIn('camper@demo.test')
  await expect(tab.heading).toHaveText('You cannot see this page')
  await isForEverybody(page, 'refused')
  await tab.open('/user/reviews')
  await isForEverybody(page, 'own reviews')
})

/** What is open closes when the window changes: then one look is enough. */
async function isForEverybody(page: Page, name: string, looks: 'all' | 'light alone' | 'narrow alone' = 'all'): Promise<void> {
  if (looks !== 'narrow alone') {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    expect.soft(await violations(page, looks === 'all'), `${name}, light`).toEqual([])
  }
  if (looks !== 'light alone') {
    await page.setViewportSize({ width: 320, height: 740 })
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect.soft(await violations(page), `${name}, dark and narrow`).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect.soft(overflow, `${name} at 320 px`).toBeLessThanOrEqual(0)
  }
}

async function violations(page: Page, isColourAlone = false): Promise<readonly string[]> {
  const machine = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const found = await (isColourAlone ? machine.withRules(rulesOfColour) : machine.withTags(rules)).analyze()
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
