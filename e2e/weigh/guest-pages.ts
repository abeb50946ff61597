import type { Browser } from 'playwright-core'
import { CampsitePage } from '../pages/campsite-page.ts'
import { ReservePage } from '../pages/reserve-page.ts'
import { campsiteAddress, couple, type Stay } from '../pages/stays.ts'
import { Tab } from '../pages/tab.ts'

export interface GuestPage {
  readonly page: string
  readonly address: string
}

const slug = 'lowveld-caravan-park'
const stay: Stay = { arrivalDate: '2027-04-19', departureDate: '2027-04-22' }

/**
 * The pages of a guest's journey; for the last of them one is lived, without scripts, in the demo's
 * marketplace.
 */
export async function guestPages(browser: Browser, origin: string): Promise<readonly GuestPage[]> {
  const search = new URLSearchParams({ place: 'Hazyview', ...stay, numberOfAdults: '2' })
  const { reserve, id } = await booked(browser, origin)
  return [
    { page: 'home', address: `${origin}/` },
    { page: 'search', address: `${origin}/?${search}` },
    { page: 'campsite', address: `${origin}/${slug}` },
    { page: 'campsite with dates', address: `${origin}${campsiteAddress(slug, stay, couple)}` },
    { page: 'reserve', address: reserve },
    { page: 'booking', address: `${origin}/${slug}/reservation/${id}` },
    { page: 'confirm by link', address: `${origin}/r/${id}/confirm` },
    { page: 'cancel by link', address: `${origin}/r/${id}/cancel` },
  ]
}

/**
 * A hold stays open for the page of its details; another one becomes a booking that waits for its payment.
 */
async function booked(browser: Browser, origin: string): Promise<{ readonly reserve: string; readonly id: string }> {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
  const tab = new Tab(await context.newPage(), false)
  await hold(tab)
  const id = tab.reservationId
  const reserving = new ReservePage(tab)
  await reserving.giveDetails()
  await reserving.acceptTerms()
  await reserving.submit()
  await tab.page.waitForURL((url) => !url.pathname.endsWith('/reserve'))
  await hold(tab)
  const reserve = tab.page.url()
  await context.close()
  return { reserve, id }
}

async function hold(tab: Tab): Promise<void> {
  const campsite = new CampsitePage(tab)
  await campsite.open(slug, stay)
  const plot = await campsite.plotAt(/R\d/)
  await campsite.select(plot)
  await campsite.reserve()
  await new ReservePage(tab).isOn('stepDetails')
}
