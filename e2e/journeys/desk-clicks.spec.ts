import type { Page } from '@playwright/test'
import { DeskPage } from '../pages/desk-page.ts'
import { stayFrom } from '../pages/stays.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const slug = 'kloofwater-camp'
const t = words('offlineBookings')
const bookings = words('bookings')
const today = words('today')
const frame = words('staffFrame')

/** What a desk does all day, in at most so many clicks from "Today"; typing and the tab key are no clicks. */
test('a walk-in is booked in four clicks', async ({ tab }) => {
  const { page } = tab
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await desk.openToday()
  const clicks = await countedClicks(page)

  await page.getByRole('link', { name: today('newBooking') }).click()
  await page
    .getByRole('link', { name: new RegExp(`^${t('book')} `) })
    .first()
    .click()
  await expect(page.getByLabel(t('firstName'), { exact: true })).toBeFocused()
  await page.keyboard.type('Quick')
  await desk.acceptTerms()
  await page.getByRole('button', { name: t('save') }).click()

  await expect(tab.heading).toContainText('Quick')
  expect(await clicks()).toBeLessThanOrEqual(4)
})

test('a booking by telephone with a deposit by EFT takes six clicks', async ({ tab }) => {
  const { page } = tab
  const { arrivalDate, departureDate } = stayFrom('2027-11-22', 2, 0)
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await desk.openToday()
  const clicks = await countedClicks(page)

  await page.getByRole('link', { name: today('newBooking') }).click()
  await expect(page.getByRole('heading', { name: t('freePlots') })).toBeVisible()
  await page.getByLabel(t('arrival'), { exact: true }).fill(arrivalDate)
  await page.getByLabel(t('departure'), { exact: true }).fill(departureDate)
  await page.waitForURL(({ searchParams }) => searchParams.get('departure') === departureDate)
  await page.getByRole('link', { name: `${t('book')} River stand 3`, exact: true }).click()
  await expect(page.getByLabel(t('firstName'), { exact: true })).toBeFocused()
  await page.keyboard.type('Nomsa')
  await page.getByLabel(t('cell')).fill('083 123 4567')
  await page.getByLabel(t('amount')).fill('100')
  await page.getByLabel(t('method')).selectOption('eft')
  const clicksOfChoosing = 2
  await desk.acceptTerms()
  await page.getByRole('button', { name: t('save') }).click()

  await expect(tab.heading).toContainText('Nomsa')
  await expect(page.locator('main')).toContainText('R100.00')
  expect((await clicks()) + clicksOfChoosing).toBeLessThanOrEqual(6)
})

test('a booking is cancelled in three clicks, with what goes back and what stays', async ({ tab }) => {
  const { page } = tab
  const { arrivalDate, departureDate } = stayFrom('2027-11-29', 2, 0)
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await tab.open(`/org/${slug}/offline-bookings/new?${new URLSearchParams({ arrival: arrivalDate, departure: departureDate })}`)
  await desk.choosePlot('River stand 3')
  await page.getByLabel(t('firstName'), { exact: true }).fill('Fickle')
  await page.getByLabel(t('amount')).fill('100')
  await desk.acceptTerms()
  await page.getByRole('button', { name: t('save') }).click()
  await expect(tab.heading).toContainText('Fickle')
  await desk.openToday()
  const clicks = await countedClicks(page)

  await page.keyboard.press('/')
  await page.keyboard.type('Fickle')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(tab.heading).toContainText('Fickle')
  await desk.begin('cancel')
  await page.getByLabel(words('bookings')('cancelNote')).fill('Another plan')
  await desk.showChanges()
  await expect(desk.changes).toContainText(/R100\.00 goes back to the guest\.|You keep R\d+\.\d\d\./)
  await desk.doIt('cancel')

  expect(await clicks()).toBeLessThanOrEqual(3)
})

test('a guest is checked in with one click', async ({ tab, database }) => {
  const { slug: orgSlug, guestName } = await database.someStayUnderWay()
  const desk = new DeskPage(tab, orgSlug)
  await desk.signIn()
  await desk.openToday()
  const clicks = await countedClicks(tab.page)

  await desk
    .section('notArrived')
    .getByRole('button', { name: `Check in ${guestName}` })
    .click()
  await expect(tab.page.getByRole('status').filter({ hasText: 'Checked in.' })).toContainText(guestName)

  expect(await clicks()).toBeLessThanOrEqual(1)
  await tab.isReady()
  await desk.undo('undo-check-in')
})

test('a balance is taken in cash with two clicks', async ({ tab }) => {
  const { page } = tab
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await tab.open(`/org/${slug}/offline-bookings/new`)
  await page
    .getByRole('link', { name: new RegExp(`^${t('book')} `) })
    .first()
    .click()
  await page.getByLabel(t('firstName'), { exact: true }).fill('Owing')
  await desk.acceptTerms()
  await page.getByRole('button', { name: t('save') }).click()
  await expect(tab.heading).toContainText('Owing')
  await desk.openToday()
  const clicks = await countedClicks(page)

  const owing = desk.section('toCollect').getByRole('row').filter({ hasText: 'Owing' })
  await owing.getByRole('link', { name: new RegExp(`^${bookings('act_payment')}`) }).click()
  await expect(tab.heading).toHaveText(bookings('act_payment'))
  await page.getByRole('button', { name: bookings('do_payment'), exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: bookings('did_payment') })).toBeVisible()

  expect(await clicks()).toBeLessThanOrEqual(2)
})

test('a booking is found with one key and typing, from any page', async ({ tab, database }) => {
  const { page } = tab
  const { slug: orgSlug, guestName } = await database.someStayUnderWay()
  await new DeskPage(tab, orgSlug).signIn()
  await tab.open(`/org/${orgSlug}/calendar`)

  await page.keyboard.press('/')
  await page.keyboard.type(guestName)
  const found = page.getByRole('option').filter({ hasText: guestName })
  await expect(found.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/bookings\/[^/?]+$/)
  await expect(tab.heading).toContainText(guestName)
})

test('without scripts the field leads to the list', { tag: '@nojs' }, async ({ tab, database }) => {
  const { page } = tab
  const { slug: orgSlug, guestName } = await database.someStayUnderWay()
  const desk = new DeskPage(tab, orgSlug)
  await desk.signIn()
  await desk.openToday()

  await page
    .getByRole('search', { name: frame('findBooking') })
    .locator('input')
    .fill(guestName)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === guestName)
  await expect(desk.rows.filter({ hasText: guestName }).first()).toBeVisible()
})

/** Counts presses of a pointer from now on; the pages are changed by scripts alone. */
async function countedClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { presses: number }
    counted.presses = 0
    document.addEventListener('pointerdown', () => {
      counted.presses += 1
    })
  })
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses)
}
