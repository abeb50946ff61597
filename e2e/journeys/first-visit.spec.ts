import { expect, test } from '../test.ts'
import { guestPages } from '../weigh/guest-pages.ts'
import { pageBytes } from '../weigh/page-bytes.mjs'
import { verdicts } from '../weigh/verdicts.mjs'

interface Verdict {
  readonly page: string
  readonly measure: string
  readonly figure: number
  readonly budget: number | null
  readonly holds: boolean | null
}

test('a first visit downloads no more script than its budget', async ({ browser, baseURL }) => {
  const pages = []
  for (const { page, address } of await guestPages(browser, baseURL ?? '')) {
    pages.push({ page, figures: (await pageBytes(browser, address)).figures })
  }

  const rows: readonly Verdict[] = verdicts(pages)
  const broken = rows.filter(({ measure, holds }) => measure === 'javascript' && holds === false)
  expect(broken.map(({ page, measure, figure, budget }) => `${page}: ${measure} ${figure} of ${budget}`)).toEqual([])
})

test('a mouse that rests where a page appears downloads nothing, one that moves does', async ({ page }) => {
  const programs: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/filters-panel-')) programs.push(request.url())
  })
  await page.goto('/?place=Hazyview', { waitUntil: 'networkidle' })

  await page.locator('main').dispatchEvent('pointerover', { pointerType: 'mouse' })
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
  })
  expect(programs).toEqual([])

  await page.mouse.move(20, 20)
  await expect.poll(() => programs.length).toBe(1)
})
