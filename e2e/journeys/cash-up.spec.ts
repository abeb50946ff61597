import { DeskPage } from '../pages/desk-page.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const slug = 'breede-bend'
const t = words('cashUp')
const today = '2026-11-21'

test('a day of the till is counted, closed with its difference, and stays as it was closed @nojs-long', async ({
  tab,
  database,
}) => {
  const { page } = tab
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await database.tookCash(slug, 12_345, today)
  await tab.open(`/org/${slug}/today`)
  await page.getByRole('link', { name: t('title') }).click()
  await expect(tab.heading).toContainText(t('title'))
  await isForEverybody(tab, 'a day of the till')
  const cash = page.getByLabel(t('countOf', { method: 'Cash' }))
  await tab.isReady()
  await cash.fill('1.00')
  await page.getByRole('button', { name: t('close') }).click()
  await expect(page.getByRole('alert').first()).toContainText('Your count is out by')

  await tab.isReady()
  await page.getByLabel(t('note')).fill('Counted twice')
  await page.getByRole('button', { name: t('close') }).click()
  await expect(page.getByText('Counted twice')).toBeVisible()
  await expect(page.getByRole('button', { name: t('close') })).toHaveCount(0)
  await database.tookCash(slug, 2_000, today)
  await page.reload()
  await expect(page.getByRole('heading', { name: `${t('later')}: R20.00` })).toBeVisible()

  await page.getByRole('link', { name: t('allDays') }).click()
  await expect(
    page
      .locator('.list-table tbody tr')
      .filter({ hasText: t('state_later') })
      .first(),
  ).toContainText('R20.00')
  await isForEverybody(tab, 'the till by day')
  const csv = await page.request.get(`/org/${slug}/cash-up.csv`)
  expect(await csv.text()).toContain('Day,Method,Person,Taken,Given back,Expected,State')
})
