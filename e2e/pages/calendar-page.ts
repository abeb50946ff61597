import { expect, type Locator } from '@playwright/test'
import { calendar } from '../../web/app/wording/en/staff/calendar.ts'
import { LoginPage } from './login-page.ts'
import type { Tab } from './tab.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** The tape chart of an organisation, as its staff use it. */
export class CalendarPage {
  readonly tab: Tab
  readonly #orgSlug: string

  constructor(tab: Tab, orgSlug: string) {
    this.tab = tab
    this.#orgSlug = orgSlug
  }

  /** Signed in first, as the desk of the organisation. */
  async open(from: string, days = 14): Promise<void> {
    const address = `/org/${this.#orgSlug}/calendar?${new URLSearchParams({ from, days: String(days) })}`
    await new LoginPage(this.tab).openAs(`desk@${this.#orgSlug}.test`, address)
    await expect(this.tab.heading).toHaveText(calendar.title)
  }

  row(plot: string): Locator {
    return this.tab.page.locator('.chart-row').filter({ has: this.tab.page.getByRole('rowheader', { name: plot, exact: true }) })
  }

  bars(plot: string): Locator {
    return this.row(plot).locator('.chart-bar')
  }

  /** Two plots on which nobody stays in the nights that the chart shows. */
  async freePlots(): Promise<readonly [string, string]> {
    const free = this.tab.page.locator('.chart-row').filter({ hasNot: this.tab.page.locator('.chart-bar') })
    const [first, second] = await free.locator('.chart-row-name .truncate').allInnerTexts()
    if (!first || !second) throw new Error('No two plots are free in these nights')
    return [first, second]
  }

  get panel(): Locator {
    return this.tab.page.locator('.chart-panel')
  }

  get done(): Locator {
    return this.tab.page.getByRole('status').filter({ has: this.tab.page.getByRole('button', { name: calendar.undo }) })
  }

  async undo(): Promise<void> {
    await this.done.getByRole('button', { name: calendar.undo }).click()
  }

  button(name: keyof typeof calendar): Locator {
    return this.panel.getByRole('button', { name: calendar[name], exact: true })
  }

  /** Opens the form of "Move…" and asks what it would change. */
  async preview(wish: { readonly plot?: string; readonly departure?: string }): Promise<void> {
    const form = this.panel.locator('details').filter({ hasText: calendar.move })
    if ((await form.getAttribute('open')) === null) await form.locator('summary').click()
    if (wish.departure) await form.getByLabel(calendar.departure).fill(wish.departure)
    if (wish.plot) await form.getByLabel(calendar.plot).selectOption(wish.plot)
    await this.button('preview').click()
    await expect(this.panel.getByRole('heading', { name: calendar.wouldChange })).toBeVisible()
  }

  /** The middle of the night of a plot, by the column of the date. */
  async cell(plot: string, column: number): Promise<{ readonly x: number; readonly y: number }> {
    const track = this.row(plot).locator('.chart-track')
    await track.scrollIntoViewIfNeeded()
    const box = await track.boundingBox()
    const days = await this.tab.page.locator('.chart-date').count()
    if (!box) throw new Error(`${plot} is not on the chart`)
    return { x: box.x + (box.width / days) * (column + 0.5), y: box.y + box.height / 2 }
  }

  /** Where a bar would come to lie, while it is in the hand. */
  get shadow(): Locator {
    return this.tab.page.locator('.chart-shadow')
  }

  async drag(from: Point, to: Point): Promise<void> {
    await this.carry(from, to)
    await this.tab.page.mouse.up()
  }

  /** Not let go yet. */
  async carry(from: Point, to: Point): Promise<void> {
    const { mouse } = this.tab.page
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
    await mouse.move(to.x, to.y, { steps: 4 })
  }
}
