import type { Locator } from '@playwright/test'
import { LoginPage } from './login-page.ts'
import type { Tab } from './tab.ts'

/** The pages of an organisation's settings, and of the platform's organisations. */
export class SettingsPage {
  readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  async logIn(username: string): Promise<void> {
    const login = new LoginPage(this.tab)
    await login.open()
    await login.logIn(username)
    await login.signOut.waitFor()
    await this.tab.isReady()
  }

  /** `owner` is `/org/org-organisation/owner`. */
  async open(page: string): Promise<void> {
    await this.tab.open(`/org/org-organisation${page && `/${page}`}`)
  }

  field(label: string): Locator {
    return this.tab.page.getByLabel(label, { exact: true })
  }

  async press(name: string): Promise<void> {
    await this.tab.page.getByRole('button', { name, exact: true }).click()
  }

  /** Said by a toast, or on the page without scripts. */
  get done(): Locator {
    return this.tab.page.getByRole('status').filter({ hasText: /^(Saved|Sent|Deleted|Created)\./ })
  }

  get alert(): Locator {
    return this.tab.page.locator('main').getByRole('alert')
  }

  /** The line of a list. */
  row(name: string): Locator {
    return this.tab.page.getByRole('row').filter({ has: this.tab.page.getByRole('rowheader', { name }) })
  }
}
