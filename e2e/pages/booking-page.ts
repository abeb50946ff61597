import { expect } from '@playwright/test'
import type { Tab } from './tab.ts'
import { words } from './words.ts'

const t = words('reservation')

type Act = 'confirm' | 'confirm-ok' | 'confirm-denied' | 'cancel' | 'cancel-ok' | 'cancel-denied' | 'change'

/** A reservation that has been submitted: its links and its summary. */
export class BookingPage {
  readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  async open(id: string, act: Act): Promise<void> {
    await this.tab.open(`/r/${id}/${act}`)
  }

  async openSummary(slug: string, id: string): Promise<void> {
    await this.tab.open(`/${slug}/reservation/${id}`)
  }

  async isAt(act: Act): Promise<void> {
    await expect(this.tab.page).toHaveURL(new RegExp(`/r/[^/]+/${act}(\\?|$)`))
    await this.tab.isReady()
  }

  async isConfirmed(): Promise<void> {
    await this.isAt('confirm-ok')
    await expect(this.tab.heading).toHaveText(t('confirmedHeading'))
  }

  /** Confirms, and where something is to be paid online leads to the gateway. */
  async pressConfirm(): Promise<void> {
    await this.tab.page.getByRole('button', { name: /^(Confirm|Pay) / }).click()
  }

  async pressCancel(): Promise<void> {
    await this.tab.page.getByRole('button', { name: /^Cancel / }).click()
  }
}
