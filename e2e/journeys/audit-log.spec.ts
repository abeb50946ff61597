import { isForEverybody } from '../pages/for-everybody.ts'
import { LoginPage } from '../pages/login-page.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const t = words('auditLog')

test('the platform reads who changed a province, and everything that was done to it', { tag: '@nojs' }, async ({ tab }) => {
  const { page } = tab
  const login = new LoginPage(tab)
  await login.open('/admin/provinces/ZA-NC')
  await login.logIn('admin@demo.test')
  const name = tab.hasScripts ? 'Northern Cape Province' : 'The Northern Cape'
  await tab.isReady()
  await page.getByLabel(words('masterData')('field_name'), { exact: true }).fill(name)
  await page.getByRole('button', { name: words('common')('save'), exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/provinces(\?done=saved)?$/)

  await page.goto(`/admin/audit-log?q=${encodeURIComponent(name)}`)
  await expect(tab.heading).toHaveText(t('title'))
  await expect(page.getByRole('row').filter({ hasText: name }).first()).toContainText('Demo Administrator')
  await isForEverybody(tab, 'audit log')
  await page
    .getByRole('link', { name: t('history') })
    .first()
    .click()
  await expect(page).toHaveURL(/concept=province&subject=ZA-NC/)
  await expect(page.getByRole('row').filter({ hasText: name }).first()).toBeVisible()
})
