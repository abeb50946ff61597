import { expect, type Locator } from '@playwright/test'
import type { Tab } from './tab.ts'
import { amountAfter, words } from './words.ts'

const t = words('reserve')

export const thandi = {
  firstName: 'Thandi',
  lastName: 'Mokoena',
  email: 'thandi@example.org',
  cell: '082 123 4567',
} as const

/** Details, terms and the check of everything. */
export class ReservePage {
  readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  async isOn(step: 'stepDetails' | 'stepTerms' | 'stepCheck'): Promise<void> {
    await expect(this.tab.heading).toHaveText(t(step))
  }

  async giveDetails(guest: Readonly<Record<keyof typeof thandi, string>> = thandi): Promise<void> {
    await this.isOn('stepDetails')
    for (const name of ['firstName', 'lastName', 'email', 'cell'] as const) {
      await this.tab.page.getByLabel(t(name), { exact: true }).fill(guest[name])
    }
    await this.goOn()
  }

  async acceptTerms(mandatory: readonly string[] = []): Promise<void> {
    await this.isOn('stepTerms')
    const { page } = this.tab
    for (const name of mandatory) await page.getByLabel(t('acceptTerm', { name })).check()
    await page.getByLabel(t('acceptGeneral')).check()
    await this.goOn()
    await this.isOn('stepCheck')
  }

  async goOn(): Promise<void> {
    await this.tab.page.getByRole('button', { name: t('continue') }).click()
  }

  get problems(): Locator {
    return this.tab.page.getByRole('alert').filter({ hasText: 'There is a problem' })
  }

  /** As the check page adds it up. */
  async total(): Promise<string> {
    const { page } = this.tab
    const price = page.locator('section').filter({ has: page.getByRole('heading', { name: t('priceTitle'), exact: true }) })
    return amountAfter(/\nTotal/, await price.innerText())
  }

  /** The amount on the button, or null where nothing is paid online. */
  async amountToPay(): Promise<string | null> {
    return /R\d+\.\d\d/.exec(await this.submitButton.innerText())?.[0] ?? null
  }

  async choosePayment(choice: 'deposit' | 'full'): Promise<void> {
    await this.tab.page.locator(`input[name=payment][value=${choice}]`).check()
  }

  get submitButton(): Locator {
    return this.tab.page.getByRole('button', { name: /^Reserve/ })
  }

  async submit(): Promise<void> {
    await this.submitButton.click()
  }

  async giveBack(): Promise<void> {
    await this.tab.page
      .getByRole('button', { name: t('giveBack'), exact: true })
      .filter({ visible: true })
      .click()
  }
}
