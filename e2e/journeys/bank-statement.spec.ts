import { DeskPage } from '../pages/desk-page.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import type { Stay } from '../pages/stays.ts'
import type { Tab } from '../pages/tab.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const slug = 'kloofwater-camp'
const t = words('bankStatement')
const booking = words('offlineBookings')

test('a statement of the bank pays a booking by reference and amount, once @nojs-long', async ({ tab, stay }) => {
  const { page } = tab
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  const { reference, total } = await bookedByPhone(tab, stay(slug, '2027-11-29', 2))
  const statement = [
    'Account;62000004711',
    'Date;Description;Amount;Balance',
    `2026/11/19;MAGTAPE CREDIT ${reference.replaceAll('-', ' ')};${total.replace('R', '')};10 000.00`,
    '2026/11/19;SERVICE FEE;-12.50;9 987.50',
    '2026/11/20;CASH DEPOSIT KLOOF BRANCH;31.40;10 018.90',
  ].join('\n')
  await tab.open(`/org/${slug}/today`)
  await page.getByRole('link', { name: t('title') }).click()
  await expect(tab.heading).toHaveText(t('title'))
  await tab.isReady()
  await page.getByRole('button', { name: t('check') }).click()
  await expect(page.getByRole('alert').first()).toContainText(t('problem_none'))

  await choose(tab, statement)
  const line = page.locator('.list-table tbody tr').filter({ hasText: 'MAGTAPE' })
  await expect(line).toContainText(t('matched'))
  await expect(line.getByRole('checkbox')).toBeChecked()
  await expect(page.locator('.list-table tbody tr')).toHaveCount(2)
  await expect(page.locator('.list-table tbody tr').last()).toContainText(t('unmatched'))
  await page.getByRole('button', { name: t('record') }).click()
  await expect(page.getByText(t('doneTitle', { count: 1 }))).toBeVisible()

  await tab.isReady()
  await choose(tab, statement)
  await expect(line).toContainText(t('recordedBefore'))
  await expect(page.getByRole('button', { name: t('record') })).toHaveCount(0)
  await tab.open(`/org/${slug}/bookings/${reference}`)
  await expect(page.locator('main')).toContainText(total)
  await expect(page.locator('main')).toContainText('Bank transfer')
})

test('what is no statement is refused in words, and everybody can use the page', async ({ tab }) => {
  const { page } = tab
  await new DeskPage(tab, slug).signIn()
  await tab.open(`/org/${slug}/bank-statement`)
  await tab.isReady()
  await choose(tab, 'Dear owner,\nthank you for banking with us.')
  await expect(page.getByRole('alert').first()).toContainText(t('problem_columns-unknown'))
  await choose(tab, 'Date,Description,Amount\n2026-11-20,482 913 107,120.00')
  await expect(page.locator('.list-table')).toBeVisible()
  await isForEverybody(tab, 'bank statement')
})

async function choose(tab: Tab, content: string): Promise<void> {
  await tab.page
    .getByLabel(t('file'))
    .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await tab.page.getByRole('button', { name: t('check') }).click()
}

async function bookedByPhone(tab: Tab, { arrivalDate, departureDate }: Stay) {
  const { page } = tab
  await tab.open(`/org/${slug}/offline-bookings/new?${new URLSearchParams({ arrival: arrivalDate, departure: departureDate })}`)
  const desk = new DeskPage(tab, slug)
  await desk.choosePlot('River stand 1')
  await page.getByLabel(booking('firstName'), { exact: true }).fill('Transfer')
  await desk.acceptTerms()
  const beside = page.getByRole('region', { name: booking('check') })
  if (!tab.hasScripts) await beside.getByRole('button', { name: booking('show'), exact: true }).click()
  const total = await beside.locator('.booking-totals dd').first().innerText()
  await beside.getByRole('button', { name: booking('save') }).click()
  await expect(page).toHaveURL(/\/bookings\/[^/?]+/)
  const reference = /\d{3}-\d{3}-\d{3}/.exec(await page.locator('main').innerText())?.[0] ?? ''
  return { reference, total }
}
