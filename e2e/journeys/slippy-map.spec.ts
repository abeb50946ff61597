import type { Page } from '@playwright/test'
import { isForEverybody } from '../pages/for-everybody.ts'
import { withMovement } from '../pages/long-tests.ts'
import { expect, test } from '../test.ts'

test.use(withMovement)

const search = '/?place=Hermanus&arrivalDate=2027-02-05&departureDate=2027-02-07&tags=Braai'

test('the map of the results moves, opens cards and searches where it was moved to', async ({ tab }) => {
  const { page } = tab
  const programs = programsOfMap(page)
  await tab.open(search)
  await page.mouse.move(300, 500)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(page.getByRole('button', { name: 'Use the map' })).toBeVisible()
  expect(programs, 'nothing of the map is downloaded before it is touched').toEqual([])

  await page.getByRole('button', { name: 'Use the map' }).click()
  const map = page.getByRole('application', { name: /^Map of the places found/ })
  const pins = map.getByRole('button', { name: /, R\d|Full|Not for these dates/ })
  await expect(pins.first()).toBeVisible()
  await expect(map).toContainText('Natural Earth')
  await expect(map.locator('.slippy-country')).toHaveCount(1)
  await isForEverybody(tab, 'map that moves')

  const pin = pins.first()
  const name = ((await pin.getAttribute('aria-label')) ?? '').split(',')[0] ?? ''
  await pin.focus()
  const listed = page.locator('article.result-card[data-marked]')
  await expect(listed).toContainText(name)
  await page.keyboard.press('Enter')
  const card = page.getByRole('region', { name, exact: true })
  await expect(card.getByRole('link', { name })).toBeVisible()
  await isForEverybody(tab, 'card over the map')
  await pin.focus()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(pin).toBeFocused()

  await page.locator('article.result-card').first().hover()
  await expect(map.locator('.slippy-pin[data-pointed]')).toHaveCount(1)

  const again = page.getByRole('button', { name: 'Search this area' })
  await expect(again).toHaveCount(0)
  await map.focus()
  await page.keyboard.press('ArrowUp')
  await again.click()
  await expect(page).toHaveURL(/box=.*around=Hermanus.*tags=Braai/)
  await expect(tab.heading).toHaveText(/in this part of the map/)
  await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue('Hermanus')
  await expect(again).toHaveCount(0)

  await page.getByRole('button', { name: 'Full screen', exact: true }).click()
  await isForEverybody(tab, 'map on the whole screen', { asItIs: true })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toHaveAttribute('aria-pressed', 'false')
})

test('places that would lie on one another are one pin with their number, which a press spreads', async ({ tab }) => {
  const { page } = tab
  await tab.open('/?place=South%20Africa')
  const cards = await page.locator('article.result-card').count()
  await page.getByRole('button', { name: 'Use the map' }).click()
  const map = page.getByRole('application', { name: /^Map of the places found/ })
  const clusters = map.getByRole('button', { name: /^\d+ campsites here: press to zoom in$/ })
  await expect(clusters.first()).toBeVisible()
  const counts = (await clusters.allTextContents()).map(Number)
  const alone = await map.locator('.slippy-pin:not(.slippy-cluster)').count()
  expect(
    counts.reduce((sum, count) => sum + count, alone),
    'every place found is on the map',
  ).toBe(cards)

  const scale = map.locator('.leaflet-control-scale-line')
  const before = (await scale.textContent()) ?? ''
  await clusters.first().focus()
  await page.keyboard.press('Enter')
  await expect(scale, 'nearer').not.toHaveText(before)
  await expect(map.locator('.slippy-pin:not(.slippy-cluster)').first()).toBeVisible()
})

test('the wheel scrolls the page, and the map with a modifier', async ({ tab }) => {
  const { page } = tab
  await tab.open(search)
  await page.getByRole('button', { name: 'Use the map' }).click()
  const map = page.getByRole('application', { name: /^Map of the places found/ })
  await expect(map.locator('.slippy-pin').first()).toBeVisible()
  const scale = map.locator('.leaflet-control-scale-line')
  const before = await scale.textContent()
  await map.hover()
  await page.mouse.wheel(0, 120)
  await expect(page.locator('.slippy-hint')).toHaveAttribute('data-shown')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  expect(await scale.textContent()).toBe(before)

  await page.keyboard.down('Control')
  await page.mouse.wheel(0, 400)
  await page.keyboard.up('Control')
  await expect(scale).not.toHaveText(before ?? '')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the map fills the screen by its button, and the list comes back', async ({ tab }) => {
    const { page } = tab
    await tab.open(search)
    await page.getByRole('link', { name: 'Show the map' }).tap()
    const map = page.getByRole('application', { name: /^Map of the places found/ })
    await expect(map.locator('.slippy-pin').first()).toBeVisible()
    const box = await map.boundingBox()
    expect(box?.width).toBe(390)
    expect(box?.height).toBeGreaterThan(700)
    await isForEverybody(tab, 'map on a phone')
    await page.getByRole('link', { name: 'Back to the list' }).tap()
    await expect(map).toBeHidden()
    await page.goBack()
    await expect(map, 'a step back is the map again').toBeVisible()
    await page.goBack()
    await expect(map).toBeHidden()
  })

  test('what a press leads to within the page is drawn before the page is told', async ({ tab }) => {
    const { page } = tab
    await tab.open(search)
    const told = () => page.evaluate(() => history.state !== null)
    const link = page.getByRole('link', { name: 'Show the map' })
    const atOnce = await link.evaluate((show: HTMLElement) => {
      show.click()
      return { isSeen: document.querySelector('#map')?.checkVisibility(), isTold: history.state !== null }
    })
    expect(atOnce).toEqual({ isSeen: true, isTold: false })
    await expect.poll(told, 'the router makes the entry its own').toBe(true)
    await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible()
  })

  test('the way back to the top keeps clear of the way to the map', async ({ tab }) => {
    const { page } = tab
    await tab.open(search)
    await page.mouse.wheel(0, 700)
    const toTop = page.getByRole('button', { name: 'Back to top' })
    await page.setViewportSize({ width: 1280, height: 700 })
    await page.mouse.wheel(0, 50)
    await expect(toTop).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.mouse.wheel(0, 50)
    await expect(page.getByRole('link', { name: 'Show the map' })).toBeInViewport()
    await expect(toTop).toBeHidden()
  })
})

test('a campsite lies on the map that moves, with its coordinates and the way there in words', async ({ tab }) => {
  const { page } = tab
  await tab.open('/kloofwater-camp')
  const where = page.getByRole('region', { name: 'Getting there' })
  await expect(where).toContainText(/GPS -\d+\.\d+, \d+\.\d+/)
  await expect(where.getByRole('link', { name: 'Open in Google Maps' })).toBeVisible()
  await where.getByRole('button', { name: 'Use the map' }).click()
  const map = where.getByRole('application', { name: /^Map around Kloofwater/ })
  await expect(map.locator('.slippy-place svg')).toBeVisible()
  await expect(map.locator('.slippy-country')).toHaveCount(1)
  await isForEverybody(tab, 'map of a campsite')
})

function programsOfMap(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/(results-slippy-map|southern-africa)/.test(request.url())) found.push(request.url())
  })
  return found
}
