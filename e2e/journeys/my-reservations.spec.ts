import type { Locator, Page } from '@playwright/test'
import { LoginPage } from '../pages/login-page.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const t = words('invoice')

test('a guest who signs in sees what is booked, what is past, and the next thing to do @nojs', async ({ tab }) => {
  const login = new LoginPage(tab)
  await login.openAs('camper@demo.test', '/user/reservations')

  await expect(tab.page).toHaveURL(/\/user\/reservations$/)
  await expect(tab.heading).toHaveText('My Reservations')
  for (const title of ['Upcoming', 'Past', 'Cancelled']) {
    await expect(tab.page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
  }
  const upcoming = tab.page.locator('section').filter({ has: tab.page.getByRole('heading', { level: 2, name: 'Upcoming' }) })
  await expect(upcoming.locator('li img').first()).toHaveAttribute('src', /scene-/)
  await expect(upcoming.getByRole('link', { name: /^Cancel:/ }).first()).toBeVisible()
  await upcoming
    .getByRole('link', { name: /^View booking:/ })
    .first()
    .click()
  await expect(tab.page.getByText('Booking Information')).toBeVisible()
})

test('on a phone the stay that is on comes first, with its next step, and the ways elsewhere last @nojs', async ({ tab }) => {
  const { page } = tab
  await page.setViewportSize({ width: 390, height: 844 })
  await new LoginPage(tab).openAs('camper@demo.test', '/user/reservations')
  await expect(tab.heading).toHaveText('My Reservations')

  const bottom = async (locator: Locator) => {
    const { y, height } = (await locator.boundingBox()) ?? { y: Number.NaN, height: 0 }
    return y + height
  }
  const onNow = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: 'On now' }) })
  const first = onNow.getByRole('listitem').first()
  expect(await bottom(first), 'the whole first card, below the banner of who is logged in').toBeLessThan(660)
  await expect(first.getByRole('link').first()).toHaveAccessibleName(/^View booking:/)
  await expect(first.getByRole('link', { name: /^Directions:/ })).toHaveAttribute('href', /#directions$/)
  await expect(first.getByRole('link', { name: /^Add to/ })).toHaveCount(0)

  const elsewhere = page.getByRole('link', { name: 'Find a place to camp' }).filter({ visible: true })
  expect((await elsewhere.boundingBox())?.y).toBeGreaterThan(await bottom(page.locator('section').last()))
})

test('a guest takes the invoice and the dates along, and writes to the campsite @nojs', async ({ tab, mailbox }) => {
  const login = new LoginPage(tab)
  await login.openAs('camper@demo.test', '/user/reservations')
  const upcoming = tab.page.locator('section').filter({ has: tab.page.getByRole('heading', { level: 2, name: 'Upcoming' }) })
  const address = (name: RegExp) => upcoming.getByRole('link', { name }).first().getAttribute('href')
  const [invoice, calendar, message] = await Promise.all([address(/^Invoice:/), address(/^Add to/), address(/^Message the/)])
  expect(await address(/^Google Calendar:/)).toMatch(/^https:\/\/calendar\.google\.com\/.+&dates=\d{8}%2F\d{8}$/)

  const file = await tab.page.request.get(calendar ?? '')
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toMatch(/BEGIN:VEVENT[\s\S]+UID:reservation-\d{3}-\d{3}-\d{3}@/)

  await tab.open(invoice ?? '')
  await expect(tab.heading).toHaveText(/^(Tax invoice|Invoice|Pro-forma invoice)$/)
  await expect(tab.page.getByText('Thandi Camper', { exact: true })).toBeVisible()
  await expect(tab.page.getByText(t('recipientTitle'), { exact: true })).toHaveCount(1)

  await tab.open(message ?? '')
  await tab.page.getByRole('button', { name: 'Send message' }).click()
  await expect(tab.page.getByRole('alert')).toContainText('Write what you would like to say')
  await tab.isReady()
  const text = `May we bring two dogs? ${tab.hasScripts}`
  await tab.page.getByLabel('Your message').fill(text)
  await tab.page.getByRole('button', { name: 'Send message' }).click()
  await expect(tab.heading).toHaveText('Your message is on its way')
  const id = /\/r\/([^/]+)\//.exec(message ?? '')?.[1] ?? ''
  await expect.poll(async () => (await mailbox.of(id)).some((sent) => sent.text.includes(text)), { timeout: 60_000 }).toBe(true)
})

test('an invoice is opened by the link alone, without the address of its guest @nojs', async ({ tab, program, stay }) => {
  const { page } = tab
  const { id } = await program.reserve({
    orgSlug: 'karoo-stargazers',
    stay: stay('karoo-stargazers', '2027-11-15', 2),
    plot: 'Rooftop bay 1',
  })
  await tab.open(`/karoo-stargazers/reservation/${id}`)
  await page.getByRole('link', { name: 'See the invoice' }).click()
  await expect(tab.heading).toHaveText(/invoice$/i)
  await expect(page.getByRole('article')).toContainText('Sipho Dlamini')
  await expectNothingOfTheGuestAlone(page)

  await page.getByRole('link', { name: /^Log in as the guest/ }).click()
  await new LoginPage(tab).logIn('camper@demo.test')
  await expect(page, 'somebody else sees no more').toHaveURL(new RegExp(`/r/${id}/invoice$`))
  await expect(tab.heading).toHaveText(/invoice$/i)
  await expectNothingOfTheGuestAlone(page)
})

async function expectNothingOfTheGuestAlone(page: Page) {
  for (const text of ['sipho@example.org', t('recipientTitle'), t('papers')]) {
    await expect(page.getByText(text)).toHaveCount(0)
  }
}
