import { isForEverybody } from '../pages/for-everybody.ts'
import { LoginPage } from '../pages/login-page.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const t = words('masterData')
const tf = words('staffFrame')

test('the platform adds a tag, finds it, changes it and deletes it', { tag: '@nojs-long' }, async ({ tab }) => {
  const { page } = tab
  const login = new LoginPage(tab)
  await login.openAs('admin@demo.test', '/admin/tags')
  await expect(tab.heading).toHaveText(t('title_tags'))
  await isForEverybody(tab, 'tags')
  await page.getByRole('link', { name: t('new_tags'), exact: true }).click()
  await expect(tab.heading).toHaveText(t('new_tags'))
  await tab.isReady()
  await page.getByRole('button', { name: words('common')('save'), exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(t('problem_missing', { field: t('field_name') }))
  await isForEverybody(tab, 'new tag with mistakes')

  const name = tab.hasScripts ? 'Stone oven' : 'Clay oven'
  await page.getByLabel(t('field_name'), { exact: true }).fill(name)
  await page.getByLabel(t('field_shortName')).fill('Oven')
  await page.getByLabel(t('field_tagCategory')).selectOption('Campsite Facilities')
  await page.getByLabel(t('field_icon')).selectOption('flame')
  await page.getByRole('button', { name: words('common')('save'), exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/tags(\?done=created)?$/)

  await page.goto('/admin/tags?q=oven&sort=-name')
  await page.getByRole('link', { name, exact: true }).click()
  await tab.isReady()
  await page.getByLabel(t('field_forSearch')).uncheck()
  await page.getByRole('button', { name: words('common')('save'), exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/tags(\?done=saved)?$/)
  await page.goto(`/admin/tags?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(t('no'))
  const file = await page.request.get(`/admin/tags.csv?q=${encodeURIComponent(name)}`)
  expect(await file.text()).toContain(`${name},Oven,Campsite Facilities,flame,100,true,true,false`)

  await page.getByRole('link', { name: `${t('delete')} ${name}`, exact: true }).click()
  await expect(page.getByText(t('deleteQuestion', { one: 'tag', name }))).toBeVisible()
  await tab.isReady()
  await page.getByRole('button', { name: tf('delete'), exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/tags(\?done=deleted)?$/)
  await page.goto(`/admin/tags?q=${encodeURIComponent(name)}`)
  await expect(page.getByText(tf('nothingFits'))).toBeVisible()
})

test('what campsites lie in is not deleted', { tag: '@nojs-long' }, async ({ tab }) => {
  const { page } = tab
  const login = new LoginPage(tab)
  await login.openAs('admin@demo.test', '/admin/provinces/ZA-WC/delete')
  await expect(page.getByText(t('deleteQuestion', { one: 'province', name: 'Western Cape' }))).toBeVisible()
  await tab.isReady()
  await page.getByRole('button', { name: tf('delete'), exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('You can’t delete it while it’s in use')
  await isForEverybody(tab, 'deletion that is refused')
})
