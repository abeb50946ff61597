import { expect, type Locator } from '@playwright/test'
import { offlineBookings } from '../../web/app/wording/en/staff/offline-bookings.ts'
import { LoginPage } from './login-page.ts'
import type { Tab } from './tab.ts'
import { words } from './words.ts'

const t = words('bookings')
const today = words('today')

type Act = 'confirm' | 'payment' | 'move' | 'cancel' | 'check-out' | 'no-show' | 'refund' | 'reinstate'

type Undone =
  | 'undo-change'
  | 'undo-check-in'
  | 'undo-check-out'
  | 'reverse-payment'
  | 'undo-plate'
  | 'undo-gate-code'
  | 'undo-note'

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
    await new LoginPage(this.tab).signIn(`desk@${this.slug}.test`)
  }

  async openList(): Promise<void> {
    await this.tab.open(`/org/${this.slug}/bookings`)
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

  /** Confirms a booking and takes all its money; answers the price in rand. */
  async confirmAndPay(id: string): Promise<string> {
    await this.open(id)
    await this.begin('confirm')
    await this.doIt('confirm')
    await this.begin('payment')
    const price = await this.tab.page.getByLabel(t('amount')).inputValue()
    await this.doIt('payment')
    return price
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
    await this.tab.page.getByRole('button', { name: t(`do_${act}`), exact: true }).click()
    await expect(this.tab.page.getByRole('status').filter({ hasText: t(`did_${act}`) })).toBeVisible()
    await this.tab.isReady()
  }

  /** Money is open, or somebody has not left: the desk has seen it. */
  async checkInAnyway(): Promise<void> {
    await expect(this.tab.heading).toHaveText(t('act_check-in'))
    await this.tab.isReady()
    await this.tab.page.getByRole('button', { name: t('checkInAnyway') }).click()
    await this.tab.page.waitForURL(/\/today/)
  }

  async undo(said: Undone): Promise<void> {
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

  /** The second step of a new booking, from the list of plots for the dates that are asked for. */
  async choosePlot(plot: string): Promise<void> {
    const { page } = this.tab
    const departure = await page.getByLabel(offlineBookings.departure, { exact: true }).inputValue()
    await page.getByRole('button', { name: offlineBookings.showFree }).click()
    await page.waitForURL(({ searchParams }) => searchParams.get('departure') === departure)
    await this.tab.isReady()
    const chosen = page.getByRole('link', {
      name: new RegExp(`^(${offlineBookings.book}|${offlineBookings.bookAnyway}) ${plot}$`),
    })
    const others = page.locator('details.booking-more').filter({ has: page.getByText(plot, { exact: true }) })
    if ((await chosen.count()) === 0 && (await others.count()) > 0) await others.locator('summary').click()
    await chosen.click()
    await expect(page.getByLabel(offlineBookings.firstName, { exact: true })).toBeVisible()
    await this.tab.isReady()
  }

  /** Somebody who stands at the desk and stays from today; booked, with what they paid. */
  async takeWalkIn(walkIn: WalkIn): Promise<void> {
    const { page } = this.tab
    await this.tab.open(`/org/${this.slug}/offline-bookings/new`)
    await this.tab.isReady()
    await page.getByLabel(offlineBookings.departure).fill(walkIn.departure)
    await this.choosePlot(walkIn.plot)
    await page.getByLabel(offlineBookings.firstName, { exact: true }).fill(walkIn.firstName)
    await page.getByLabel(offlineBookings.lastName).fill(walkIn.lastName)
    await page.getByText(offlineBookings.moreOfGuest).click()
    await page.getByLabel(offlineBookings.plate).fill(walkIn.plate)
    await page.getByLabel(offlineBookings.amount).fill(walkIn.paid)
    await this.acceptTerms()
    await page.getByRole('button', { name: offlineBookings.save }).click()
    await expect(this.tab.heading).toHaveText(`${walkIn.firstName} ${walkIn.lastName}`)
  }

  /** Where the campsite has any. */
  async acceptTerms(): Promise<void> {
    const terms = this.tab.page.getByLabel(offlineBookings.acceptsTerms)
    if ((await terms.count()) > 0) await terms.check()
  }
}
