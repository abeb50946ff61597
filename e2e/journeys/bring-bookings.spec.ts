import { isForEverybody } from '../pages/for-everybody.ts'
import { LoginPage } from '../pages/login-page.ts'
import type { Tab } from '../pages/tab.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const slug = 'kloofwater-camp'
const t = words('bookingTakeover')
const address = `/org/org-organisation/bring-bookings?org=${slug}`

/** As NightsBridge heads its columns; people and bookings are invented. */
const heading = 'Booking ID,Guest Name,Room Name,Date In,Date Out,Adults,Children,Total,Deposit Paid,Email,Contact No,Status'
const thandi =
  'NB70,"Mokoena, Thandi",Loop stand 1,2027-11-15,2027-11-17,2,1,R 950.00,400,thandi@example.test,082 123 4567,Confirmed'

test('the bookings of NightsBridge come in once their problems are mended, and once only @nojs-long', async ({ tab }) => {
  const { page } = tab
  await signIn(tab)
  await page.getByRole('button', { name: t('check') }).click()
  await expect(page.getByRole('alert').first()).toContainText(t('problem_none'))

  const clashing = 'NB71,Sipho Dube,Loop stand 1,16/11/2027,18/11/2027,1,,,,,,Confirmed'
  const elsewhere = 'NB72,Anna Botha,The willow,2027-11-15,2027-11-16,2,,300,,anna@example.test,,Confirmed'
  await choose(tab, [heading, thandi, clashing, elsewhere].join('\n'))
  const rows = page.locator('.list-table tbody tr')
  await expect(page.getByText(t('from_nightsbridge'))).toBeVisible()
  await expect(rows.filter({ hasText: 'Sipho' })).toContainText(t('conflict_clashes-in-file', { row: 2 }))
  await expect(rows.filter({ hasText: 'Anna' })).toContainText(t('conflict_plot-unknown', { plot: 'The willow' }))
  await expect(page.getByRole('button', { name: /^Bring in \d/ })).toHaveCount(0)
  await isForEverybody(tab, 'bring in bookings')

  await tab.open(address)
  await choose(tab, [heading, thandi, elsewhere].join('\n'))
  await page.getByLabel(t('plotOf', { spelled: 'The willow' })).selectOption({ label: 'River stands: River stand 4' })
  await page.getByRole('button', { name: t('again') }).click()
  await page.getByRole('button', { name: t('take', { count: 2 }) }).click()
  await expect(page.getByText(t('done', { count: 2 }))).toBeVisible()
  await page
    .getByRole('link', { name: /^\d{3}-\d{3}-\d{3}$/ })
    .first()
    .click()
  await expect(page.locator('main')).toContainText('Brought in from NightsBridge, booking NB70.')
  await expect(page.locator('main')).toContainText('R950.00')

  await tab.open(address)
  await choose(tab, [heading, thandi].join('\n'))
  await expect(rows).toContainText([t('kind_known')])
  await expect(page.getByRole('button', { name: /^Bring in \d/ })).toHaveCount(0)
})

async function signIn(tab: Tab): Promise<void> {
  await new LoginPage(tab).openAs(`owner@${slug}.test`, address)
  await expect(tab.heading).toHaveText(t('title'))
  await tab.isReady()
}

async function choose(tab: Tab, text: string): Promise<void> {
  await tab.isReady()
  const buffer = Buffer.from(text)
  await tab.page.getByLabel(t('file')).setInputFiles({ name: 'bookings.csv', mimeType: 'text/csv', buffer })
  await tab.page.getByRole('button', { name: t('check') }).click()
}
