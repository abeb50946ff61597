import { DeskPage } from '../pages/desk-page.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const slug = 'breede-bend'
const t = words('debtors')

test('who owes stands by age, with the ways to take it, and as a file @nojs-long', async ({ tab }) => {
  const { page } = tab
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await tab.open(`/org/${slug}/today`)
  await page.getByRole('link', { name: t('title'), exact: true }).click()
  await expect(tab.heading).toHaveText(t('title'))
  await isForEverybody(tab, 'who owes')
  const rows = page.locator('.list-table tbody tr')
  await expect(rows).not.toHaveCount(0)
  await expect(page.getByRole('region', { name: t('ages') })).toContainText(t('total'))
  const csv = await page.request.get(`/org/${slug}/debtors.csv`)
  expect(await csv.text()).toContain('Guest,Reference,Phone,Why,Will pay,Checked out by')

  await rows
    .first()
    .getByRole('link', { name: t('take') })
    .click()
  await expect(tab.heading).toContainText(/\w/)
  await expect(page.getByLabel('Amount in rand')).toBeVisible()
})
