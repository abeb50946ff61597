import type { Locator } from '@playwright/test'
import { isForEverybody } from '../pages/for-everybody.ts'
import { campsiteAddress, couple } from '../pages/stays.ts'
import { expect, test } from '../test.ts'

test('what is chosen on the map is chosen in the picker', { tag: '@nojs' }, async ({ tab, program, campsite, stay }) => {
  const nights = stay('kloofwater-camp', '2027-05-25', 2)
  await program.hold({ orgSlug: 'kloofwater-camp', stay: nights, plot: 'River stand 5' })
  await tab.open(campsiteAddress('kloofwater-camp', nights, couple, '/map'))
  const { page } = tab
  const map = page.getByRole('region', { name: /^Map of plots/ })
  const free = map.getByRole('link', { name: /^Select River stand 2: free/ })
  const booked = map.locator('[data-state=unavailable]').filter({ hasText: 'River stand 5' })

  await expect(booked).toHaveCount(1)
  const colours = await Promise.all([fillOf(free), fillOf(booked)])
  expect(new Set(colours).size, 'free and booked differ in colour').toBe(2)
  const windowOfMap = page.locator('.plot-map-window')
  const [seen, screen] = [await windowOfMap.boundingBox(), await page.evaluate(() => document.documentElement.clientWidth)]
  expect((seen?.x ?? 0) + (seen?.width ?? 0), 'the map scrolls, the page does not').toBeLessThanOrEqual(screen)
  await free.click()

  await expect(map.getByRole('link', { name: /^Deselect River stand 2: selected/ })).toBeVisible()
  await page.getByRole('link', { name: 'Continue with 1 plot' }).click()
  await expect(campsite.choice('River stand 2')).toBeChecked()
  await expect(campsite.selection).toContainText('River stand 2')
  expect(await campsite.total()).toBe(await campsite.priceOf('River stand 2'))
})

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('every plot can be pressed, and the whole map is one press away', { tag: '@nojs' }, async ({ tab, stay }) => {
    const { page } = tab
    await tab.open(campsiteAddress('breede-bend', stay('breede-bend', '2027-05-25', 2), couple, '/map'))
    const map = page.getByRole('region', { name: /^Map of plots/ })
    const plot = map.locator('[data-state] > rect').first()
    const window = await map.boundingBox()

    const pressable = await plot.boundingBox()
    expect(Math.min(pressable?.width ?? 0, pressable?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(window?.y ?? 844, 'the map begins on the first screen').toBeLessThan(844 / 2)
    await page.getByText('Whole map', { exact: true }).click()
    const drawing = await map.locator('svg').first().boundingBox()
    expect(drawing?.width ?? 844, 'all of it at once').toBeLessThanOrEqual(window?.width ?? 0)
    await expect(map.getByText('20 m')).toBeInViewport()
    await isForEverybody(tab, 'the plot map on a phone')
  })
})

function fillOf(plot: Locator): Promise<string> {
  return plot
    .locator('rect')
    .first()
    .evaluate((rect) => getComputedStyle(rect).fill)
}
