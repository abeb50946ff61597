import { expect, type Locator } from '@playwright/test'
import { auth } from '../../web/app/wording/en/content/auth.ts'
import { organisationPeople } from '../../web/app/wording/en/staff/organisation-people.ts'
import { demoPassword, LoginPage } from './login-page.ts'
import type { Tab } from './tab.ts'

type SetUpStep = 'publicPage' | 'site' | 'plots' | 'rates' | 'paymentRule' | 'testBooking'

/** The pages of an organisation's settings, and of the platform's organisations. */
export class SettingsPage {
  readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  async signIn(username: string): Promise<void> {
    await new LoginPage(this.tab).signIn(username)
  }

  /** `owner` is `/org/org-organisation/owner`. */
  async open(page: string): Promise<void> {
    await this.tab.open(`/org/org-organisation${page && `/${page}`}`)
  }

  field(label: string): Locator {
    return this.tab.page.getByLabel(label, { exact: true })
  }

  /** Into the editor of a formatted text, at its end. */
  async write(label: string, text: string): Promise<void> {
    const { page } = this.tab
    await page.getByRole('textbox', { name: label, exact: true }).and(page.locator('.rich-text-page')).click()
    await page.keyboard.type(text)
  }

  async press(name: string): Promise<void> {
    await this.tab.page.getByRole('button', { name, exact: true }).click()
  }

  /** Before people, rights, bank details or payouts change, once in ten minutes. */
  async provePassword(): Promise<void> {
    await expect(this.tab.heading).toHaveText(auth.proveTitle)
    await this.field(auth.currentPassword).fill(demoPassword)
    await this.press(auth.proveGoOn)
  }

  async save(): Promise<void> {
    await this.press('Save')
    await expect(this.done).toContainText('Saved.')
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

  /** What is left to do before the first guest. */
  get checklist(): Locator {
    return this.tab.page.getByRole('region', { name: organisationPeople.setUpTitle })
  }

  /** The checklist has ticked these steps and no others. */
  async isSetUp(steps: readonly SetUpStep[]): Promise<void> {
    await this.open('')
    await expect(this.checklist).toContainText(`${steps.length} of 6 done`)
    for (const step of steps) {
      const line = this.checklist.getByRole('listitem').filter({ hasText: organisationPeople[`step_${step}`] })
      await expect(line).toContainText(organisationPeople.stepDone)
    }
  }
}
