import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { LoginPage } from '../pages/login-page.ts'
import { campsiteAddress, couple, type Stay } from '../pages/stays.ts'
import { expect, test } from '../test.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What a change of colours alone can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']
const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 360 },
] as const

test.describe.configure({ timeout: 180_000 })

test('the pages of choosing can be used by everybody, light and dark, wide and narrow', async ({ tab, program, stay }) => {
  const nights = stay('2027-08-02', 2)
  const { page } = tab
  await program.hold({ orgSlug: 'kloofwater-camp', stay: nights, plot: 'River stand 1' })

  await tab.open('/')
  await isForEverybody(page, 'home')
  await tab.open(`/?${new URLSearchParams({ place: 'Clanwilliam', ...nights })}`)
  await isForEverybody(page, 'results')
  await tab.open(`/?${new URLSearchParams({ place: 'Clanwilliam', arrivalDate: '2027-08-04', departureDate: '2027-08-02' })}`)
  await isForEverybody(page, 'search with mistakes')
  await tab.open(campsiteAddress('kloofwater-camp', nights, couple))
  await isForEverybody(page, 'picker')
  await tab.open(campsiteAddress('kloofwater-camp', nights, couple, '/map'))
  await isForEverybody(page, 'map')
  await tab.open('/no-such-campsite')
  await isForEverybody(page, 'not found')
})

test('the pages of reserving can be used by everybody', async ({ tab, campsite, reserving, stay }) => {
  const { page } = tab
  await campsite.open('kloofwater-camp', stay('2027-08-09', 2), { numberOfAdults: 8 })
  await campsite.select('River stand 1', 'River stand 2')
  await campsite.putOn('River stand 1', 4)
  await campsite.putOn('River stand 2', 3)
  await expect(campsite.warning).toBeVisible()
  await isForEverybody(page, 'selection with a warning')
  await campsite.putOn('River stand 2', 4)
  await expect(campsite.warning).toHaveCount(0)
  await campsite.reserve()

  await reserving.isOn('stepDetails')
  await isForEverybody(page, 'details')
  await reserving.goOn()
  await expect(reserving.problems).toBeVisible()
  await isForEverybody(page, 'details with mistakes')
  await reserving.giveDetails()
  await reserving.isOn('stepTerms')
  await isForEverybody(page, 'terms')
  await reserving.goOn()
  await expect(reserving.problems).toBeVisible()
  await isForEverybody(page, 'terms with mistakes')
  await reserving.acceptTerms(['No generators'])
  await isForEverybody(page, 'check')
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
  const { id, paymentUrl } = await program.reserve(wish(stay('2027-08-09', 2)))

  await tab.open(`/karoo-stargazers/reserve-ok?reservation=${id}`)
  await isForEverybody(page, 'reserve-ok')
  await booking.open(id, 'confirm')
  await isForEverybody(page, 'confirm')
  await page.goto(paymentUrl!)
  await isForEverybody(page, 'payment page')
  await gateway.pay()
  await booking.isConfirmed()
  await isForEverybody(page, 'confirm-ok')
  await booking.openSummary('karoo-stargazers', id)
  await isForEverybody(page, 'summary')
  await booking.open(id, 'change')
  await isForEverybody(page, 'change')
  await booking.open(id, 'cancel')
  await isForEverybody(page, 'cancel')
  await booking.pressCancel()
  await booking.isAt('cancel-ok')
  await isForEverybody(page, 'cancel-ok')
  await booking.open(await database.someLapsedReservation(), 'confirm')
  await isForEverybody(page, 'confirm-denied')
  await booking.open(await database.someStayThatHasBegun(), 'cancel')
  await isForEverybody(page, 'cancel-denied')
  await mailbox.email(id, 'booking_cancellation')
  await page.goto('/dev/messages')
  await isForEverybody(page, 'messages')
})

test('the pages of a guest can be used by everybody', async ({ tab }) => {
  const { page } = tab
  const login = new LoginPage(tab)
  await login.open('/user/profile')
  await login.logIn('camper@demo.test')
  await expect(tab.heading).toHaveText('Your profile')
  await isForEverybody(page, 'profile')
  await page.getByLabel('First name').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await isForEverybody(page, 'profile with a mistake')
  await tab.open('/user/reservations')
  await isForEverybody(page, 'my reservations')
  const [invoice, message] = await Promise.all(
    [/^Invoice:/, /^Message the/].map((name) => page.getByRole('link', { name }).first().getAttribute('href')),
  )
  await tab.open(invoice ?? '')
  await isForEverybody(page, 'invoice')
  await tab.open(message ?? '')
  await isForEverybody(page, 'message to the campsite')
})

/** In one frame and with the findings alone: the fast way, since no page here embeds another that is ours. */
function machine(page: Page, colorScheme: 'light' | 'dark'): AxeBuilder {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  return colorScheme === 'light' ? builder.withTags(rules) : builder.withRules(rulesOfColour)
}

/** No barrier that a machine can find, and nothing that must be scrolled sideways. */
async function isForEverybody(page: Page, name: string): Promise<void> {
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    const { violations } = await machine(page, colorScheme).analyze()
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    expect.soft(found, `${name}, ${colorScheme}, ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 900 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(overflow, `${name} at 320 px`).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 900 })
}
