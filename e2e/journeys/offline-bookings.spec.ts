import { DeskPage } from '../pages/desk-page.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import type { Stay } from '../pages/stays.ts'
import type { Tab } from '../pages/tab.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const slug = 'kloofwater-camp'
const t = words('offlineBookings')

test('who walks in sees free plots with prices, and is booked in two steps @nojs-long', async ({ tab, stay, mailbox }) => {
  const { page } = tab
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await tab.open(`/org/${slug}/offline-bookings`)
  await page.getByRole('link', { name: t('newBooking') }).click()
  await fillDates(tab, stay(slug, '2027-11-01', 2))
  await desk.choosePlot('River stand 1')
  await page.getByLabel(t('firstName'), { exact: true }).fill('Walkin')
  await page.getByLabel(t('email')).fill('walkin@example.com')
  await desk.acceptTerms()

  const beside = page.getByRole('region', { name: t('check') })
  const shows = async () => {
    if (!tab.hasScripts) await beside.getByRole('button', { name: t('show'), exact: true }).click()
  }
  await page.getByLabel(t('amount')).fill('99999')
  await shows()
  await expect(beside).toContainText(/That’s more than the total of R\d/)
  await expect(beside, 'the price stays in sight').toContainText('River stand 1')
  await page.getByLabel(t('amount')).fill('100')
  await shows()
  await expect(beside).toContainText(`${t('paid')}R100.00`)
  await expect(beside).toContainText(t('camperReads'))
  await beside.getByRole('button', { name: t('save') }).click()

  await expect(page).toHaveURL(/\/bookings\/[^/?]+/)
  await expect(tab.page.locator('main')).toContainText('Walkin')
  const id = /\/bookings\/([^/?]+)/.exec(page.url())?.[1] ?? ''
  await expect(page.locator('main')).toContainText('R100.00')
  expect((await mailbox.email(id, 'booking_confirmation')).to).toBe('walkin@example.com')
  await tab.open(`/org/${slug}/offline-bookings`)
  await expect(page.locator('.list-table tbody tr').filter({ hasText: 'Walkin' }).first()).toBeVisible()
})

test('once a booking is being saved, nothing more is asked about it', async ({ tab, stay }) => {
  const { page } = tab
  const desk = new DeskPage(tab, slug)
  const asked: (string | null)[] = []
  await page.route(
    ({ pathname }) => pathname.endsWith('/offline-bookings/new.data'),
    async (route) => {
      const step = new URLSearchParams(route.request().postData() ?? '').get('step')
      if (step) asked.push(step)
      // Longer than the page waits after the last key.
      if (step === 'do') await new Promise((resume) => setTimeout(resume, 1000))
      await route.continue()
    },
  )
  await desk.signIn()
  await tab.open(`/org/${slug}/offline-bookings/new`)
  await fillDates(tab, stay(slug, '2027-11-15', 2))
  await desk.choosePlot('River stand 1')
  await desk.acceptTerms()
  await page.getByLabel(t('firstName'), { exact: true }).focus()
  await page.keyboard.type('Swift')
  await page.keyboard.press('Enter')

  await expect(tab.heading).toContainText('Swift')
  expect(asked.slice(asked.indexOf('do'))).toEqual(['do'])
})

test('a taken plot says when it is free, and one that is taken meanwhile is refused by name @nojs-long', async ({
  tab,
  program,
  stay,
}) => {
  const { page } = tab
  const nights = stay(slug, '2027-11-08', 2)
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await tab.open(`/org/${slug}/offline-bookings/new`)
  await fillDates(tab, nights)
  await desk.choosePlot('River stand 1')
  await program.hold({ orgSlug: slug, stay: nights, plot: 'River stand 1' })
  await page.getByLabel(t('firstName'), { exact: true }).fill('Toolate')
  await desk.acceptTerms()
  await page.getByRole('button', { name: t('save') }).click()

  await expect(page.getByRole('alert').first()).toContainText('Not free on these nights: River stand 1')
  await expect(page.getByLabel(t('firstName'), { exact: true })).toHaveValue('Toolate')

  await tab.open(
    `/org/${slug}/offline-bookings/new?${new URLSearchParams({ arrival: nights.arrivalDate, departure: nights.departureDate })}`,
  )
  await tab.isReady()
  await page.locator('details.booking-more summary').click()
  const taken = page.getByRole('listitem').filter({ has: page.getByText('River stand 1', { exact: true }) })
  await expect(taken).toContainText(t('taken'))
  await expect(taken.getByRole('link')).toContainText('River stand 1')
})

test('price and message follow what is typed, and without a number or an address no message goes out', async ({ tab, stay }) => {
  const { page } = tab
  const { arrivalDate, departureDate } = stay(slug, '2027-11-22', 2)
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await tab.open(`/org/${slug}/offline-bookings/new?${new URLSearchParams({ arrival: arrivalDate, departure: departureDate })}`)
  await desk.choosePlot('River stand 2')
  const beside = page.getByRole('region', { name: t('check') })
  await expect(page.getByLabel(t('notify'))).toHaveCount(0)
  await expect(beside).toContainText(t('noContactNoMessage'))
  await expect(page.getByLabel(t('firstName'), { exact: true })).toBeFocused()

  await page.keyboard.type('Thandeka')
  await page.getByLabel(t('email')).fill('thandeka@example.com')
  await expect(page.getByLabel(t('notify'))).toBeChecked()
  await expect(beside).toContainText(t('camperReads'))
  await beside.locator('details summary').filter({ hasText: 'E-mail' }).click()
  await expect(beside).toContainText('Thandeka')
  const total = beside.locator('.booking-totals dd').first()
  const before = await total.innerText()
  await page.getByText(t('changeStay')).click()
  await page.getByLabel(t('adults'), { exact: true }).fill('4')
  await expect(total).not.toHaveText(before)
})

test('everybody can use both steps', async ({ tab }) => {
  const { page } = tab
  await new DeskPage(tab, slug).signIn()
  await tab.open(`/org/${slug}/offline-bookings/new`)
  await isForEverybody(tab, 'free plots')
  await page
    .getByRole('link', { name: new RegExp(`^${t('book')} `) })
    .first()
    .click()
  await expect(page.getByLabel(t('firstName'), { exact: true })).toBeVisible()
  await isForEverybody(tab, 'desk booking')
})

async function fillDates(tab: Tab, { arrivalDate, departureDate }: Stay): Promise<void> {
  await tab.isReady()
  await tab.page.getByLabel(t('arrival'), { exact: true }).fill(arrivalDate)
  await tab.page.getByLabel(t('departure'), { exact: true }).fill(departureDate)
}
