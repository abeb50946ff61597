import type { Page } from '@playwright/test'
import { isForEverybody } from '../pages/for-everybody.ts'
import { LoginPage } from '../pages/login-page.ts'
import { words } from '../pages/words.ts'
import { expect, expectNow, test } from '../test.ts'

const t = words('smsReport')

async function sendSms(page: Page, number: number): Promise<number> {
  const { origin } = new URL(page.url())
  const answer = await page.request.post('/api/infrastructure/bulksms/sendSms', {
    headers: { Origin: origin },
    data: { to: [number], body: 'The north gate is closed because of the flood.' },
  })
  return answer.status()
}

test('the platform sends SMS and reads what became of them, and what is left', { tag: '@nojs-long' }, async ({ tab }) => {
  const { page } = tab
  const login = new LoginPage(tab)
  await login.openAs('admin@demo.test', '/admin/reports/bulksms')
  await expect(tab.heading).toHaveText(t('title'))
  await expect(page.locator('dl', { hasText: t('balance') })).toContainText(t('quota'))

  expect([await sendSms(page, 27829990567), await sendSms(page, 27820000003), await sendSms(page, 27820000028)]).toEqual([
    ...[200, 200, 402],
  ])

  await expect(async () => {
    await page.goto('/admin/reports/bulksms')
    await expectNow(page.getByRole('row').filter({ hasText: '••• 567' }).first()).toContainText(t('state_delivered'))
    await expectNow(page.getByRole('row').filter({ hasText: '••• 003' }).first()).toContainText(t('reason_BLOCKED'))
  }).toPass({ timeout: 60_000 })

  await tab.isReady()
  await page.getByLabel(t('state'), { exact: true }).selectOption(t('filter_failed'))
  await page.getByLabel(t('month'), { exact: true }).fill('2026-11')
  await page.getByRole('button', { name: words('staffFrame')('filter'), exact: true }).click()
  await expect(page).toHaveURL(/state=failed&month=2026-11/)
  await expect(page.getByRole('row').filter({ hasText: '••• 003' }).first()).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '••• 567' })).toHaveCount(0)
  await isForEverybody(tab, 'SMS report')
})
