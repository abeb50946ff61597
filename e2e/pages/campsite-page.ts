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

  /** Each of one plot, or of several that are alike. */
  get cards(): Locator {
    return this.tab.page.locator('.plot')
  }

  /** The card on which it stands. */
  plot(name: string): Locator {
    const said = this.tab.page.locator('h3, .plot-alike > li', { hasText: new RegExp(`${name}(?!\\d)`) })
    return this.cards.filter({ has: said })
  }

  /** Its own line on the card that it shares with others. */
  among(name: string): Locator {
    return this.tab.page.locator('.plot-alike > li', { hasText: new RegExp(`${name}(?!\\d)`) })
  }

  /** Every plot that may be chosen. */
  get choices(): Locator {
    return this.cards.locator('input:is([type=radio],[type=checkbox])')
  }

  /** The name of the first plot of this price. */
  async plotAt(price: string | RegExp): Promise<string> {
    const label = this.cards.filter({ hasText: price }).locator('label').first()
    return ((await label.textContent()) ?? '').replace(t('select'), '').trim()
  }

  async priceOf(plot: string): Promise<string> {
    return amountAfter(/R\d/, await this.plot(plot).innerText())
  }

  choice(plot: string): Locator {
    return this.tab.page.getByLabel(new RegExp(`^(${t('select')}|${t('isSelected')}) ${plot}$`))
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
