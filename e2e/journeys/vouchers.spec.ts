import { DeskPage } from '../pages/desk-page.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const slug = 'karoo-stargazers'
const t = words('bookings')
const tv = words('vouchers')
const tr = words('reservation')
const inMoney = (text: string) => new RegExp(`${text}.*R\\d+\\.\\d\\d`)

test('a cancelled booking becomes a voucher, which two later bookings take: at the desk and by the guest @nojs', async ({
  tab,
  program,
  database,
  mailbox,
  stay,
}) => {
  const { page } = tab
  const [first, second, third] = [stay('2027-08-02', 2), stay('2027-08-09', 2), stay('2027-08-16', 2)]
  const { id } = await program.reserve({ orgSlug: slug, stay: first, plot: 'Van bay 1' })
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await desk.open(id)
  await desk.begin('confirm')
  await desk.doIt('confirm')
  await desk.begin('payment')
  const price = await page.getByLabel(t('amount')).inputValue()
  await desk.doIt('payment')

  await desk.begin('cancel')
  await isForEverybody(tab, 'cancelling at the desk')
  await page.getByLabel(t('cancelNote')).fill('Comes again next year')
  await page.getByRole('radio', { name: t('refundVoucher') }).check()
  await page.getByRole('button', { name: t('showChanges') }).click()
  await expect(page.getByRole('alert').first()).toContainText('tick that they agreed')
  await tab.isReady()
  await page.getByLabel(inMoney('The guest agreed')).check()
  await desk.showChanges()
  await expect(desk.changes).toContainText(`The guest gets a voucher for R${price}`)
  await desk.doIt('cancel')
  const letter = await mailbox.email(id, 'booking_cancellation')
  const [code = ''] = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(JSON.stringify(letter)) ?? []
  await expect(page.getByRole('region', { name: t('stay') })).toContainText(code)

  const later = await program.reserve({ orgSlug: slug, stay: second, plot: 'Van bay 1' })
  await desk.open(later.id)
  await page.getByRole('link', { name: t('act_payment'), exact: true }).click()
  await page.getByLabel(t('amount')).fill('100')
  await desk.doIt('payment')
  await page.getByRole('link', { name: t('act_voucher'), exact: true }).click()
  await tab.isReady()
  await page.getByLabel(t('voucherCode')).fill('K7QM 2XWD 9RTA')
  await page.getByRole('button', { name: t('showChanges') }).click()
  await expect(page.getByRole('alert').first()).toContainText('There is no voucher with this code here.')
  await tab.isReady()
  await page.getByLabel(t('voucherCode')).fill(code.toLowerCase().replaceAll('-', ''))
  await desk.showChanges()
  await expect(desk.changes).toContainText('R100.00 stays on the voucher')
  await page.getByRole('button', { name: t('do_voucher') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('did_voucher') })).toBeVisible()
  expect(await database.statusOf(later.id)).toBe('confirmed')

  const last = await program.reserve({ orgSlug: slug, stay: third, plot: 'Van bay 1' })
  await tab.open(`/r/${last.id}/confirm`)
  await page.getByText(tr('voucherQuestion', { campsite: 'Karoo Stargazers' })).click()
  await page.getByLabel(tr('voucherCode')).fill(code)
  await page.getByRole('button', { name: tr('payByVoucher') }).click()
  await expect(page.getByText(/your voucher has paid: R100\.00 of/)).toBeVisible()
  await isForEverybody(tab, 'a booking that a voucher paid in part')
  await expect(page.getByLabel(tr('voucherCode')), 'nobody has one that pays').toHaveCount(0)

  await tab.open(`/org/${slug}/today`)
  await page.getByRole('link', { name: tv('title'), exact: true }).click()
  await expect(tab.heading).toHaveText(tv('title'))
  await isForEverybody(tab, 'the vouchers of a campsite')
  const row = page.locator('.list-table tbody tr').filter({ hasText: code })
  await expect(row).toContainText('R0.00')
  await expect(row).toContainText(tv('state_spent'))
  await expect(row.getByRole('link')).toHaveCount(3)
  const csv = await page.request.get(`/org/${slug}/vouchers.csv`)
  expect(await csv.text()).toContain('Guest,Code,From booking,State,Given on,Good until,Given for,Still on it,Paid for')
})
