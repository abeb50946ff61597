import { expect } from '@playwright/test'
import type { Tab } from './tab.ts'

/** What the sandbox's test cards do, in its own words. */
export const cards = {
  succeeds: /^Succeeds \d/,
  declined: /^Declined by the bank/,
  pendingThenSucceeds: /^Pending, succeeds later/,
  toldTwice: /^Succeeds, shop told twice/,
} as const

/** The gateway's own page, on its own address. */
export class GatewayPage {
  readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  async amount(): Promise<string> {
    await expect(this.tab.heading).toHaveText(/^Pay R\d+\.\d\d$/)
    return (await this.tab.heading.innerText()).replace('Pay ', '')
  }

  async pay(card: RegExp = cards.succeeds): Promise<void> {
    const { page, hasScripts } = this.tab
    await page.getByRole('radio', { name: card }).check()
    await page.getByRole('button', { name: /^Pay R/ }).click()
    if (!hasScripts) await page.getByRole('button', { name: /^Continue to/ }).click()
    await expect(page).toHaveURL(/\/r\/[^/]+\/confirm-/)
    await this.tab.isReady()
  }
}
