import { expect } from '@playwright/test'
import type { Stay } from './stays.ts'
import type { Tab } from './tab.ts'
import { words } from './words.ts'

const t = words('change')
const stay = words('stay')

/** Where a guest changes dates and guests of a booking. */
export class ChangePage {
  readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  async open(id: string): Promise<void> {
    await this.tab.open(`/r/${id}/change`)
  }

  async askFor({ arrivalDate, departureDate }: Stay, adults?: number): Promise<void> {
    const { page } = this.tab
    await page.getByLabel(stay('arriving')).fill(arrivalDate)
    await page.getByLabel(stay('leaving')).fill(departureDate)
    if (adults !== undefined) await page.getByRole('spinbutton', { name: stay('adults') }).fill(String(adults))
    await page.getByRole('button', { name: t('showPrice') }).click()
  }

  /** Before and after of one row of the comparison. */
  async row(label: string): Promise<readonly string[]> {
    return this.tab.page.getByRole('row').filter({ hasText: label }).getByRole('cell').allTextContents()
  }

  async isShowing(text: string): Promise<void> {
    await expect(this.tab.page.getByText(text, { exact: true })).toBeVisible()
  }

  async press(): Promise<void> {
    await this.tab.page.getByRole('button', { name: /^Change (for|my)|^Change, / }).click()
  }
}
