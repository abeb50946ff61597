import type { Page } from 'playwright-core'
import { thandi } from '../pages/reserve-page.ts'
import { words } from '../pages/words.ts'

const t = words('reserve')

type Walk = (page: Page) => Promise<void>

/** By the names of the pages: what a guest presses there, one after the other. */
export const walks: Readonly<Record<string, Walk>> = {
  home: async (page) => {
    await openCalendar(page)
    await page.locator('.calendar-sheet').getByRole('button', { name: 'Next' }).first().tap()
    for (const day of [15, 18])
      await page
        .locator('.calendar-day', { hasText: `${day}` })
        .first()
        .tap()
    await page.locator('.calendar-sheet').waitFor({ state: 'detached' })
    await page
      .locator('summary', { hasText: /adults/ })
      .first()
      .tap()
    await page
      .getByRole('button', { name: /^More: / })
      .first()
      .tap()
  },
  search: async (page) => {
    const filters = page.locator('summary', { hasText: 'All filters' })
    await filters.tap()
    await filters.tap()
    await page.getByRole('link', { name: 'Show the map' }).tap()
    await page.locator('.slippy-pin').first().waitFor({ timeout: 60_000 })
    await page.locator('.slippy-pin').first().tap()
    await page.getByRole('link', { name: 'Back to the list' }).tap()
  },
  'campsite with dates': async (page) => {
    const plot = page.locator('.plot input:is([type=radio],[type=checkbox])').first()
    await plot.tap({ force: true })
    await page.locator('.phone-bar [href="#selected-plots"]').first().waitFor({ timeout: 60_000 })
    await openCalendar(page)
    await page.getByRole('button', { name: 'Done' }).tap()
  },
  reserve: async (page) => {
    for (const [field, value] of Object.entries(thandi)) {
      await page.getByLabel(t(field as keyof typeof thandi), { exact: true }).fill(value)
    }
    for (const _ of ['open', 'close']) await page.locator('summary', { hasText: 'Your booking' }).tap()
    await page.getByRole('button', { name: 'Continue' }).tap()
    await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor({ timeout: 60_000 })
    await page.getByRole('checkbox').last().tap()
    await page.getByRole('button', { name: 'Continue' }).tap()
    await page.getByRole('heading', { level: 1, name: /^Check/ }).waitFor({ timeout: 60_000 })
  },
}

async function openCalendar(page: Page): Promise<void> {
  await page.getByLabel('Arriving', { exact: true }).first().tap()
  await page.locator('.calendar-day').first().waitFor({ timeout: 60_000 })
}
