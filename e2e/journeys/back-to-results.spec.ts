import { expect, test } from '../test.ts'

test.describe('back from a campsite', () => {
  for (const [device, viewport] of [
    ['a phone', { width: 390, height: 844 }],
    ['a laptop', { width: 1280, height: 900 }],
  ] as const) {
    test(`the results lie as they were left on ${device}`, async ({ tab, page }) => {
      await page.setViewportSize(viewport)
      await tab.open('/?place=Western%20Cape&arrivalDate=2027-08-02&departureDate=2027-08-05&numberOfAdults=2')
      const card = page.locator('article.result-card').nth(4)
      const name = card.locator('.result-name')
      await name.scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollBy(0, 150))
      const left = await page.evaluate(() => scrollY)
      expect(left).toBeGreaterThan(400)
      const campsite = await name.innerText()
      await name.click()
      await expect(tab.heading).toHaveText(campsite)
      await tab.isReady()

      await page.goBack()

      await expect(name).toHaveText(campsite)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
      await expect(name).toBeInViewport()
    })
  }
})
