import type { Page } from '@playwright/test'
import { DeskPage } from '../pages/desk-page.ts'
import { LoginPage } from '../pages/login-page.ts'
import { expect, test } from '../test.ts'

test.use({ serviceWorkers: 'allow' })

test('the own booking can be read without a connection, and prices cannot', async ({ tab, program, booking, stay, context }) => {
  const { page } = tab
  const { id } = await program.reserve({
    orgSlug: 'karoo-stargazers',
    stay: stay('karoo-stargazers', '2028-03-06', 2),
    plot: 'Van bay 1',
  })
  await booking.openSummary('karoo-stargazers', id)
  await isWatchedOver(page)
  await booking.openSummary('karoo-stargazers', id)
  const reference = await page.locator('main').innerText()

  await context.setOffline(true)
  await page.goto(`/karoo-stargazers/reservation/${id}`)

  await expect(page.locator('.kept-page')).toContainText('No connection: your booking as it was on')
  expect(await page.locator('main').innerText()).toBe(reference)
  await page.goto('/karoo-stargazers')
  await expect(tab.heading).toHaveText('You’re offline')
  await page.locator('li a').click()
  await expect(page.getByText('Booking Information')).toBeVisible()
})

test('signing out leaves nothing of a booking on the phone', async ({ tab, context }) => {
  const { page } = tab
  const login = new LoginPage(tab)
  await login.openAs('camper@demo.test', '/user/reservations')
  await expect(tab.heading).toHaveText('My Reservations')
  await isWatchedOver(page)
  await tab.open('/user/reservations')
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/faq', { waitUntil: 'networkidle' })

  await context.setOffline(true)
  await page.goto('/user/reservations')

  await expect(tab.heading).toHaveText('You’re offline')
})

test('the day of a desk can be read without a connection, until somebody signs out', async ({ tab, context, database }) => {
  const { page } = tab
  const { slug, guestName } = await database.someStayUnderWay()
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await desk.openList()
  await isWatchedOver(page)
  await desk.openToday()
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await page.goto(`/org/${slug}/today`)
  await expect(page.locator('.kept-page')).toContainText('No connection: the day as it was on')
  await expect(page.getByRole('link', { name: guestName }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Check (in|out)/ })).toHaveCount(0)

  await context.setOffline(false)
  await desk.openToday()
  await new LoginPage(tab).leave()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/faq', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await page.goto(`/org/${slug}/today`)
  await expect(tab.heading).toHaveText('You’re offline')
  await expect(page.getByText(guestName)).toHaveCount(0)
})

/** From now on the service worker answers for the pages of this browser. */
async function isWatchedOver(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
