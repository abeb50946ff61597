import { DeskPage } from '../pages/desk-page.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const slug = 'karoo-stargazers'
const t = words('bookings')
const tv = words('vouchers')
const tr = words('reservation')
const inMoney = (text: string) => new RegExp(`${text}.*R\\d+\\.\\d\\d`)
const codeIn = (letter: unknown) => /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(JSON.stringify(letter))?.[0] ?? ''

test('a cancelled booking becomes a voucher, which two later bookings take: at the desk and by the guest @nojs-long', async ({
  tab,
  program,
  database,
  mailbox,
  stay,
}) => {
  const { page } = tab
  const [first, second, third] = [stay(slug, '2027-05-31', 2), stay(slug, '2027-08-23', 2), stay(slug, '2027-10-18', 2)]
  const { id } = await program.reserve({ orgSlug: slug, stay: first, plot: 'Van bay 1' })
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  const price = await desk.confirmAndPay(id)

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
  const code = codeIn(await mailbox.email(id, 'booking_cancellation'))
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
  await expect(page.getByRole('alert').first()).toContainText('There’s no voucher with this code here.')
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
  await expect(row.getByRole('link')).toHaveCount(4)
  const csv = await page.request.get(`/org/${slug}/vouchers.csv`)
  expect(await csv.text()).toContain('Guest,Code,From booking,State,Given on,Good until,Given for,Still on it,Paid for')
})

test('a voucher is made good for longer, sent again and cancelled from its list @nojs-long', async ({
  tab,
  program,
  mailbox,
  stay,
}) => {
  const { page } = tab
  const { id } = await program.reserve({ orgSlug: slug, stay: stay(slug, '2027-10-25', 2), plot: 'Van bay 1' })
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  const price = await desk.confirmAndPay(id)
  await desk.begin('cancel')
  await page.getByLabel(t('cancelNote')).fill('Comes again next year')
  await page.getByRole('radio', { name: t('refundVoucher') }).check()
  await page.getByLabel(inMoney('The guest agreed')).check()
  await desk.showChanges()
  await desk.doIt('cancel')
  const code = codeIn(await mailbox.email(id, 'booking_cancellation'))

  await tab.open(`/org/${slug}/vouchers`)
  await page.getByRole('link', { name: code }).click()
  await expect(tab.heading).toHaveText(tv('oneTitle', { code }))
  await isForEverybody(tab, 'a voucher')
  await tab.isReady()
  await page.getByRole('button', { name: tv('extend') }).click()
  await expect(page.getByRole('alert')).toContainText('Choose ')
  await tab.isReady()
  const until = page.getByLabel(tv('until'), { exact: true })
  await until.fill('2031-01-31')
  await page.getByRole('button', { name: tv('extend') }).click()
  await expect(page.getByRole('alert')).toContainText(tv('problem_note-missing'))
  await tab.isReady()
  await expect(until).toHaveValue('2031-01-31')
  await page.getByLabel(tv('why')).first().fill('Was ill')
  await page.getByRole('button', { name: tv('extend') }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The voucher is good until' })).toContainText('31 Jan 2031')

  await tab.isReady()
  const send = page.getByRole('region', { name: tv('sendTitle') })
  await expect(send.getByRole('textbox')).toHaveValue(new RegExp(`${code}\\. R${price.replace('.', '\\.')} is on it`))
  await send.getByRole('button').first().click()
  await expect(page.getByText('31/01/2031').first()).toBeVisible()

  await tab.open(`/org/${slug}/vouchers`)
  await page.getByRole('link', { name: code }).click()
  await expect(tab.heading).toHaveText(tv('oneTitle', { code }))
  await tab.isReady()
  await page.getByLabel(tv('why')).last().fill('Paid out in cash')
  await page.getByRole('button', { name: tv('cancel'), exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: tv('did_cancelled') })).toBeVisible()
  await expect(page.getByRole('region', { name: tv('facts') })).toContainText(tv('takenBack', { amount: `R${price}` }))
  await expect(page.getByRole('button', { name: tv('cancel'), exact: true })).toHaveCount(0)
  await isForEverybody(tab, 'a cancelled voucher')

  await page.getByRole('link', { name: tv('seeBooking') }).click()
  await expect(page.getByText('Voucher cancelled')).toBeVisible()
  await expect(page.getByText('Paid out in cash')).toBeVisible()
  const takenBack = page
    .getByRole('region', { name: t('money') })
    .locator('div')
    .filter({ hasText: t('voucherTakenBack') })
  await expect(takenBack).toContainText(`R${price}`)
  await expect(takenBack.getByRole('link', { name: t('receipt') }), 'nothing was received').toHaveCount(0)
})
