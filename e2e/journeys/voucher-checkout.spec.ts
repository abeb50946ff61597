import { DeskPage } from '../pages/desk-page.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const slug = 'karoo-stargazers'
const t = words('bookings')
const tr = words('reservation')
const name = 'Karoo Stargazers'

test('a guest says at the checkout that they have a voucher, and pays the whole booking with it @nojs-long', async ({
  tab,
  program,
  campsite,
  reserving,
  booking,
  mailbox,
  stay,
}) => {
  const { page } = tab
  const { id } = await program.reserve({ orgSlug: slug, stay: stay(slug, '2028-02-07', 2), plot: 'Van bay 1' })
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await desk.open(id)
  await desk.begin('payment')
  await desk.doIt('payment')
  await desk.begin('cancel')
  await page.getByLabel(t('cancelNote')).fill('Another week')
  await page.getByRole('radio', { name: t('refundVoucher') }).check()
  await page.getByLabel(/The guest agreed/).check()
  await desk.showChanges()
  await desk.doIt('cancel')
  const letter = await mailbox.email(id, 'booking_cancellation')
  const [code = ''] = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(JSON.stringify(letter)) ?? []
  await page.context().clearCookies()

  await campsite.open(slug, stay(slug, '2028-03-27', 2))
  await campsite.select('Van bay 1')
  await campsite.reserve()
  await reserving.giveDetails()
  await reserving.acceptTerms()
  await page.getByLabel(words('reserve')('hasVoucher', { campsite: name })).check()
  await isForEverybody(tab, 'the checkout of a campsite with vouchers')
  await reserving.submit()

  await booking.isAt('confirm')
  await page.getByLabel(tr('voucherCode')).fill(code)
  await page.getByRole('button', { name: tr('payByVoucher') }).click()
  await booking.isConfirmed()
  await expect(tab.fact('Balance')).toHaveText('R0.00')
})
