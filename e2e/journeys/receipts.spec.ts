import { DeskPage } from '../pages/desk-page.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const slug = 'karoo-stargazers'
const t = words('bookings')
const tr = words('receipt')

test('cash at the desk has a receipt, which is printed, and sent with its link @nojs-long', async ({
  tab,
  program,
  mailbox,
  stay,
}) => {
  const { page } = tab
  const { id } = await program.reserve({ orgSlug: slug, stay: stay(slug, '2028-02-21', 2), plot: 'Van bay 1' })
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await desk.open(id)
  await desk.begin('payment')
  await page.getByLabel(t('amount')).fill('150')
  await page.getByLabel(t('paymentReference'), { exact: false }).fill('Slip 7')
  await desk.doIt('payment')

  await page.getByRole('link', { name: t('receiptFor') }).click()
  await expect(tab.heading).toHaveText(tr('title'))
  await expect(page.getByRole('article')).toContainText('R150.00')
  await expect(page.getByRole('article')).toContainText('Slip 7')
  await isForEverybody(tab, 'a receipt at the desk')
  await tab.isReady()
  const text = await page.getByLabel('Your message').inputValue()
  expect(text).toContain('Received with thanks: R150.00, cash, on 21/11/2026')
  const [link = ''] = /http\S+\/receipt\/\S+/.exec(text) ?? []
  await page.getByLabel('How it goes out').selectOption('email')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Received with thanks: R150.00')
  expect(JSON.stringify(await mailbox.email(id, 'default'))).toContain('/receipt/')

  await page.context().clearCookies()
  await tab.open(new URL(link).pathname)
  await expect(tab.heading).toHaveText(tr('title'))
  await expect(page.getByRole('article')).toContainText('R150.00')
  await expect(page.locator('main')).not.toContainText('Dlamini')
  await isForEverybody(tab, 'a receipt by its link')
  expect((await page.request.get(`/r/${id}/receipt/000000000000`)).status()).toBe(404)
})
