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
