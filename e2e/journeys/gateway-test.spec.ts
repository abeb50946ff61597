import { isForEverybody } from '../pages/for-everybody.ts'
import { LoginPage } from '../pages/login-page.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const t = words('gatewayTest')

test('the platform tries the gateway from check to refund', { tag: '@nojs-long' }, async ({ tab }) => {
  const { page } = tab
  const login = new LoginPage(tab)
  await login.openAs('admin@demo.test', '/admin/peach-payments-test')
  await expect(tab.heading).toHaveText(t('title'))
  await expect(page.getByText(t('methods', { methods: 'Card, Capitec Pay' }))).toBeVisible()
  await tab.isReady()

  await page.getByLabel(t('amount'), { exact: true }).fill('101')
  await page.getByRole('button', { name: t('start') }).click()
  await expect(page.getByRole('alert').first()).toContainText(t('refusal_amount-out-of-range'))
  await page.getByLabel(t('amount'), { exact: true }).fill('7.50')
  await page.getByRole('button', { name: t('start') }).click()
  const latest = page.locator('section[id^=test-]').first()
  await expect(latest.getByRole('listitem')).toContainText(['valid', 'created'])

  await latest.getByRole('link', { name: t('openPage') }).click()
  await page.getByRole('radio', { name: /^Succeeds \d/ }).check()
  await page.getByRole('button', { name: /^Pay R7\.50/ }).click()
  if (!tab.hasScripts) await page.getByRole('button', { name: /^Continue to/ }).click()
  await expect(tab.heading).toHaveText(t('title'))
  await tab.isReady()

  await latest.getByRole('button', { name: t('ask') }).click()
  await expect(latest.getByRole('listitem').last()).toContainText('000.100.110')
  await latest.getByLabel(t('refundAmount'), { exact: true }).fill('2.50')
  await latest.getByRole('button', { name: t('refund'), exact: true }).click()
  await expect(latest.getByRole('listitem').last()).toContainText('refunded')
  await expect(latest).toContainText(t('refunded', { amount: 'R2.50' }))
  await latest.getByLabel(t('refundAmount'), { exact: true }).fill('7.50')
  await latest.getByRole('button', { name: t('refund'), exact: true }).click()
  await expect(latest.getByRole('listitem').last()).toContainText('refund-declined')

  await isForEverybody(tab, 'gateway test')
})
