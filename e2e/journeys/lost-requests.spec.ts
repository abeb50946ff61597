import type { Page } from '@playwright/test'
import { DeskPage } from '../pages/desk-page.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

interface Loss {
  /** How often the page asked while answers were lost. */
  asked: number
  isOver: boolean
}

/** Loses what a page asks for `times` times, or until it is told that the loss is over. */
async function loseQueries(page: Page, times = Number.POSITIVE_INFINITY): Promise<Loss> {
  const loss = { asked: 0, isOver: false }
  await page.route(/\.data(\?|$)/, (route) => {
    if (loss.isOver) return route.continue()
    loss.asked += 1
    return loss.asked <= times ? route.abort('connectionfailed') : route.continue()
  })
  return loss
}

/** The browser says of each lost request that it was lost. */
function forgetLost(complaints: string[]): void {
  const others = complaints.filter((complaint) => !/ERR_CONNECTION_FAILED|status of 503/.test(complaint))
  complaints.splice(0, complaints.length, ...others)
}

test('a lost answer is asked for again, and the page never shows it', async ({ tab, campsite, stay, complaints }) => {
  await campsite.open('kloofwater-camp', stay('kloofwater-camp', '2027-10-18', 2))
  const loss = await loseQueries(tab.page, 2)

  await campsite.choice('River stand 2').check()

  await expect(campsite.selection).toContainText('River stand 2', { timeout: 15_000 })
  expect(loss.asked).toBeGreaterThanOrEqual(3)
  await expect(tab.page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  forgetLost(complaints)
})

test('when nothing comes, the page stays as it was and offers to try again', async ({ tab, campsite, stay, complaints }) => {
  await campsite.open('kloofwater-camp', stay('kloofwater-camp', '2027-10-25', 2))
  const loss = await loseQueries(tab.page)

  await campsite.choice('River stand 2').check()

  const tryAgain = tab.page.getByRole('button', { name: 'Try again' })
  await expect(tryAgain).toBeVisible({ timeout: 20_000 })
  expect(loss.asked).toBe(4)
  await expect(campsite.plot('River stand 1')).toBeVisible()
  await expect(tab.page.locator('.loading-bar')).toHaveCount(0)

  loss.isOver = true
  await tryAgain.click()

  await expect(campsite.selection).toContainText('River stand 2')
  await expect(tryAgain).toHaveCount(0)
  forgetLost(complaints)
})

test('a page that did not come is left for another', async ({ tab, complaints }) => {
  await tab.page.goto('/faq')
  await tab.page.waitForLoadState('networkidle')
  const loss = await loseQueries(tab.page)

  await tab.page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(tab.page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 })
  await expect(tab.heading).toHaveText(/questions/i)

  loss.isOver = true
  await tab.page.getByRole('link', { name: 'About' }).first().click()

  await expect(tab.page).toHaveURL(/\/about$/)
  await expect(tab.page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  forgetLost(complaints)
})

test('a search of the desk that finds the database away is asked again while somebody waits for it', async ({
  tab,
  database,
  complaints,
}) => {
  const { page } = tab
  const { slug, guestName } = await database.someStayUnderWay()
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await desk.openList()
  let asked = 0
  await page.route(/\/find-bookings\?/, (route) => {
    asked += 1
    return asked <= 2 ? route.fulfill({ status: 503 }) : route.continue()
  })

  await page.keyboard.press('/')
  await page.keyboard.type(guestName)

  await expect(page.getByRole('option').first()).toContainText(guestName, { timeout: 15_000 })
  expect(asked).toBe(3)
  await expect(page.getByRole('combobox', { name: words('staffFrame')('findBooking') })).toBeFocused()
  forgetLost(complaints)
})

test('a change is sent once', async ({ tab, complaints }) => {
  await tab.page.goto('/contact')
  await tab.page.waitForLoadState('networkidle')
  let sent = 0
  await tab.page.route(/\/contact/, (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent += 1
    return route.abort('connectionfailed')
  })

  await tab.page.locator('main form [name=name]').fill('Thandi')
  await tab.page.locator('main form button[type=submit]').click()
  await expect(tab.heading).not.toHaveText('Contact')
  // As long as the first repeat of a query would take.
  await tab.page.waitForTimeout(1500)

  expect(sent).toBe(1)
  forgetLost(complaints)
})
