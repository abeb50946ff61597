import { expect, type Locator } from '@playwright/test'
import type { Party, Stay } from './stays.ts'
import type { Tab } from './tab.ts'
import { amountAfter, words } from './words.ts'

const t = words('search')
const stayWords = words('stay')

/** The search and what it finds. */
export class HomePage {
  readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  get form(): Locator {
    return this.tab.page.getByRole('search', { name: t('formLabel') })
  }

  get place(): Locator {
    return this.form.getByLabel(t('where'), { exact: true })
  }

  async open(): Promise<void> {
    await this.tab.open('/')
    if (this.tab.hasScripts) await expect(this.place).toHaveRole('combobox')
  }

  async search(place: string, stay: Stay, { numberOfAdults, childrenAges = [] }: Party): Promise<void> {
    await this.place.fill(place)
    await this.form.getByLabel(stayWords('arriving'), { exact: true }).fill(stay.arrivalDate)
    await this.form.getByLabel(stayWords('leaving'), { exact: true }).fill(stay.departureDate)
    await this.form.locator('summary', { hasText: stayWords('guests') }).click()
    await this.form.getByLabel(stayWords('adults'), { exact: true }).fill(String(numberOfAdults))
    if (this.tab.hasScripts) await this.form.getByLabel(stayWords('children'), { exact: true }).fill(String(childrenAges.length))
    for (const [index, age] of childrenAges.entries()) {
      await this.form.getByLabel(stayWords('childAge', { number: index + 1 })).selectOption(String(age))
    }
    if (this.tab.hasScripts) await this.tab.page.keyboard.press('Escape')
    await this.form.getByRole('button', { name: t('search'), exact: true }).click()
    await expect(this.tab.page).toHaveURL(/arrivalDate=/)
  }

  card(campsite: string): Locator {
    return this.tab.page.getByRole('article').filter({ has: this.tab.page.getByRole('link', { name: campsite, exact: true }) })
  }

  /** `R662.10`, of `R662.10 total`. */
  async totalOf(campsite: string): Promise<string> {
    const card = this.card(campsite)
    const total = card.getByText(/^R\d+\.\d\d total$/)
    return amountAfter(/R\d/, await total.innerText())
  }

  async openCampsite(campsite: string): Promise<void> {
    await this.card(campsite).getByRole('link', { name: campsite, exact: true }).click()
    await expect(this.tab.heading).toHaveText(campsite)
  }
}
