import { isForEverybody } from '../pages/for-everybody.ts'
import { LoginPage } from '../pages/login-page.ts'
import { words } from '../pages/words.ts'
import { expect, expectNow, test } from '../test.ts'

const t = words('reports')
const billing = words('billing')

test('the platform looks at the month of the marketplace, and at places that nobody knows, in pictures, tables and files', async ({
  tab,
  database,
}) => {
  const { page } = tab
  // Counted without who looked, and written a quarter of a minute later: meanwhile the rest is looked at.
  const nowhere = 'Wxyqzbrk'
  for (let time = 0; time < 2; time += 1) await tab.open(`/?place=${nowhere}`)
  const { slug, month } = await database.someBookingWithFee()
  const login = new LoginPage(tab)
  await login.openAs('admin@demo.test', `/admin/billing-report?month=${month}`)
  await expect(tab.heading).toHaveText(billing('title'))
  await tab.isReady()
  await page.getByRole('link', { name: billing('toReports'), exact: true }).click()
  await expect(tab.heading).toContainText(t('bookings'))

  const kinds = page.getByRole('navigation', { name: t('kinds') })
  await expect(page.locator('svg.report-chart')).toBeVisible()
  await expect(page.locator('tbody tr')).not.toHaveCount(0)
  await isForEverybody(tab, 'report of bookings', { isWholePage: true })
  for (const kind of ['occupancy', 'lead-time', 'messages'] as const) {
    await kinds.getByRole('link', { name: t(kind), exact: true }).click()
    await expect(tab.heading).toContainText(t(kind))
    await expect(page.locator('svg.report-chart')).toHaveAttribute('aria-label', new RegExp(`^${t(kind)}: `))
    await isForEverybody(tab, `report of ${kind}`, { isWholePage: true })
  }

  const file = await page.request.get(`/admin/reports/revenue.csv?month=${month}`)
  const [, received, refunded] = /\r\ntotal,([\d.-]+),([\d.-]+),/.exec(await file.text()) ?? []
  const billed = await (await page.request.get(`/admin/billing-report.csv?month=${month}`)).text()
  expect(billed).toMatch(new RegExp(`\\r\\n,total,ZAR,\\d+,[\\d.]+,${received},${refunded},`))
  const workbook = await page.request.get(`/admin/reports/occupancy.xlsx?month=${month}`)
  expect(workbook.headers()['content-type']).toContain('spreadsheetml')
  expect((await page.request.get('/admin/reports/nonsense')).status()).toBe(404)

  await page.goto(`/org/org-reports/bookings?org=${slug}&month=${month}`)
  await tab.isReady()
  await expect(page.locator('svg.report-chart')).toBeVisible()
  await expect(kinds.getByRole('link', { name: t('searches') })).toHaveCount(0)
  await isForEverybody(tab, 'report of a campsite', { isWholePage: true })

  await tab.open('/admin/reports/searches')
  await expect(tab.heading).toContainText(t('searches'))
  await expect(async () => {
    await page.reload()
    await expectNow(page.getByRole('row').filter({ hasText: nowhere.toLowerCase() })).toContainText('2')
  }).toPass({ timeout: 60_000 })
  await isForEverybody(tab, 'report of searches', { isWholePage: true })
})

test('a campsite looks at its months, sites and sources, in pictures, as tables and as files', async ({ tab }) => {
  const { page } = tab
  const slug = 'breede-bend'
  const login = new LoginPage(tab)
  await login.openAs(`owner@${slug}.test`, `/org/org-reports/bookings?org=${slug}`)
  const kinds = page.getByRole('navigation', { name: t('kinds') })
  for (const kind of ['months', 'sites', 'sources'] as const) {
    await tab.isReady()
    await kinds.getByRole('link', { name: t(kind), exact: true }).click()
    await expect(tab.heading).toContainText(t(kind))
    await expect(page.locator('svg.report-chart')).toHaveAttribute('aria-label', new RegExp(`^${t(kind)}: `))
    await expect(page.locator('tbody tr')).not.toHaveCount(0)
    await isForEverybody(tab, `report ${kind} of a campsite`, { isWholePage: true })
    const csv = await page.request.get(`/org/org-reports/${kind}.csv?org=${slug}`)
    expect(await csv.text()).toContain(t('measure_arrivals'))
    const workbook = await page.request.get(`/org/org-reports/${kind}.xlsx?org=${slug}`)
    expect(workbook.headers()['content-type']).toContain('spreadsheetml')
  }
})
