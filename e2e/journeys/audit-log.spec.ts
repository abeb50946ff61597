import { isForEverybody } from '../pages/for-everybody.ts'
import { LoginPage } from '../pages/login-page.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const t = words('auditLog')

test('the platform reads who changed a province, and everything that was done to it', { tag: '@nojs-long' }, async ({ tab }) => {
  const { page } = tab
  const login = new LoginPage(tab)
  await login.openAs('admin@demo.test', '/admin/provinces/ZA-NC')
  const name = tab.hasScripts ? 'Northern Cape Province' : 'The Northern Cape'
  await tab.isReady()
  await page.getByLabel(words('masterData')('field_name'), { exact: true }).fill(name)
  await page.getByRole('button', { name: words('common')('save'), exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/provinces(\?done=saved)?$/)

  await page.goto(`/admin/audit-log?q=${encodeURIComponent(name)}`)
  await expect(tab.heading).toHaveText(t('title'))
  await expect(page.getByRole('row').filter({ hasText: name }).first()).toContainText('Demo Administrator')
  await expect(page.getByRole('row').filter({ hasText: name }).first()).toContainText(t('door_web'))
  await isForEverybody(tab, 'audit log')
  await page
    .getByRole('link', { name: t('history') })
    .first()
    .click()
  await expect(page).toHaveURL(/concept=province&subject=ZA-NC/)
  await expect(page.getByRole('row').filter({ hasText: name }).first()).toBeVisible()
})

test('from the page of a record the platform gets to its history, and a campsite does not', async ({ tab }) => {
  const { page } = tab
  const history = page.getByRole('link', { name: words('staffFrame')('history'), exact: true })
  const name = page.getByLabel(words('termSettings')('rule_name'), { exact: true })
  const rules = '/org/org-organisation/payment-rules?org=kloofwater-camp'
  const rule = page.locator('tbody a[href*="/payment-rules/"]:not([href*="/delete"])').first()
  const login = new LoginPage(tab)
  await login.openAs('owner@kloofwater-camp.test', rules)
  await rule.click()
  await expect(name).toBeVisible()
  await expect(history).toHaveCount(0)
  await tab.isReady()
  await login.leave()
  await expect(login.logInLink).toBeVisible()

  await login.openAs('admin@demo.test', rules)
  await rule.click()
  await tab.isReady()
  await name.fill(`Half now ${tab.hasScripts ? '(with scripts)' : '(without)'}`)
  await page.getByRole('button', { name: words('common')('save'), exact: true }).click()
  await expect(page).toHaveURL(/payment-rules\?org=kloofwater-camp(&done=saved)?$/)

  await rule.click()
  await expect(name).toBeVisible()
  await history.click()

  await expect(page).toHaveURL(/\/admin\/audit-log\?subject=/)
  await expect(page.getByRole('row').nth(1)).toContainText('Half now (')
})

test('from the page of a booking the platform gets to everything that befell it, and back', async ({ tab, program, stay }) => {
  const { page } = tab
  const wish = { orgSlug: 'karoo-stargazers', stay: stay('karoo-stargazers', '2027-08-16', 2), plot: 'Van bay 1' }
  const { id } = await program.reserve(wish)
  const login = new LoginPage(tab)
  await login.openAs('admin@demo.test', `/org/karoo-stargazers/bookings/${id}`)
  const reference = (await page.locator('.booking-lead strong').textContent()) ?? ''
  await tab.isReady()

  await page.getByRole('link', { name: words('staffFrame')('history'), exact: true }).click()

  await expect(page).toHaveURL(new RegExp(`/admin/audit-log\\?subject=${id}`))
  await expect(tab.heading).toHaveText(t('title'))
  await expect(page.getByRole('row').filter({ hasText: 'Reservation: status' }).first()).toContainText('temporaryHold')
  await page
    .getByRole('link', { name: t('booking', { reference }) })
    .first()
    .click()
  await expect(page.locator('.booking-lead strong')).toHaveText(reference)
})
