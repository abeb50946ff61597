import { isForEverybody } from '../pages/for-everybody.ts'
import { GatewayPage } from '../pages/gateway-page.ts'
import { Tab } from '../pages/tab.ts'
import { expect, test } from '../test.ts'

test('a guest sees the refund in rand, cancels, and gets exactly that', { tag: '@nojs' }, async ({
  tab,
  program,
  gateway,
  booking,
  mailbox,
  stay,
}) => {
  const { id, paymentUrl } = await program.reserve({
    orgSlug: 'karoo-stargazers',
    stay: stay('karoo-stargazers', '2027-06-21', 3),
    plot: 'Rooftop bay 1',
  })
  await tab.page.goto(paymentUrl!)
  const paid = await gateway.amount()
  await gateway.pay()

  await booking.open(id, 'cancel')
  await expect(tab.page.getByText(`You get back ${paid}`, { exact: true })).toBeVisible()
  await expect(tab.page.getByText('100 % of the')).toBeVisible()
  await expect(tab.page.getByRole('link', { name: 'Change dates or guests' })).toBeVisible()
  await isForEverybody(tab, 'cancelling with another way')
  await booking.pressCancel()

  await booking.isAt('cancel-ok')
  await expect(tab.page.getByText(`You get back ${paid}`, { exact: true })).toBeVisible()
  expect((await mailbox.email(id, 'booking_cancellation')).text).toContain(paid)

  await booking.openSummary('karoo-stargazers', id)
  await expect(tab.page.getByText(`We’re refunding ${paid}.`, { exact: true })).toBeVisible()
  await expect(tab.page.getByRole('link', { name: 'Choose plots again' })).toHaveAttribute('href', /arrivalDate=/)
  for (const live of ['Arrival', 'Departure', 'Nights']) await expect(tab.fact(live), live).toHaveCount(0)
  await booking.open(id, 'cancel')
  await booking.isAt('cancel-ok')
  await booking.open(id, 'confirm')
  await booking.isAt('confirm-denied')
  await expect(tab.heading).toHaveText('This booking is cancelled')
})

test('half of what was paid comes back between fourteen and seven days before', async ({
  tab,
  program,
  gateway,
  booking,
  stay,
}) => {
  const { id, paymentUrl } = await program.reserve({
    orgSlug: 'karoo-stargazers',
    stay: stay('karoo-stargazers', '2026-12-01', 1),
    plot: 'Van bay 1',
  })
  await tab.page.goto(paymentUrl!)
  const paid = await gateway.amount()
  await gateway.pay()

  await booking.open(id, 'cancel')

  const half = `R${(Number(paid.slice(1)) / 2).toFixed(2)}`
  await expect(tab.page.getByText(`You get back ${half}`, { exact: true })).toBeVisible()
  await booking.pressCancel()
  await booking.isAt('cancel-ok')
  await expect(tab.page.getByText(`You get back ${half}`, { exact: true })).toBeVisible()
})

test('a payment that comes in while the page is open is shown before anything is cancelled', async ({
  tab,
  program,
  booking,
  mailbox,
  stay,
}) => {
  const { id, paymentUrl } = await program.reserve({
    orgSlug: 'karoo-stargazers',
    stay: stay('karoo-stargazers', '2026-12-02', 1),
    plot: 'Rooftop bay 1',
  })
  await booking.open(id, 'cancel')
  await expect(tab.page.getByText('Cancelling costs you nothing.')).toBeVisible()
  const other = new Tab(await tab.page.context().newPage(), true)
  await other.page.goto(paymentUrl!)
  await new GatewayPage(other).pay()
  await mailbox.email(id, 'booking_confirmation')

  await booking.pressCancel()

  await expect(tab.page.getByRole('alert')).toContainText('Not cancelled yet')
  await expect(tab.page.getByText('50 % of the')).toBeVisible()
  await isForEverybody(tab, 'a refund that has changed')
  await booking.pressCancel()
  await booking.isAt('cancel-ok')
})

test('what cannot be cancelled or confirmed any more says why in plain words', { tag: '@nojs' }, async ({
  tab,
  booking,
  database,
}) => {
  await booking.open(await database.someStayThatHasBegun(), 'cancel')
  await booking.isAt('cancel-denied')
  await expect(tab.heading).toHaveText('It’s too late to cancel here')

  await booking.open(await database.someReservationCancelledByStaff(), 'cancel')
  await booking.isAt('cancel-denied')
  await expect(tab.heading).toHaveText('This booking was already cancelled')

  const lapsed = await database.someLapsedReservation()
  await booking.open(lapsed, 'confirm')
  await booking.isAt('confirm-denied')
  await expect(tab.heading).toHaveText('The time to confirm has run out')
  await expect(tab.page.getByText('Nothing was charged.')).toBeVisible()
  await booking.open(lapsed, 'cancel')
  await booking.isAt('cancel-denied')
  await expect(tab.heading).toHaveText('This booking had already lapsed')
})
