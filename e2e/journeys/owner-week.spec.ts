import { calendar } from '../../web/app/wording/en/staff/calendar.ts'
import { CalendarPage } from '../pages/calendar-page.ts'
import { DeskPage } from '../pages/desk-page.ts'
import { expect, test } from '../test.ts'

test.use({ actionTimeout: 10_000 })

const week = 'gariep-rooiduin-camp'
const walkIn = 'Lerato Nkosi'

test('a desk runs its week: a walk-in, a longer stay, a move, a block, arrivals and departures, and money that goes back', async ({
  tab,
  program,
  database,
  mailbox,
  stay,
}) => {
  test.slow()
  const { page } = tab
  const chart = new CalendarPage(tab, week)
  const desk = new DeskPage(tab, week)
  const payments = page.getByRole('region', { name: 'Payments' })
  await chart.open('2026-11-21', 7)
  const [first, second] = await chart.freePlots()

  await test.step('somebody walks in and pays in cash', async () => {
    await desk.takeWalkIn({
      plot: first,
      departure: '2026-11-23',
      firstName: 'Lerato',
      lastName: 'Nkosi',
      plate: 'CA 512-904',
      paid: '100',
    })
    await expect(tab.heading).toHaveText(walkIn)
    await expect(payments).toContainText('R100.00')
    await desk.open('')
    await desk.find('CA 512-904')
    await expect(desk.rows.filter({ hasText: walkIn })).toContainText('Confirmed')
  })

  await test.step('they stay a night longer, and the price says so first', async () => {
    await tab.open(`/org/${week}/calendar?from=2026-11-21&days=7`)
    await chart.bars(first).click()
    await expect(chart.panel.getByText(walkIn)).toBeVisible()
    await chart.preview({ departure: '2026-11-24' })
    await expect(chart.panel.getByLabel(/By today’s rates: R\d+\.\d\d \(R\d+\.\d\d more\)/)).toBeChecked()
    await chart.button('save').click()
    await expect(chart.done).toContainText('was changed.')
    await expect(chart.bars(first)).toHaveAccessibleName(/Sat 21 – Tue 24 Nov 2026/)
  })

  await test.step('they would rather have another plot', async () => {
    await page.keyboard.press('Escape')
    await chart.drag(await chart.cell(first, 1), await chart.cell(second, 1))
    await expect(chart.panel.getByText(`Sat 21 – Tue 24 Nov 2026, ${second}`)).toBeVisible()
    await chart.button('save').click()
    await expect(chart.bars(second)).toHaveAccessibleName(/Lerato Nkosi.*Sat 21 – Tue 24 Nov 2026/)
    await expect(chart.bars(first)).toHaveCount(0)
  })

  await test.step('a plot is kept for new gravel', async () => {
    await page.keyboard.press('Escape')
    await chart.drag(await chart.cell(first, 3), await chart.cell(first, 4))
    await chart.panel.getByLabel(calendar.reason).fill('New gravel')
    await chart.button('blockIt').click()
    await expect(chart.bars(first)).toHaveAccessibleName(/New gravel.*Tue 24 – Thu 26 Nov 2026/)
  })

  await test.step('the day: in, out of it again, in, and away', async () => {
    await desk.openToday()
    const checkIn = desk.section('arrivals').getByRole('button', { name: `Check in ${walkIn}` })
    await checkIn.click()
    await desk.checkInAnyway()
    await expect(page.getByRole('status').filter({ hasText: 'Checked in.' })).toContainText(walkIn)
    await tab.isReady()
    await desk.undo('undo-check-in')
    await checkIn.click()
    await desk.checkInAnyway()
    await expect(desk.section('inHouse')).toContainText(walkIn)
    await expect(desk.section('arrivals')).not.toContainText(walkIn)
    await desk.section('inHouse').getByRole('link', { name: walkIn }).click()
    await expect(tab.heading).toHaveText(walkIn)
    await desk.begin('payment')
    await desk.doIt('payment')
    await expect(tab.fact('Balance')).toHaveText('R0.00')
    await desk.begin('check-out')
    await desk.doIt('check-out')
  })

  await test.step('another guest cancels: what was paid goes back by hand, and is written down', async () => {
    const { id } = await program.reserve({ orgSlug: week, stay: stay(week, '2027-11-15', 2), plot: first })
    await desk.open(id)
    await desk.begin('confirm')
    await desk.doIt('confirm')
    await desk.begin('payment')
    await page.getByLabel('Amount in rand').fill('100')
    await desk.doIt('payment')
    await desk.begin('cancel')
    await page.getByLabel('Why?').fill('A funeral in the family')
    await page.getByRole('radio', { name: /^Everything paid: R100.00/ }).check()
    await desk.showChanges()
    await expect(desk.changes).toContainText('R100.00 goes back to the guest.')
    await desk.doIt('cancel')
    await mailbox.email(id, 'booking_cancellation')
    await payments.getByRole('link', { name: 'Record refund' }).click()
    await tab.isReady()
    await page.getByLabel('Reference').fill('FNB 4712')
    await desk.showChanges()
    await desk.doIt('refund')
    expect(await database.moneyMoved(id)).toEqual(['capture', 'refund'])
    await expect(payments).toContainText('Paid back')
  })
})

test('who never came is marked a no-show, and the nights are free again', async ({ tab, database }) => {
  const { slug, guestName } = await database.someStayUnderWay()
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await desk.openToday()
  await desk.section('notArrived').getByRole('link', { name: guestName }).first().click()
  await expect(tab.heading).toHaveText(guestName)

  await desk.begin('no-show')
  await expect(desk.changes.getByRole('row', { name: 'Status' })).toContainText('No-show')
  await desk.doIt('no-show')

  await expect(tab.page.locator('.booking-lead')).toContainText('No-show')
  await expect(tab.page.getByRole('link', { name: 'Check in' })).toHaveCount(0)
})
