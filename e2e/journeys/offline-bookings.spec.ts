import { DeskPage } from '../pages/desk-page.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import type { Stay } from '../pages/stays.ts'
import type { Tab } from '../pages/tab.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const slug = 'kloofwater-camp'
const t = words('offlineBookings')

test('who walks in is booked by staff, with the price and the words shown first @nojs', async ({ tab, stay, mailbox }) => {
  const { page } = tab
  await new DeskPage(tab, slug).signIn()
  await tab.open(`/org/${slug}/offline-bookings`)
  await page.getByRole('link', { name: t('newBooking') }).click()
  await fillStay(tab, stay('2027-11-01', 2))
  await page.getByLabel(t('firstName'), { exact: true }).fill('Walkin')
  await page.getByLabel(t('email')).fill('walkin@example.com')
  await page.getByLabel(t('amount')).fill('100')
  await show(tab)

  const check = page.getByRole('region', { name: t('check') })
  await expect(check).toContainText('Total')
  await expect(check).toContainText('R100.00')
  await expect(check).toContainText('Confirmed')
  await check.getByRole('button', { name: t('save') }).click()

  await expect(page).toHaveURL(/\/bookings\/[^/?]+/)
  await expect(tab.page.locator('main')).toContainText('Walkin')
  const id = /\/bookings\/([^/?]+)/.exec(page.url())?.[1] ?? ''
  await expect(page.locator('main')).toContainText('R100.00')
  expect((await mailbox.email(id, 'booking_confirmation')).to).toBe('walkin@example.com')
  await tab.open(`/org/${slug}/offline-bookings`)
  await expect(page.locator('.list-table tbody tr').filter({ hasText: 'Walkin' }).first()).toBeVisible()
})

test('a taken plot is refused with its name, and nothing that was typed is lost @nojs', async ({ tab, program, stay }) => {
  const { page } = tab
  const nights = stay('2027-11-08', 2)
  await program.hold({ orgSlug: slug, stay: nights, plot: 'River stand 1' })
  await new DeskPage(tab, slug).signIn()
  await tab.open(`/org/${slug}/offline-bookings/new`)
  await fillStay(tab, nights)
  await page.getByLabel(t('firstName'), { exact: true }).fill('Toolate')
  await show(tab)

  await expect(page.getByRole('alert').first()).toContainText('Not free on these nights: River stand 1')
  await expect(page.getByLabel(t('firstName'), { exact: true })).toHaveValue('Toolate')
})

test('everybody can use the form', async ({ tab }) => {
  await new DeskPage(tab, slug).signIn()
  await tab.open(`/org/${slug}/offline-bookings/new`)
  await isForEverybody(tab, 'offline booking')
})

async function fillStay(tab: Tab, { arrivalDate, departureDate }: Stay): Promise<void> {
  await tab.isReady()
  await tab.page.getByLabel(t('arrival'), { exact: true }).fill(arrivalDate)
  await tab.page.getByLabel(t('departure'), { exact: true }).fill(departureDate)
  const plot = tab.page.getByLabel(t('plot'), { exact: true })
  const option = plot.locator('option').filter({ hasText: /^River stand 1,/ })
  await plot.selectOption({ value: (await option.getAttribute('value')) ?? '' })
  await tab.page.getByLabel(t('tents'), { exact: true }).fill('1')
}

async function show(tab: Tab): Promise<void> {
  const terms = tab.page.getByLabel(t('acceptsTerms'))
  if (await terms.count()) await terms.check()
  await tab.page.getByRole('button', { name: t('show'), exact: true }).click()
}
