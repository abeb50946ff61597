import { isForEverybody } from '../pages/for-everybody.ts'
import { LoginPage } from '../pages/login-page.ts'
import { campsiteAddress, couple, type Stay } from '../pages/stays.ts'
import { expect, test } from '../test.ts'

test.describe.configure({ timeout: 180_000 })

test('the pages of choosing can be used by everybody, light and dark, wide and narrow', async ({ tab, program, stay }) => {
  const nights = stay('kloofwater-camp', '2027-08-02', 2)
  await program.hold({ orgSlug: 'kloofwater-camp', stay: nights, plot: 'River stand 1' })

  await tab.open('/')
  await isForEverybody(tab, 'home', { isWholePage: true })
  await tab.open(`/?${new URLSearchParams({ place: 'Clanwilliam', ...nights })}`)
  await isForEverybody(tab, 'results', { isWholePage: true })
  await tab.open(`/?${new URLSearchParams({ place: 'Clanwilliam', arrivalDate: '2027-08-04', departureDate: '2027-08-02' })}`)
  await isForEverybody(tab, 'search with mistakes', { isWholePage: true })
  await tab.open(campsiteAddress('kloofwater-camp', nights, couple))
  await isForEverybody(tab, 'picker', { isWholePage: true })
  await tab.open(campsiteAddress('kloofwater-camp', nights, couple, '/map'))
  await isForEverybody(tab, 'map', { isWholePage: true })
  await tab.open('/no-such-campsite')
  await isForEverybody(tab, 'not found', { isWholePage: true })
})

test('the pages of reserving can be used by everybody', async ({ tab, campsite, reserving, stay }) => {
  await campsite.open('kloofwater-camp', stay('kloofwater-camp', '2027-08-09', 2), { numberOfAdults: 8 })
  await campsite.select('River stand 1', 'River stand 2')
  await campsite.putOn('River stand 1', 4)
  await campsite.putOn('River stand 2', 3)
  await expect(campsite.warning).toBeVisible()
  await isForEverybody(tab, 'selection with a warning', { isWholePage: true })
  await campsite.putOn('River stand 2', 4)
  await expect(campsite.warning).toHaveCount(0)
  await campsite.reserve()

  await reserving.isOn('stepDetails')
  await isForEverybody(tab, 'details', { isWholePage: true })
  await reserving.goOn()
  await expect(reserving.problems).toBeVisible()
  await isForEverybody(tab, 'details with mistakes', { isWholePage: true })
  await reserving.giveDetails()
  await reserving.isOn('stepTerms')
  await isForEverybody(tab, 'terms', { isWholePage: true })
  await reserving.goOn()
  await expect(reserving.problems).toBeVisible()
  await isForEverybody(tab, 'terms with mistakes', { isWholePage: true })
  await reserving.acceptTerms(['No generators'])
  await isForEverybody(tab, 'check', { isWholePage: true })
})

test('the pages behind the links can be used by everybody', async ({
  tab,
  program,
  gateway,
  booking,
  database,
  mailbox,
  stay,
}) => {
  const { page } = tab
  const wish = (nights: Stay) => ({ orgSlug: 'karoo-stargazers', stay: nights, plot: 'Van bay 1' })
  const { id, paymentUrl } = await program.reserve(wish(stay('karoo-stargazers: Van bay 1', '2027-08-09', 2)))

  await tab.open(`/karoo-stargazers/reserve-ok?reservation=${id}`)
  await isForEverybody(tab, 'reserve-ok', { isWholePage: true })
  await booking.open(id, 'confirm')
  await isForEverybody(tab, 'confirm', { isWholePage: true })
  await page.goto(paymentUrl!)
  await isForEverybody(tab, 'payment page', { isWholePage: true })
  await gateway.pay()
  await booking.isConfirmed()
  await isForEverybody(tab, 'confirm-ok', { isWholePage: true })
  await booking.openSummary('karoo-stargazers', id)
  await isForEverybody(tab, 'summary', { isWholePage: true })
  await booking.open(id, 'change')
  await isForEverybody(tab, 'change', { isWholePage: true })
  await booking.open(id, 'cancel')
  await isForEverybody(tab, 'cancel', { isWholePage: true })
  await booking.pressCancel()
  await booking.isAt('cancel-ok')
  await isForEverybody(tab, 'cancel-ok', { isWholePage: true })
  await booking.open(await database.someLapsedReservation(), 'confirm')
  await isForEverybody(tab, 'confirm-denied', { isWholePage: true })
  await booking.open(await database.someStayThatHasBegun(), 'cancel')
  await isForEverybody(tab, 'cancel-denied', { isWholePage: true })
  await mailbox.email(id, 'booking_cancellation')
  await page.goto('/dev/messages')
  await isForEverybody(tab, 'messages', { isWholePage: true })
})

test('the pages of a guest can be used by everybody', async ({ tab }) => {
  const { page } = tab
  const login = new LoginPage(tab)
  await login.openAs('camper@demo.test', '/user/profile')
  await expect(tab.heading).toHaveText('Your profile')
  await isForEverybody(tab, 'profile', { isWholePage: true })
  await page.getByLabel('First name').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await isForEverybody(tab, 'profile with a mistake', { isWholePage: true })
  await tab.open('/user/reservations')
  await isForEverybody(tab, 'my reservations', { isWholePage: true })
  const [invoice, message] = await Promise.all(
    [/^Invoice:/, /^Message the/].map((name) => page.getByRole('link', { name }).first().getAttribute('href')),
  )
  await tab.open(invoice ?? '')
  await isForEverybody(tab, 'invoice', { isWholePage: true })
  await tab.open(message ?? '')
  await isForEverybody(tab, 'message to the campsite', { isWholePage: true })
})
