import { expect, test } from '../test.ts'

const campsiteName = 'Lowveld Caravan Park'
const slug = 'lowveld-caravan-park'
const family = { numberOfAdults: 2, childrenAges: [7] }

test('a family searches, picks a plot, reserves and pays, and the price never changes', { tag: '@nojs' }, async ({
  home,
  campsite,
  reserving,
  gateway,
  booking,
  mailbox,
  tab,
  stay,
}) => {
  await home.open()
  await home.search('Hazyview', stay(slug, '2027-04-19', 3), family)
  const onTheCard = await home.totalOf(campsiteName)

  await home.openCampsite(campsiteName)
  await tab.isReady()
  const plot = await campsite.plotAt(onTheCard)
  await campsite.select(plot)
  expect(await campsite.total(), 'selected plots').toBe(onTheCard)
  await campsite.reserve()

  await reserving.giveDetails()
  await reserving.acceptTerms()
  expect(await reserving.total(), 'check page').toBe(onTheCard)
  expect(await reserving.amountToPay(), 'the button').toBe(onTheCard)
  await reserving.submit()

  expect(await gateway.amount(), 'gateway').toBe(onTheCard)
  await gateway.pay()

  await booking.isConfirmed()
  expect(await tab.fact('Total').innerText(), 'confirmation').toBe(onTheCard)
  const id = tab.reservationId
  const confirmation = await mailbox.email(id, 'booking_confirmation')
  expect(confirmation.to).toBe('thandi@example.org')
  expect(confirmation.text).toContain(onTheCard)
  expect(confirmation.links.filter((link) => new URL(link).pathname === `/r/${id}/cancel`)).not.toEqual([])
  const told = (await mailbox.of(id)).map(({ type }) => type)
  expect(told, 'one message for one act').not.toContain('booking_request_confirmation')

  await booking.openSummary(slug, id)
  const { page } = tab
  await expect(page.getByRole('heading', { name: 'Booking Information' })).toBeVisible()
  await expect(page.getByText('Need help?')).toBeVisible()
  await expect(tab.fact('Reservation number')).toHaveText(/^[1-9]\d\d-[1-9]\d\d-[1-9]\d\d$/)
  await expect(tab.fact('Guests')).toHaveText(/2 adults, 1 child/)
  await expect(tab.fact('Plots')).toContainText(plot)
  await expect(tab.fact('Balance')).toHaveText('R0.00')
  await expect(page.getByRole('link', { name: 'Click here to pay' })).toHaveCount(0)
})
