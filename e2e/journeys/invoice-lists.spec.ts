import { isForEverybody } from '../pages/for-everybody.ts'
import { LoginPage } from '../pages/login-page.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const t = words('invoiceList')

test('staff find the invoice of a booking that was paid, print it, and take the list with them', {
  tag: '@nojs-long',
}, async ({ tab, program, gateway, booking, stay }) => {
  const { page } = tab
  const wish = { orgSlug: 'karoo-stargazers', stay: stay('karoo-stargazers', '2027-10-11', 2), plot: 'Van bay 1' }
  const { id, paymentUrl } = await program.reserve(wish)
  await page.goto(paymentUrl!)
  await gateway.pay()
  await booking.isConfirmed()
  const login = new LoginPage(tab)
  await login.openAs('owner@karoo-stargazers.test', `/org/karoo-stargazers/bookings/${id}`)
  const reference = (await page.locator('.booking-lead strong').textContent()) ?? ''
  const paper = page.getByRole('row').filter({ hasText: reference })
  // Its papers are written by the worker, or when somebody first looks at them.
  await tab.open(`/r/${id}/invoice`)

  await tab.open('/org/org-billing-report?org=karoo-stargazers')
  await page.getByRole('link', { name: words('billing')('toInvoices'), exact: true }).click()
  await expect(tab.heading).toHaveText(t('title'))
  await tab.isReady()
  await page.getByLabel(t('ownSearch'), { exact: true }).fill(reference)
  await page.getByRole('button', { name: words('staffFrame')('filter'), exact: true }).click()
  await expect(page).toHaveURL(/[?&]q=/)

  await expect(paper).toHaveCount(1)
  await expect(paper).toContainText('INV-')
  await expect(page.getByRole('region', { name: t('sums_guests') })).toContainText(t('total_guests'))
  await isForEverybody(tab, 'invoices of a campsite')
  const address = (await paper.getByRole('link', { name: /PDF/ }).getAttribute('href')) ?? ''
  const printed = await page.request.get(address)
  expect([printed.status(), printed.headers()['content-type']]).toEqual([200, 'application/pdf'])
  const file = await page.request.get(`/org/org-invoices.csv?org=karoo-stargazers&q=${reference}`)
  expect(await file.text()).toContain(reference)
  await tab.open('/org/org-invoices?org=karoo-stargazers&q=nothing-of-the-kind')
  await expect(page.getByText(words('staffFrame')('nothingFits'))).toBeVisible()
})

test('the platform reads the invoices of every campsite, and of one through its name', async ({ tab }) => {
  const { page } = tab
  const login = new LoginPage(tab)
  await login.openAs('admin@demo.test', '/admin/billing-report')
  await page.getByRole('link', { name: words('billing')('toInvoices'), exact: true }).click()
  await expect(tab.heading).toHaveText(t('title'))
  await isForEverybody(tab, 'invoices of all')
  await page.goto('/admin/invoices?kind=fee-credit-note&sort=amount')
  await expect(page.getByLabel(t('kind'), { exact: true })).toHaveValue('fee-credit-note')
})
