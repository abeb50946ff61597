import type { Locator, Page } from '@playwright/test'
import { CalendarPage } from '../pages/calendar-page.ts'
import { DeskPage } from '../pages/desk-page.ts'
import { countedHands, secondsOfHands } from '../pages/keystrokes.ts'
import { LoginPage } from '../pages/login-page.ts'
import { stayFrom } from '../pages/stays.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const slug = 'kloofwater-camp'
const chartSlug = 'gariep-rooiduin-camp'
const t = words('offlineBookings')
const bookings = words('bookings')
const today = words('today')
const frame = words('staffFrame')

/** When, which plot, who, what was paid; then the tick, and Save. */
const thoughtsOfPhoneBooking = 6

/** What a desk does all day, in at most so many clicks from "Today"; typing and the tab key are no clicks. */
test('a walk-in is booked in four clicks', async ({ tab }) => {
  const { page } = tab
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await desk.openToday()
  const clicks = await countedClicks(page)

  await page.getByRole('link', { name: today('newBooking') }).click()
  await page
    .getByRole('link', { name: new RegExp(`^${t('book')} `) })
    .first()
    .click()
  await expect(page.getByLabel(t('firstName'), { exact: true })).toBeFocused()
  await page.keyboard.type('Quick')
  await desk.acceptTerms()
  await page.getByRole('button', { name: t('save') }).click()

  await expect(tab.heading).toContainText('Quick')
  expect(await clicks()).toBeLessThanOrEqual(4)
})

test('a booking by telephone with a deposit by EFT takes six clicks, and hands that are busy for less than thirty seconds', async ({
  tab,
}) => {
  const { page } = tab
  const { arrivalDate, departureDate } = stayFrom('2027-11-22', 2, 0)
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await desk.openToday()
  const hands = await countedHands(page)
  const { keyboard } = page
  const tabTo = async (field: Locator) => {
    for (let tries = 0; tries < 12 && !(await field.evaluate((each) => each === document.activeElement)); tries += 1)
      await keyboard.press('Tab')
    await expect(field).toBeFocused()
  }

  await page.getByRole('link', { name: today('newBooking') }).click()
  await expect(page.getByRole('heading', { name: t('freePlots') })).toBeVisible()
  for (const [label, date] of [
    ['arrival', arrivalDate],
    ['departure', departureDate],
  ] as const) {
    const field = page.getByLabel(t(label), { exact: true })
    await tabTo(field)
    // Eight digits, in the order in which this browser asks for them.
    const [year, month, day] = date.split('-')
    await keyboard.type(`${month}${day}${year}`)
    await expect(field).toHaveValue(date)
  }
  await page.waitForURL(({ searchParams }) => searchParams.get('departure') === departureDate)
  await page.getByRole('link', { name: `${t('book')} River stand 3`, exact: true }).click()
  await expect(page.getByLabel(t('firstName'), { exact: true })).toBeFocused()
  await keyboard.type('Nomsa')
  await tabTo(page.getByRole('textbox', { name: t('cell') }))
  await keyboard.type('0831234567')
  await tabTo(page.getByLabel(t('amount')))
  await keyboard.type('100')
  await keyboard.press('Tab')
  await keyboard.type('B')
  await expect(page.getByLabel(t('method'))).toHaveValue('eft')
  await desk.acceptTerms()
  await page.getByRole('button', { name: t('save') }).click()

  await expect(tab.heading).toContainText('Nomsa')
  await expect(page.locator('main')).toContainText('R100.00')
  const counted = await hands()
  const seconds = secondsOfHands(counted, thoughtsOfPhoneBooking)
  test.info().annotations.push({ type: 'hands', description: `${JSON.stringify(counted)}: ${seconds.toFixed(1)} s` })
  expect(counted.presses).toBeLessThanOrEqual(6)
  expect(seconds, JSON.stringify(counted)).toBeLessThan(30)
})

test('a booking is cancelled in three clicks, with what goes back and what stays', async ({ tab }) => {
  const { page } = tab
  const { arrivalDate, departureDate } = stayFrom('2027-11-29', 2, 0)
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await tab.open(`/org/${slug}/offline-bookings/new?${new URLSearchParams({ arrival: arrivalDate, departure: departureDate })}`)
  await desk.choosePlot('River stand 3')
  await page.getByLabel(t('firstName'), { exact: true }).fill('Fickle')
  await page.getByLabel(t('amount')).fill('100')
  await desk.acceptTerms()
  await page.getByRole('button', { name: t('save') }).click()
  await expect(tab.heading).toContainText('Fickle')
  await desk.openToday()
  const clicks = await countedClicks(page)

  await page.keyboard.press('/')
  await page.keyboard.type('Fickle')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(tab.heading).toContainText('Fickle')
  await desk.begin('cancel')
  await page.getByLabel(words('bookings')('cancelNote')).fill('Another plan')
  await desk.showChanges()
  await expect(desk.changes).toContainText(/R100\.00 goes back to the guest\.|You keep R\d+\.\d\d\./)
  await desk.doIt('cancel')

  expect(await clicks()).toBeLessThanOrEqual(3)
})

test('a guest is checked in with one click', async ({ tab, database }) => {
  const { slug: orgSlug, guestName } = await database.someStayUnderWay()
  const desk = new DeskPage(tab, orgSlug)
  await desk.signIn()
  await desk.openToday()
  const clicks = await countedClicks(tab.page)

  await desk
    .section('notArrived')
    .getByRole('button', { name: `Check in ${guestName}` })
    .click()
  await expect(tab.page.getByRole('status').filter({ hasText: 'Checked in.' })).toContainText(guestName)

  expect(await clicks()).toBeLessThanOrEqual(1)
  await tab.isReady()
  await desk.undo('undo-check-in')
})

test('guests who have paid are checked out with one click', async ({ tab }) => {
  const { page } = tab
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await desk.takeWalkIn({
    plot: 'River stand 2',
    departure: '2026-11-23',
    firstName: 'Leaving',
    lastName: 'Early',
    plate: 'CA 1-1',
    paid: '100',
  })
  await desk.begin('payment')
  await page.getByRole('button', { name: bookings('do_payment'), exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: bookings('did_payment') })).toBeVisible()
  await desk.openToday()
  await page.getByRole('button', { name: 'Check in Leaving Early' }).click()
  await expect(desk.section('inHouse')).toContainText('Leaving Early')
  await tab.isReady()
  const clicks = await countedClicks(page)

  await desk.section('inHouse').getByRole('button', { name: 'Check out Leaving Early' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Checked out.' })).toContainText('Leaving Early')

  expect(await clicks()).toBeLessThanOrEqual(1)
})

test('a booking is moved by a drag and one click, and made longer likewise', async ({ tab, program, stay }) => {
  const nights = stay(chartSlug, '2027-08-02', 2)
  await program.reserve({ orgSlug: chartSlug, stay: nights, plot: 'Stand 1' })
  const chart = new CalendarPage(tab, chartSlug)
  await chart.open(nights.arrivalDate)
  const clicks = await countedClicks(tab.page)
  const drags = 2

  await chart.drag(await chart.cell('Stand 1', 1), await chart.cell('Stand 2', 1))
  await chart.button('save').click()
  await expect(chart.bars('Stand 2')).toHaveCount(1)
  await expect(chart.done).toBeVisible()
  const bar = (await chart.bars('Stand 2').boundingBox())!
  const right = { x: bar.x + bar.width - 3, y: bar.y + bar.height / 2 }
  await chart.drag(right, { x: right.x + (await chart.cell('Stand 2', 1)).x - (await chart.cell('Stand 2', 0)).x, y: right.y })
  await chart.button('save').click()
  await expect(chart.bars('Stand 2')).toHaveAccessibleName(/Mon 2 – Thu 5 Aug 2027/)

  expect((await clicks()) - drags).toBeLessThanOrEqual(2)
})

test('a night is blocked with one click on it and one that says so', async ({ tab, stay }) => {
  const nights = stay(chartSlug, '2027-12-13', 1)
  const chart = new CalendarPage(tab, chartSlug)
  await chart.open(nights.arrivalDate)
  const clicks = await countedClicks(tab.page)

  const cell = await chart.cell('Stand 3', 1)
  await tab.page.mouse.click(cell.x, cell.y)
  await chart.button('blockIt').click()
  await expect(chart.bars('Stand 3')).toHaveAccessibleName(/^Blocked: /)

  expect(await clicks()).toBeLessThanOrEqual(2)
})

test('a balance is taken in cash with two clicks', async ({ tab }) => {
  const { page } = tab
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await tab.open(`/org/${slug}/offline-bookings/new`)
  await page
    .getByRole('link', { name: new RegExp(`^${t('book')} `) })
    .first()
    .click()
  await page.getByLabel(t('firstName'), { exact: true }).fill('Owing')
  await desk.acceptTerms()
  await page.getByRole('button', { name: t('save') }).click()
  await expect(tab.heading).toContainText('Owing')
  await desk.openToday()
  const clicks = await countedClicks(page)

  const owing = desk.section('toCollect').getByRole('row').filter({ hasText: 'Owing' })
  await owing.getByRole('link', { name: new RegExp(`^${bookings('act_payment')}`) }).click()
  await expect(tab.heading).toHaveText(bookings('act_payment'))
  await page.getByRole('button', { name: bookings('do_payment'), exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: bookings('did_payment') })).toBeVisible()

  expect(await clicks()).toBeLessThanOrEqual(2)
})

test('a booking is found with one key and typing, from any page', async ({ tab, database }) => {
  const { page } = tab
  const { slug: orgSlug, guestName } = await database.someStayUnderWay()
  await new DeskPage(tab, orgSlug).signIn()
  await tab.open(`/org/${orgSlug}/calendar`)
  const clicks = await countedClicks(page)

  await page.keyboard.press('/')
  await page.keyboard.type(guestName)
  const found = page.getByRole('option').filter({ hasText: guestName })
  await expect(found.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/bookings\/[^/?]+$/)
  await expect(tab.heading).toContainText(guestName)
  expect(await clicks()).toBe(0)
})

test('on a phone a button opens the search, and leads to the list without scripts', { tag: '@nojs' }, async ({
  tab,
  database,
}) => {
  const { page } = tab
  const { slug: orgSlug, guestName } = await database.someStayUnderWay()
  const desk = new DeskPage(tab, orgSlug)
  await desk.signIn()
  await page.setViewportSize({ width: 360, height: 740 })
  await desk.openToday()

  await page.getByRole('link', { name: frame('findBooking'), exact: true }).click()
  if (!tab.hasScripts) {
    await expect(page).toHaveURL(/\/bookings$/)
    return
  }
  await page.keyboard.type(guestName)
  await page.getByRole('option').filter({ hasText: guestName }).first().click()

  await expect(page).toHaveURL(/\/bookings\/[^/?]+$/)
  await expect(tab.heading).toContainText(guestName)
})

test('the platform finds a booking of any campsite with one key and typing', async ({ tab, database }) => {
  const { page } = tab
  const { slug: orgSlug, guestName } = await database.someStayUnderWay()
  const login = new LoginPage(tab)
  await login.openAs('admin@demo.test', '/admin/users')
  await expect(page).toHaveURL(/\/admin\/users$/)
  await tab.isReady()

  await page.keyboard.press('/')
  await page.keyboard.type(guestName)
  const found = page.getByRole('option').filter({ hasText: guestName })
  await expect(found.first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/find-bookings\?q=/)
  await expect(tab.heading).toHaveText(frame('findBooking'))
  await page.getByRole('listitem').getByRole('link', { name: guestName }).first().click()

  await expect(tab.heading).toContainText(guestName)
  expect(orgSlug).not.toBe('')
})

test('without scripts the field leads to the list', { tag: '@nojs' }, async ({ tab, database }) => {
  const { page } = tab
  const { slug: orgSlug, guestName } = await database.someStayUnderWay()
  const desk = new DeskPage(tab, orgSlug)
  await desk.signIn()
  await desk.openToday()

  await page
    .getByRole('search', { name: frame('findBooking') })
    .locator('input')
    .fill(guestName)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === guestName)
  await expect(desk.rows.filter({ hasText: guestName }).first()).toBeVisible()
})

/** Counts presses of a pointer from now on; the pages are changed by scripts alone. */
async function countedClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { presses: number }
    counted.presses = 0
    document.addEventListener('pointerdown', () => {
      counted.presses += 1
    })
  })
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses)
}
