import type { Page } from '@playwright/test'
import { calendar } from '../../web/app/wording/en/staff/calendar.ts'
import { CalendarPage } from '../pages/calendar-page.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const bookings = words('bookings')
const orgSlug = 'gariep-rooiduin-camp'
const [first, second, third] = ['Stand 1', 'Stand 2', 'Stand 3'] as const

test('the desk moves a booking by the dialog, sees what it costs first, and takes it back @nojs-long', async ({
  tab,
  program,
  stay,
}) => {
  const nights = stay(orgSlug, '2027-09-06', 2)
  await program.reserve({ orgSlug, stay: nights, plot: first })
  const chart = new CalendarPage(tab, orgSlug)
  await chart.open(nights.arrivalDate)

  await chart.bars(first).click()
  await expect(chart.panel.getByText('Sipho Dlamini')).toBeVisible()
  await chart.preview({ departure: dayAfter(nights.departureDate) })
  await expect(chart.panel.getByLabel(/By today’s rates: R\d+\.\d\d \(R\d+\.\d\d more\)/)).toBeChecked()
  await expect(chart.panel.getByLabel(/^Keep the price: R/)).toBeVisible()
  await chart.button('save').click()

  await expect(chart.done).toContainText(/\d{3}-\d{3}-\d{3} was changed\./)
  await expect(chart.bars(first)).toHaveAccessibleName(/Mon 6 – Thu 9 Sep 2027|Mon 4 – Thu 7 Oct 2027/)
  await chart.undo()
  await expect(tab.page.getByText(/The change to .* was undone, and we’re telling the guest\./)).toBeVisible()
  await expect(chart.bars(first)).toHaveAccessibleName(/Mon 6 – Wed 8 Sep 2027|Mon 4 – Wed 6 Oct 2027/)
})

test('a drag moves a booking to another plot, and is told where somebody else stays', async ({ tab, program, stay }) => {
  const nights = stay(orgSlug, '2027-09-20', 2)
  await program.reserve({ orgSlug, stay: nights, plot: first })
  await program.reserve({ orgSlug, stay: nights, plot: second })
  const chart = new CalendarPage(tab, orgSlug)
  await chart.open(nights.arrivalDate)

  await chart.carry(await chart.cell(first, 1), await chart.cell(second, 1))
  await expect(chart.shadow).toContainText('Not free: Sipho Dlamini.')
  await expect(chart.shadow).toHaveCSS('border-top-color', 'rgb(185, 28, 28)')
  await tab.page.mouse.up()
  await expect(chart.panel.getByRole('alert')).toHaveText(`Not free on these nights: ${second}.`)
  await expect(chart.button('save')).toHaveCount(0)
  await tab.page.keyboard.press('Escape')
  await expect(chart.panel).toHaveCount(0)

  await chart.carry(await chart.cell(first, 1), await chart.cell(third, 3))
  await expect(chart.shadow).toContainText(`${third}, Wed 22 – Fri 24 Sep 2027. ${calendar.drop_free}`)
  await expect(chart.shadow).toHaveCSS('border-top-color', 'rgb(4, 120, 87)')
  await tab.page.mouse.up()
  await expect(chart.panel.getByText(`Wed 22 – Fri 24 Sep 2027, ${third}`)).toBeVisible()
  await chart.panel.getByLabel(calendar.notify).uncheck()
  await chart.button('save').click()
  await expect(chart.bars(third)).toHaveCount(1)
  await expect(chart.bars(first)).toHaveCount(0)

  await chart.bars(third).click()
  const opened = chart.panel.getByRole('heading', { level: 2 })
  const moved = await opened.innerText()
  await chart.panel.getByRole('link', { name: /^‹ Previous: / }).click()
  await expect(opened).not.toHaveText(moved)
  await expect(opened).toBeFocused()
  await chart.panel.getByRole('link', { name: /^Next: .* ›$/ }).click()
  await expect(opened).toHaveText(moved)
})

test('nights are blocked by drawing over them, and given back', async ({ tab, stay }) => {
  const nights = stay(orgSlug, '2027-10-11', 3)
  const chart = new CalendarPage(tab, orgSlug)
  await chart.open(nights.arrivalDate)

  await chart.drag(await chart.cell(first, 1), await chart.cell(second, 3))
  await expect(chart.panel.getByRole('link', { name: calendar.newBooking })).toHaveAttribute(
    'href',
    /\/org\/gariep-rooiduin-camp\/offline-bookings\/new\?plot=.+&plot=.+&arrival=2027-10-12&departure=2027-10-15/,
  )
  await chart.panel.getByLabel(calendar.reason).fill('New gravel')
  await chart.button('blockIt').click()

  for (const plot of [first, second]) {
    await expect(chart.bars(plot)).toHaveAccessibleName(/Blocked: +New gravel ?, Tue 12 – Fri 15 Oct 2027/)
  }
  await chart.undo()
  await expect(tab.page.getByText(calendar['done_block-released'])).toBeVisible()
  await expect(chart.bars(first)).toHaveCount(0)
})

test('a button begins a booking or a block where no cell was pointed at', async ({ tab, stay }) => {
  const nights = stay(orgSlug, '2027-10-18', 3)
  const chart = new CalendarPage(tab, orgSlug)
  await chart.open(nights.arrivalDate)

  await tab.page.getByRole('link', { name: calendar.newOrBlock }).click()
  await expect(chart.button('blockIt')).toBeVisible()
  await chart.panel.getByRole('link', { name: calendar.newBooking }).click()

  await expect(tab.page).toHaveURL(({ searchParams }) => searchParams.get('arrival') === nights.arrivalDate)
  await expect(tab.page.getByRole('heading', { name: 'Free plots' })).toBeVisible()
})

test('what somebody else does appears within five seconds', async ({ tab, program, stay }) => {
  const nights = stay(orgSlug, '2027-10-25', 2)
  const chart = new CalendarPage(tab, orgSlug)
  await chart.open(nights.arrivalDate)
  await expect(chart.bars(first)).toHaveCount(0)

  await program.hold({ orgSlug, stay: nights, plot: first })

  await expect(chart.bars(first)).toHaveAttribute('data-look', 'temporaryHold', { timeout: 5_000 })
})

test('everything is done by keys', async ({ tab, program, stay }) => {
  const nights = stay(orgSlug, '2027-11-08', 2)
  await program.reserve({ orgSlug, stay: nights, plot: first })
  const chart = new CalendarPage(tab, orgSlug)
  await chart.open(nights.arrivalDate)
  const { keyboard } = tab.page

  await tab.page.locator('.chart-cursor').focus()
  await keyboard.press('Enter')
  await expect(chart.panel.getByText('Sipho Dlamini')).toBeVisible()
  await keyboard.press('Escape')
  await expect(tab.page.locator('.chart-cursor')).toBeFocused()

  await keyboard.press('m')
  for (const key of ['ArrowDown', 'ArrowRight', 'Shift+ArrowRight', 'Enter']) await keyboard.press(key)
  await expect(chart.panel.getByText(`Tue 9 – Fri 12 Nov 2027, ${second}`)).toBeVisible()
  await keyboard.press('Escape')

  await tab.page.locator('.chart-cursor').focus()
  for (const key of ['ArrowDown', 'Shift+ArrowRight', 'Enter']) await keyboard.press(key)
  await expect(chart.panel.getByText('Mon 8 – Wed 10 Nov 2027').first()).toBeVisible()
  await keyboard.press('Escape')
  await expect(tab.page.locator('.chart-cursor')).toBeFocused()
  await keyboard.press('Home')
  await expect(tab.page.locator('.chart-date[data-today]')).toBeVisible()
})

test('a stay is divided over two plots by keys, and put together again', async ({ tab, program, stay }) => {
  const nights = stay(orgSlug, '2027-08-23', 3)
  await program.reserve({ orgSlug, stay: nights, plot: first })
  const chart = new CalendarPage(tab, orgSlug)
  await chart.open(nights.arrivalDate)

  await tab.page.locator('.chart-cursor').focus()
  for (const key of ['ArrowRight', 's']) await tab.page.keyboard.press(key)
  await expect(chart.panel.getByLabel(calendar.splitFrom)).toHaveValue('2027-08-24')
  await chart.panel.getByLabel(calendar.splitTo).selectOption(second)
  await chart.panel.getByLabel(calendar.splitTo).press('Tab')
  await tab.page.keyboard.press('Enter')
  await expect(chart.panel.getByText(`${first} (Mon 23 – Tue 24 Aug 2027), ${second} (Tue 24 – Thu 26 Aug 2027)`)).toBeVisible()
  await chart.button('save').click()

  await expect(chart.bars(first)).toHaveAccessibleName(/Mon 23 – Tue 24 Aug 2027/)
  await expect(chart.bars(second)).toHaveAccessibleName(/Tue 24 – Thu 26 Aug 2027/)
  await chart.undo()
  await expect(chart.bars(first)).toHaveAccessibleName(/Mon 23 – Thu 26 Aug 2027/)
  await expect(chart.bars(second)).toHaveCount(0)
})

test('of two desks with one booking, the slower sees what the quicker did before anything is saved @nojs-long', async ({
  tab,
  program,
  stay,
}) => {
  const nights = stay(orgSlug, '2027-05-17', 2)
  const { id } = await program.reserve({ orgSlug, stay: nights, plot: first })
  const chart = new CalendarPage(tab, orgSlug)
  await chart.open(nights.arrivalDate)
  await chart.bars(first).click()
  await chart.preview({ departure: dayAfter(nights.departureDate) })
  await movedByAnother(tab.page, `/org/${orgSlug}/bookings/${id}/move`, second)

  await chart.button('save').click()
  await expect(chart.panel.getByText(calendar['refusal_changed-meanwhile'])).toBeVisible()
  await expect(chart.panel.getByText(new RegExp(`, ${second}$`)).first()).toBeVisible()

  await chart.button('save').click()
  await expect(chart.done).toBeVisible()
})

test('a booking is found by its reference, and a phone shows an agenda', async ({ tab, program, stay }) => {
  const nights = stay(orgSlug, '2027-11-22', 2)
  await program.reserve({ orgSlug, stay: nights, plot: first })
  const chart = new CalendarPage(tab, orgSlug)
  await chart.open(nights.arrivalDate)

  await tab.page.getByRole('searchbox').fill('dlamini')
  await tab.page.keyboard.press('Enter')
  await expect(tab.page.getByText('1 booking found')).toBeVisible()
  await expect(chart.bars(first)).toHaveAttribute('data-found', 'true')

  await tab.page.setViewportSize({ width: 390, height: 844 })
  await expect(chart.row(first)).toHaveCount(0)
  const agenda = tab.page.getByRole('region', { name: calendar.agenda })
  await agenda
    .getByRole('link', { name: /Sipho Dlamini/ })
    .first()
    .click()
  await expect(chart.panel.getByText(first).first()).toBeVisible()

  await chart.panel.getByRole('link', { name: bookings('act_payment') }).click()
  await tab.isReady()
  await tab.page.getByRole('button', { name: bookings('do_payment'), exact: true }).click()
  await expect(tab.page, 'back at the same days, with the booking open').toHaveURL(
    new RegExp(`/calendar\\?.*from=${nights.arrivalDate}.*open=`),
  )
  await expect(chart.panel.getByText(first).first()).toBeVisible()
  await expect(chart.panel.getByRole('link', { name: bookings('act_payment') }), 'paid').toHaveCount(0)
  await expect(chart.panel.getByRole('status')).toHaveText(new RegExp(bookings('did_payment')))
})

test('what was done from the panel is said there, and taken back there', { tag: '@nojs-long' }, async ({ tab, database }) => {
  const { page } = tab
  const { slug, guestName } = await database.someStayUnderWay()
  const chart = new CalendarPage(tab, slug)
  await chart.open('2026-11-21')
  await tab.open(`/org/${slug}/calendar?${new URLSearchParams({ from: '2026-11-20', days: '14', q: guestName })}`)
  await page.locator('.chart-bar').filter({ hasText: guestName }).first().click()
  const said = (did: string) => chart.panel.getByRole('status').filter({ hasText: did })

  const checkIn = chart.panel.getByRole('button', { name: bookings('act_check-in') })

  await checkIn.click()
  await expect(said(bookings('did_check-in'))).toBeInViewport()
  await expect(checkIn).toHaveCount(0)
  await tab.isReady()

  await said(bookings('did_check-in'))
    .getByRole('button', { name: bookings('undo') })
    .click()
  await expect(said(bookings('did_undo-check-in'))).toBeInViewport()
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) => pathname.endsWith('/calendar') && searchParams.get('days') === '14',
  )
  await expect(checkIn).toBeVisible()
  if (tab.hasScripts) await expect(chart.panel.getByRole('heading', { level: 2 })).toBeFocused()

  await chart.panel.getByRole('link', { name: bookings('act_cancel') }).click()
  await tab.isReady()
  await page.getByRole('link', { name: bookings('goBack') }).click()
  await expect(chart.panel, 'who changes their mind is back, too').toContainText(guestName)
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('days') === '14')

  await chart.panel.getByRole('link', { name: calendar.close }).click()
  await expect(page.getByText(bookings('did_undo-check-in')), 'said once').toHaveCount(0)
})

test('the chart and its panels can be used by everybody, light and dark', async ({ tab, program, stay }) => {
  const nights = stay(orgSlug, '2027-12-06', 2)
  await program.reserve({ orgSlug, stay: nights, plot: first })
  const chart = new CalendarPage(tab, orgSlug)
  await chart.open(nights.arrivalDate)

  await tab.page.getByText(calendar.legend).click()
  await isForEverybody(tab, 'chart', { asItIs: true })
  await chart.bars(first).click()
  await chart.preview({ plot: second })
  await isForEverybody(tab, 'booking', { asItIs: true })
  await chart.drag(await chart.cell(third, 1), await chart.cell(third, 2))
  await isForEverybody(tab, 'free nights', { asItIs: true })
})

/** In another window, on the page of the booking. */
async function movedByAnother(page: Page, address: string, plot: string): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(address, { waitUntil: 'networkidle' })
  const plots = other.locator('select[name="plot-0"]')
  await plots.selectOption(
    await plots
      .locator('option')
      .filter({ hasText: new RegExp(`^${plot}\\b`) })
      .first()
      .innerText(),
  )
  await other.getByRole('button', { name: bookings('showChanges') }).click()
  await other.getByRole('button', { name: bookings('do_move') }).click()
  await expect(other.getByRole('status').filter({ hasText: bookings('did_move') })).toBeVisible()
  await other.close()
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
