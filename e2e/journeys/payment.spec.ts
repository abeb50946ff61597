import { isForEverybody } from '../pages/for-everybody.ts'
import { cards } from '../pages/gateway-page.ts'
import type { Stay } from '../pages/stays.ts'
import { camp } from '../server/command-line.ts'
import { expect, test } from '../test.ts'

const slug = 'karoo-stargazers'
const van = (stay: Stay) => ({ orgSlug: slug, stay, plot: 'Van bay 1' })

test('a declined card denies, and another card confirms', async ({ tab, program, gateway, booking, stay }) => {
  const { id, paymentUrl } = await program.reserve(van(stay(slug, '2027-04-05', 2)))
  await tab.page.goto(paymentUrl!)

  await gateway.pay(cards.declined)

  await booking.isAt('confirm-denied')
  await expect(tab.heading).toHaveText('The payment was declined')
  await expect(tab.page.getByText('Nothing was charged.')).toBeVisible()
  await tab.page.getByRole('link', { name: 'Try again' }).click()
  await booking.isAt('confirm')
  await expect(tab.page.getByRole('region', { name: 'If your plans change' })).toContainText('All of it back, R480.00')
  await booking.pressConfirm()
  await gateway.pay()
  await booking.isConfirmed()
  expect(tab.reservationId).toBe(id)
})

test('a payment that stays pending is waited for, and confirms when the bank answers', async ({
  tab,
  program,
  gateway,
  booking,
  mailbox,
  stay,
}) => {
  const { id, paymentUrl } = await program.reserve(van(stay(slug, '2027-04-12', 2)))
  await tab.page.goto(paymentUrl!)

  await gateway.pay(cards.pendingThenSucceeds)

  await booking.isAt('confirm-ok')
  await expect(tab.heading).toHaveText('We’re waiting for your payment')
  await mailbox.email(id, 'booking_pending')
  await booking.open(id, 'confirm')
  await booking.isAt('confirm-ok')
  await isForEverybody(tab, 'a payment on its way')
  await expect(tab.page.getByRole('button', { name: /pay/i }).or(tab.page.getByRole('link', { name: /pay/i }))).toHaveCount(0)
  await expect(tab.heading).toHaveText('Booking confirmed', { timeout: 45_000 })
  await mailbox.email(id, 'booking_confirmation')
})

test('a payment of which the shop is told twice is recorded once', async ({
  tab,
  program,
  gateway,
  booking,
  database,
  request,
  stay,
}) => {
  const { id, paymentUrl } = await program.reserve(van(stay(slug, '2027-04-26', 2)))
  const ledger = new URL('/', paymentUrl!).href
  const timesTold = async () =>
    [...(await (await request.get(ledger)).text()).matchAll(/<td>000\.100\.110<\/td>\s*<td>payment/g)].length
  const before = await timesTold()
  await tab.page.goto(paymentUrl!)

  await gateway.pay(cards.toldTwice)

  await booking.isConfirmed()
  await expect.poll(timesTold, { timeout: 20_000 }).toBe(before + 2)
  expect(await database.moneyMoved(id)).toEqual(['capture'])
  await tab.page.reload()
  await expect(tab.fact('Paid')).toHaveText(await tab.fact('Total').innerText())
})

test('money that comes too late revives the booking while its plot is free', async ({
  tab,
  server,
  program,
  database,
  gateway,
  booking,
  stay,
}) => {
  const { id, paymentUrl } = await program.reserve(van(stay(slug, '2027-05-03', 2)))
  await tab.page.goto(paymentUrl!)
  await database.runOut(id)
  await camp(server.dataDirectory, ['hold', 'sweep'])
  expect(await database.statusOf(id)).toBe('cancelled')

  await gateway.pay()

  await booking.isConfirmed()
  expect(await database.statusOf(id)).toBe('confirmed')
})

test('money that comes after somebody else took the plot goes back', async ({
  tab,
  program,
  database,
  gateway,
  booking,
  mailbox,
  stay,
}) => {
  const wish = van(stay(slug, '2027-05-10', 2))
  const { id, paymentUrl } = await program.reserve(wish)
  await tab.page.goto(paymentUrl!)
  await database.runOut(id)
  await program.hold(wish)

  await gateway.pay()

  await booking.isAt('confirm-denied')
  await expect(tab.heading).toHaveText('Your payment came too late')
  await expect(
    tab.page.getByText('We’re refunding your whole payment to the card you paid with. There’s nothing you need to do.'),
  ).toBeVisible()
  const isTold = async () => (await mailbox.of(id)).some(({ text }) => /You’re getting all of it back/.test(text))
  await expect.poll(isTold, { timeout: 20_000 }).toBe(true)
  await expect.poll(() => database.moneyMoved(id), { timeout: 30_000 }).toEqual(['capture', 'refund'])
})

test('the gateway’s sandbox knows the payments of the demo, so that comparing finds no difference', async ({
  server,
  database,
}) => {
  const compared = (await camp(
    server.dataDirectory,
    ['payments', 'reconcile', '--since', '2026-11-20', '--until', '2026-11-21'],
    {
      at: '2026-11-21T09:05:00+02:00',
    },
  )) as { readonly attempts: number; readonly differences: readonly { readonly reference: string }[] }

  expect(compared.attempts).toBeGreaterThan(0)
  expect(await database.ofTheDemo(compared.differences.map(({ reference }) => reference))).toEqual([])
})
