import type { Locator } from '@playwright/test'
import { DeskPage } from '../pages/desk-page.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import type { Tab } from '../pages/tab.ts'
import { words } from '../pages/words.ts'
import type { Database } from '../server/database.ts'
import { expect, test } from '../test.ts'

test('guests are checked in with one touch, and back again', { tag: '@nojs-long' }, async ({ tab, database }) => {
  const { slug, guestName } = await database.someStayUnderWay()
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await desk.openToday()
  const expected = desk.section('notArrived')
  await expect(expected).toContainText(guestName)

  await expected.getByRole('button', { name: `Check in ${guestName}` }).click()
  await expect(tab.page.getByRole('status').filter({ hasText: 'Checked in.' })).toContainText(guestName)
  await expect(desk.section('inHouse')).toContainText(guestName)
  await expect(expected).not.toContainText(guestName)
  await tab.isReady()

  await desk.undo('undo-check-in')
  await expect(expected).toContainText(guestName)
})

const bookings = words('bookings')
const record = new RegExp(`^${bookings('act_payment')}`)
const small = { width: 390, height: 640 }

/** Of a campsite with somebody to arrive, on a screen with much to scroll. */
async function dayOfStay(tab: Tab, database: Database) {
  const { slug, guestName } = await database.someStayUnderWay()
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await tab.page.setViewportSize(small)
  await desk.openToday()
  await expect(tab.page.locator('.day-counts'), 'the day comes before its tools').toBeInViewport({ ratio: 0.5 })
  return { desk, guestName }
}

test('the page stays where it was scrolled and focused after checking in, undoing that, and checking out', async ({
  tab,
  database,
}) => {
  const { page } = tab
  const { desk, guestName } = await dayOfStay(tab, database)
  const expected = desk.section('notArrived')
  const touch = async (section: Locator, act: string, said: string) => {
    const button = section.getByRole('button', { name: `${act} ${guestName}` })
    await button.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before, `${act}: far down`).toBeGreaterThan(600)
    await button.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: said })).toBeInViewport()
    await tab.isReady()
    const after = await page.evaluate(() => window.scrollY)
    expect(Math.abs(after - before), `${act}: scrolled as before, but for what came and went above`).toBeLessThan(500)
    await expect(section.locator(':focus'), `${act}: the focus is in its list, in sight`).toBeInViewport()
  }

  await touch(expected, 'Check in', 'Checked in.')
  await desk.undo('undo-check-in')
  await expect(page.locator('[data-section="did"]').locator(':focus')).toContainText(guestName)
  await touch(expected, 'Check in', 'Checked in.')
  await touch(desk.section('inHouse'), 'Check out', 'Checked out.')
  await expect(desk.section('departures').getByRole('heading')).toContainText(/\d gone/)
  await page.emulateMedia({ media: 'print' })
  const row = desk.section('departures').getByRole('row').filter({ hasText: guestName })
  const tick = row.locator('td[data-kind="actions"]').evaluate((cell) => getComputedStyle(cell, '::before').content)
  expect(await tick, 'nothing to tick of who has left').toBe('none')
  await page.emulateMedia({ media: null })
  await desk.undo('undo-check-out')
  await desk
    .section('inHouse')
    .getByRole('button', { name: `Check out ${guestName}` })
    .waitFor()
})

test('whoever takes cash from the day comes back to what is to collect', { tag: '@nojs-long' }, async ({ tab }) => {
  const { page } = tab
  const desk = new DeskPage(tab, 'breede-bend')
  await desk.signIn()
  await page.setViewportSize(small)
  await desk.openToday()
  const owing = desk
    .section('toCollect')
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: record }) })
  const count = await owing.count()

  await owing.first().getByRole('link', { name: record }).click()
  await expect(tab.heading).toHaveText(bookings('act_payment'))
  await tab.isReady()
  await page.getByRole('button', { name: bookings('do_payment'), exact: true }).click()

  await expect(page.getByRole('status').first()).toContainText(bookings('did_payment'))
  await expect(owing).toHaveCount(count - 1)
  await expect(desk.section('toCollect').getByRole('heading')).toBeInViewport()
  await expect(desk.section('toCollect').getByRole('heading')).toBeFocused()
})

test('without scripts an act leads back to its list', { tag: '@nojs' }, async ({ tab, database }) => {
  const { page } = tab
  const { desk, guestName } = await dayOfStay(tab, database)
  const button = desk.section('notArrived').getByRole('button', { name: `Check in ${guestName}` })

  await button.click()
  await expect(page.getByRole('status').filter({ hasText: 'Checked in.' })).toBeInViewport()

  await expect(desk.section('notArrived').getByRole('heading')).toBeInViewport()
  await tab.isReady()
  await desk.undo('undo-check-in')
})

test('the day prints on one sheet, and everybody can use it', async ({ tab, database }) => {
  const { page } = tab
  const { slug } = await database.someStayUnderWay()
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  // The first page greets.
  await desk.openList()
  await desk.openToday()

  const sheet = await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' } })
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
  await isForEverybody(tab, 'today')
})
