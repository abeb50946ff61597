import { expect, type Locator } from '@playwright/test'
import { campsiteAddress, couple, type Party, type Stay } from './stays.ts'
import type { Tab } from './tab.ts'
import { amountAfter, words } from './words.ts'

const t = words('campsite')

/** The picker and what is picked. */
export class CampsitePage {
  readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  async open(slug: string, stay: Stay, party: Party = couple): Promise<void> {
    await this.tab.open(campsiteAddress(slug, stay, party))
  }

  get plots(): Locator {
    const { page } = this.tab
    return page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  }

  plot(name: string): Locator {
    return this.plots.filter({ has: this.tab.page.getByRole('heading', { name, exact: true }) })
  }

  /** The name of the first plot of this price. */
  async plotAt(price: string): Promise<string> {
    return this.plots.filter({ hasText: price }).first().getByRole('heading', { level: 3 }).innerText()
  }

  async priceOf(plot: string): Promise<string> {
    return amountAfter(/R\d/, await this.plot(plot).innerText())
  }

  choice(plot: string): Locator {
    return this.plot(plot).locator('input:is([type=radio],[type=checkbox])')
  }

  async select(...plots: readonly string[]): Promise<void> {
    for (const plot of plots) {
      await this.choice(plot).check()
      if (this.tab.hasScripts) await expect(this.selection).toContainText(plot)
    }
    if (!this.tab.hasScripts) await this.tab.page.getByRole('button', { name: t('updateSelection') }).click()
  }

  get selection(): Locator {
    return this.tab.page.getByRole('complementary', { name: 'Selected plots' })
  }

  async total(): Promise<string> {
    const total = this.selection.getByText(/^Total\b/).first()
    await expect(total).toBeVisible()
    return amountAfter(/\nTotal|^Total/, await this.selection.innerText())
  }

  async putOn(plot: string, numberOfAdults: number): Promise<void> {
    const guests = this.selection.getByRole('group', { name: t('guestsOfPlot', { plot }) })
    await guests.getByLabel(t('adults'), { exact: true }).fill(String(numberOfAdults))
  }

  get warning(): Locator {
    return this.selection.getByText(t('notEverybody'))
  }

  /** Why the guest is here again. */
  get notice(): Locator {
    return this.tab.page.getByRole('alert').filter({ hasText: t('returnTitle') })
  }

  async reserve(): Promise<void> {
    await this.selection.getByRole('button', { name: 'Reserve', exact: true }).click()
  }
}
