import { expect, type Locator } from '@playwright/test'
import { auth } from '../../web/app/wording/en/content/auth.ts'
import { shell } from '../../web/app/wording/en/shell.ts'
import type { Tab } from './tab.ts'

/** Of every account of the demo. */
export const demoPassword = 'camping-demo'

/** Signing in, and what the header then shows. */
export class LoginPage {
  readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  async open(address = '/auth/login'): Promise<void> {
    await this.tab.open(address)
  }

  /** The page of this address, signed in already: its form is filled in by `sign-in.spec.ts`. */
  async openAs(username: string, address: string): Promise<void> {
    await this.signIn(username)
    await this.tab.open(address)
  }

  /** As programs sign in: no page is opened, and the tab stays where it is. */
  async signIn(username: string): Promise<void> {
    const { request } = this.tab.page
    const { csrfToken } = await (await request.get('/api/auth/csrf', { maxRetries: 2 })).json()
    const form = { csrfToken, username, password: demoPassword, callbackUrl: '/' }
    const answer = await request.post('/api/auth/callback/credentials', { form, maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], `${username} is signed in`).toEqual([
      302,
      expect.not.stringContaining('error'),
    ])
  }

  async logIn(username: string, password = demoPassword): Promise<void> {
    const { form } = this
    await form.getByLabel(auth.login, { exact: true }).fill(username)
    await form.getByLabel(auth.password, { exact: true }).fill(password)
    await form.getByRole('button', { name: auth.logIn }).click()
  }

  async askForCode(username: string): Promise<void> {
    const { form } = this
    await form.getByLabel(auth.login, { exact: true }).fill(username)
    await form.getByText(auth.codeTitle, { exact: true }).click()
    await form.getByRole('button', { name: auth.sendCode }).click()
    await this.tab.isReady()
  }

  async enterCode(code: string): Promise<void> {
    await this.tab.page.getByLabel(auth.code, { exact: true }).fill(code)
    await this.tab.page.getByRole('button', { name: auth.goOn }).click()
  }

  get banner(): Locator {
    return this.tab.page.getByText(/^You are logged in as /)
  }

  /** There also where the menu that has it is closed. */
  get signOut(): Locator {
    return this.tab.page.getByRole('button', { name: shell.signOut, includeHidden: true })
  }

  /** On pages of staff the button is in the menu. */
  async leave(): Promise<void> {
    const { page } = this.tab
    if (!(await this.signOut.first().isVisible())) await this.openMenu()
    await page.getByRole('button', { name: shell.signOut }).filter({ visible: true }).click()
  }

  async openMenu(): Promise<void> {
    await this.tab.page.getByRole('banner').locator('summary', { hasText: shell.menu }).click()
  }

  get logInLink(): Locator {
    return this.tab.page.getByRole('banner').getByRole('link', { name: shell.logIn }).filter({ visible: true })
  }

  menu(name: string): Locator {
    return this.tab.page
      .getByRole('navigation', { name: shell.mainMenu })
      .getByText(name, { exact: true })
      .filter({ visible: true })
  }

  /** One form, which asks who somebody is once; its buttons say what is wanted. */
  get form(): Locator {
    const { page } = this.tab
    return page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.getByLabel(auth.login, { exact: true }) })
  }
}
