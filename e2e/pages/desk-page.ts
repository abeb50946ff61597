import { expect, type Locator } from '@playwright/test'
import { LoginPage } from './login-page.ts'
import type { Tab } from './tab.ts'
import { words } from './words.ts'

const t = words('bookings')
const today = words('today')

/** The desk of one campsite: its list of bookings, one booking, its day. */
export class DeskPage {
  readonly tab: Tab
  readonly slug: string

  constructor(tab: Tab, slug: string) {
    this.tab = tab
    this.slug = slug
  }

  async signIn(): Promise<void> {
    const login = new LoginPage(this.tab)
    await login.open(`/org/${this.slug}/bookings`)
    await login.logIn(`desk@${this.slug}.test`)
    await expect(this.tab.heading).toHaveText(t('title'))
    await this.tab.isReady()
  }

  async find(text: string): Promise<void> {
    await this.tab.page.getByLabel(t('search'), { exact: true }).fill(text)
    await this.tab.page.getByRole('button', { name: t('find') }).click()
  }

  get rows(): Locator {
    return this.tab.page.locator('.list-table tbody tr')
  }

  async open(id: string): Promise<void> {
    await this.tab.open(`/org/${this.slug}/bookings/${id}`)
  }

  /** To the page that shows what an act would change. */
  async begin(act: 'confirm' | 'payment' | 'move' | 'cancel'): Promise<void> {
    await this.tab.page
      .getByRole('navigation', { name: t('acts') })
      .getByRole('link', { name: t(`act_${act}`), exact: true })
      .click()
    await expect(this.tab.heading).toHaveText(t(`act_${act}`))
    await this.tab.isReady()
  }

  async showChanges(): Promise<void> {
    await this.tab.page.getByRole('button', { name: t('showChanges') }).click()
    await expect(this.changes).toBeVisible()
    await this.tab.isReady()
  }

  get changes(): Locator {
    return this.tab.page.getByRole('region', { name: t('whatChanges') })
  }

  async doIt(act: 'confirm' | 'payment' | 'move' | 'cancel'): Promise<void> {
    await this.changes.getByRole('button', { name: t(`do_${act}`) }).click()
    await expect(this.tab.page.getByRole('status').filter({ hasText: t(`did_${act}`) })).toBeVisible()
    await this.tab.isReady()
  }

  async undo(said: 'undo-change' | 'undo-check-in'): Promise<void> {
    await this.tab.page.getByRole('button', { name: t('undo'), exact: true }).click()
    await expect(this.tab.page.getByRole('status').filter({ hasText: t(`did_${said}`) })).toBeVisible()
    await this.tab.isReady()
  }

  async openToday(): Promise<void> {
    await this.tab.open(`/org/${this.slug}/today`)
  }

  section(name: 'arrivals' | 'inHouse' | 'departures' | 'notArrived' | 'toCollect'): Locator {
    return this.tab.page.getByRole('region', { name: today(name) })
  }
}
