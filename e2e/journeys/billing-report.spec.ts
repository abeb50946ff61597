import { auth } from '../../web/app/wording/en/content/auth.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { LoginPage } from '../pages/login-page.ts'
import { SettingsPage } from '../pages/settings-page.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const t = words('billing')

test('a campsite reads what it owes for a month, and takes it away as a file', { tag: '@nojs-long' }, async ({
  tab,
  database,
}) => {
  const { page } = tab
  const { slug, reference, total, fee, month } = await database.someBookingWithFee()
  const login = new LoginPage(tab)
  await login.openAs(`desk@${slug}.test`, `/org/org-billing-report?org=${slug}`)
  await expect(tab.heading).toHaveText(t('title'))
  await tab.isReady()

  await page.getByLabel(t('month'), { exact: true }).fill(month)
  await page.getByRole('button', { name: t('show'), exact: true }).click()

  const row = page.getByRole('row').filter({ hasText: reference })
  await expect(row).toContainText(`R${total}`)
  await expect(row).toContainText(`R${fee}`)
  await expect(page.locator('tfoot')).toContainText(t('totals'))
  const file = await page.request.get(`/org/org-billing-report.csv?org=${slug}&month=${month}`)
  expect(file.headers()['content-type']).toContain('text/csv')
  expect(await file.text()).toMatch(new RegExp(`booking,${reference},[^,]+,online,.*,${total},.*,${fee},`))
  await isForEverybody(tab, 'billing report')
})

test('the platform reads what every campsite owes for a month, and opens one of them', { tag: '@nojs-long' }, async ({
  tab,
  database,
}) => {
  const { page } = tab
  const { slug, reference, month } = await database.someBookingWithFee()
  const login = new LoginPage(tab)
  await login.openAs('admin@demo.test', `/admin/billing-report?month=${month}`)
  await expect(tab.heading).toHaveText(t('title'))
  await tab.isReady()
  await expect(page.locator('tfoot')).toContainText(t('totals'))
  await isForEverybody(tab, 'platform billing report')
  const file = await page.request.get(`/admin/billing-report.csv?month=${month}`)
  expect(await file.text()).toMatch(new RegExp(`\\r\\n${slug},.*\\r\\n,total,`, 's'))

  await page.locator(`tbody a[href*="org=${slug}&"]`).click()

  await expect(page.getByRole('row').filter({ hasText: reference })).toBeVisible()
})

test('a payout without the reference of the bank is refused at its own field', { tag: '@nojs-long' }, async ({ tab }) => {
  const { page } = tab
  const tp = words('payouts')
  const settings = new SettingsPage(tab)
  await settings.signIn('admin@demo.test')
  await tab.open('/admin/payouts')
  await settings.press(tp('prepare'))
  await settings.provePassword()
  await expect(tab.heading).not.toHaveText(auth.proveTitle)
  await tab.open('/admin/payouts')
  await page
    .getByRole('link', { name: /^Run \d+$/ })
    .last()
    .click()
  const payout = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: tp('markPaid') }) })
    .last()
  await tab.isReady()

  await payout.getByRole('button', { name: tp('markPaid') }).click()

  const field = payout.getByLabel(/^The bank’s reference/)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(settings.alert).toContainText(tp('bankReferenceMissing'))
  if (tab.hasScripts) {
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport()
  }
  await settings.alert.getByRole('link').click()
  await expect(field).toBeInViewport()
})
