import type { Page } from '@playwright/test'
import { expect, test } from '../../test.ts'

const search = `/?${new URLSearchParams({ place: 'Hazyview' })}`

test('pages of cards near the screen are fetched ahead once somebody scrolls, and none before', async ({ tab }) => {
  const asked = pagesAskedFor(tab.page)
  await tab.open(search)
  await tab.page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  await tab.page.mouse.wheel(0, 50)

  await expect.poll(() => asked.length).toBeGreaterThan(0)
  const cards = await tab.page.locator('a.result-name').count()
  expect(new Set(asked).size).toBeLessThanOrEqual(cards)
})

test('who saves data fetches nothing ahead', async ({ tab }) => {
  await tab.page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const asked = pagesAskedFor(tab.page)
  await tab.open(search)
  await tab.page.waitForLoadState('networkidle')

  await tab.page.mouse.wheel(0, 400)
  await tab.page.waitForLoadState('networkidle')
  await tab.page.getByRole('contentinfo').scrollIntoViewIfNeeded()

  expect(asked).toEqual([])
})

/** Campsites whose page was asked for without opening it. */
function pagesAskedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.data') && pathname !== '/_.data') asked.push(pathname)
  })
  return asked
}
