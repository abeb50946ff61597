import { expect, type Locator } from '@playwright/test'
import { offlineBookings } from '../../web/app/wording/en/staff/offline-bookings.ts'
import { LoginPage } from './login-page.ts'
import type { Tab } from './tab.ts'
import { words } from './words.ts'

const t = words('bookings')
const today = words('today')

type Act = 'confirm' | 'payment' | 'move' | 'cancel' | 'check-out' | 'no-show' | 'refund'

interface WalkIn {
  readonly plot: string
  readonly departure: string
  readonly firstName: string
  readonly lastName: string
  readonly plate: string
  /** In rand, in cash. */
  readonly paid: string
}

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
    await this.tab.page.waitForURL(({ searchParams }) => searchParams.get('q') === text)
    await this.tab.isReady()
  }

  get rows(): Locator {
    return this.tab.page.locator('.list-table tbody tr')
  }

  async open(id: string): Promise<void> {
    await this.tab.open(`/org/${this.slug}/bookings/${id}`)
  }

  /** To the page that shows what an act would change. */
  async begin(act: Exclude<Act, 'refund'>): Promise<void> {
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

  async doIt(act: Act): Promise<void> {
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

  /** Somebody who stands at the desk and stays from today; booked, with what they paid. */
  async takeWalkIn(walkIn: WalkIn): Promise<void> {
    const { page } = this.tab
    await this.tab.open(`/org/${this.slug}/offline-bookings/new`)
    const plots = page.getByRole('combobox', { name: offlineBookings.plot, exact: true })
    const plot = plots.locator('option').filter({ hasText: new RegExp(`^${walkIn.plot},`) })
    await plots.selectOption(await plot.innerText())
    await page.getByLabel(offlineBookings.departure).fill(walkIn.departure)
    await page.getByLabel(offlineBookings.ignoreRules).check()
    await page.getByLabel(offlineBookings.firstName).fill(walkIn.firstName)
    await page.getByLabel(offlineBookings.lastName).fill(walkIn.lastName)
    await page.getByLabel(offlineBookings.plate).fill(walkIn.plate)
    await page.getByLabel(offlineBookings.amount).fill(walkIn.paid)
    await page.getByLabel(offlineBookings.notify).uncheck()
    const terms = page.getByLabel(offlineBookings.acceptsTerms)
    if ((await terms.count()) > 0) await terms.check()
    await page.getByRole('button', { name: offlineBookings.show, exact: true }).click()
    await page.getByRole('button', { name: offlineBookings.save }).click()
    await expect(this.tab.heading).toHaveText(`${walkIn.firstName} ${walkIn.lastName}`)
  }
}
