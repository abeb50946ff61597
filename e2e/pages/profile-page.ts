import { expect, type Locator } from '@playwright/test'
import { profile } from '../../web/app/wording/en/profile.ts'
import type { Tab } from './tab.ts'

/** One's own names, contacts, consents, password and sessions. */
export class ProfilePage {
  readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  async open(): Promise<void> {
    await this.tab.open('/user/profile')
  }

  section(title: string): Locator {
    return this.tab.page.getByRole('region', { name: title, exact: true })
  }

  get contact(): Locator {
    return this.section(profile.contactTitle)
  }

  async press(section: string, button: string): Promise<void> {
    await this.section(section).getByRole('button', { name: button }).click()
    await this.tab.isReady()
  }

  async says(text: string): Promise<void> {
    await expect(this.tab.page.getByRole('status').filter({ hasText: text })).toBeVisible()
  }
}
