import { ChangePage } from '../pages/change-page.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { withMovement } from '../pages/long-tests.ts'
import type { Tab } from '../pages/tab.ts'
import { expect, test } from '../test.ts'

test.use(withMovement)

const calendarOf = (tab: Tab) => tab.page.getByRole('dialog', { name: 'Choose dates' })

test('dates are typed as people write them, and what is no date says so', async ({ tab }) => {
  const { page } = tab
  await tab.open('/karoo-stargazers')
  await tab.isReady()
  const form = page.getByRole('form', { name: 'Dates and guests' })
  await form.getByLabel('Arriving', { exact: true }).click()
  const calendar = calendarOf(tab)
  const [from, to] = [calendar.getByLabel('Arrive on'), calendar.getByLabel('Leave on')]

  await from.fill('some day')
  await from.press('Enter')
  await expect(calendar).toContainText('Type a date like 18/12/2026 or 18 Dec.')
  await from.fill('1/11/2026')
  await to.focus()
  await expect(calendar).toContainText('That date has passed. Choose today or later.')
  await from.fill('18/12/2026')
  await to.fill('17 Dec 2026')
  await expect(from).toHaveValue('Fri 18 Dec 2026')
  await to.press('Enter')
  await expect(calendar).toContainText('Your departure must be after your arrival.')
  await to.fill('21 Dec')
  await to.press('Enter')

  await expect(calendar).toHaveCount(0)
  await expect(form.getByLabel('Arriving', { exact: true })).toHaveValue('2026-12-18')
  await expect(form.getByLabel('Leaving', { exact: true })).toHaveValue('2026-12-21')
  await form.getByRole('button', { name: 'Check availability' }).click()
  await expect(page).toHaveURL(/arrivalDate=2026-12-18&departureDate=2026-12-21/)
})

test('its months turn by arrow and by key, and December and a long weekend are one press away', async ({ tab }) => {
  const { page } = tab
  await tab.open('/karoo-stargazers')
  await tab.isReady()
  const form = page.getByRole('form', { name: 'Dates and guests' })
  const [arriving, leaving] = ['Arriving', 'Leaving'].map((name) => form.getByLabel(name, { exact: true }))
  await arriving!.click()
  const calendar = calendarOf(tab)
  const shown = calendar.getByRole('heading', { level: 2 })
  await expect(shown).toHaveText(/November to December 2026$/)
  await expect(calendar.getByRole('button', { name: 'Previous' })).toBeDisabled()

  const [next, previous] = ['Next', 'Previous'].map((name) => calendar.getByRole('button', { name }).first())
  await next!.click()
  await expect(shown).toHaveText(/January to February 2027$/)
  await previous!.click()
  await expect(shown).toHaveText(/November to December 2026$/)
  await next!.dblclick()
  await expect(shown, 'no press is lost, however quickly they come').toHaveText(/March to April 2027$/)
  await previous!.dblclick()
  await expect(shown).toHaveText(/November to December 2026$/)
  await calendar.locator('.calendar-day[tabindex="0"]').focus()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await expect(shown).toHaveText(/January/)
  await page.keyboard.press('PageUp')
  await page.keyboard.press('PageUp')
  await expect(shown).toHaveText(/November to December 2026$/)

  await calendar.getByRole('button', { name: /^December holidays ?Pick your days: / }).click()
  await expect(calendar.locator('.calendar-day[tabindex="0"]')).toHaveAccessibleName(/December 2026/)
  await expect(arriving!, 'a month is chosen, no stay').toHaveValue('')
  await calendar
    .getByRole('button', { name: /\b18 December 2026/ })
    .and(page.locator('.calendar-day'))
    .click()
  await expect(calendar).toContainText('Arriving Fri 18 Dec 2026. Now choose the day you leave.')
  await isForEverybody(tab, 'a calendar with its first day chosen', { asItIs: true })
  await calendar.getByRole('button', { name: /^Christmas Day/ }).click()
  await expect(calendar).toHaveCount(0)
  await expect(arriving!).toHaveValue('2026-12-24')
  await expect(leaving!).toHaveValue('2026-12-27')
  await expect(arriving!).toBeFocused()
  const shown24 = form.getByText('Thu 24 Dec', { exact: false }).first()
  await expect(shown24, 'not as the browser writes dates').toBeVisible()
  await page.keyboard.press('Shift')
  await expect(shown24, 'once somebody types').toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a finger that sweeps over the calendar turns its months, and chooses no day', async ({ tab }) => {
    const { page } = tab
    await tab.open('/karoo-stargazers')
    await tab.isReady()
    await page.getByRole('form', { name: 'Dates and guests' }).getByLabel('Arriving', { exact: true }).tap()
    const calendar = calendarOf(tab)
    const month = calendar.getByRole('heading', { level: 2 })
    await expect(month).toHaveText(/November 2026$/)
    for (const name of [/^This weekend/, 'Done']) {
      await expect(calendar.getByRole('button', { name }), 'all on one screen').toBeInViewport({ ratio: 1 })
    }

    await sweep(tab, { from: 320, to: 120 })
    await expect(month).toHaveText(/December 2026$/)
    await sweep(tab, { from: 320, to: 120 })
    await expect(month).toHaveText(/January 2027$/)
    await sweep(tab, { from: 120, to: 320 })
    await expect(month).toHaveText(/December 2026$/)
    await expect(calendar).toContainText('Choose the day you arrive, then the day you leave.')
    await expect(calendar.getByLabel('Arrive on')).toHaveValue('')
  })
})

/** Over the middle of the months, as a finger does it: down, along, up. */
async function sweep({ page }: Tab, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  const box = await page.locator('.calendar-grid').first().boundingBox()
  const y = Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)
  const devtools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  const steps = [1, 2, 3, 4, 5].map((step) => from + ((to - from) * step) / 5)
  // All at once: a finger that rests for a moment draws a stay.
  await Promise.all([send('touchStart', from), ...steps.map((x) => send('touchMove', x)), send('touchEnd', to)])
  await devtools.detach()
}

test('a booking is changed by the same calendar, which marks the nights that others have', async ({
  tab,
  program,
  gateway,
  stay,
}) => {
  const { page } = tab
  const change = new ChangePage(tab)
  const where = { orgSlug: 'karoo-stargazers', plot: 'Rooftop bay 1' }
  const { id, paymentUrl } = await program.reserve({ ...where, stay: stay('karoo-stargazers: Rooftop bay 1', '2027-08-09', 2) })
  await page.goto(paymentUrl!)
  await gateway.pay()
  await program.reserve({ ...where, stay: stay('karoo-stargazers: Rooftop bay 1', '2027-08-13', 2) })

  await change.open(id)
  await tab.isReady()
  await page.getByLabel('Arriving', { exact: true }).click()
  const calendar = calendarOf(tab)
  const day = (date: number) =>
    calendar.getByRole('button', { name: new RegExp(`\\b${date} August 2027`) }).and(page.locator('.calendar-day'))
  await expect(calendar).toContainText('Taken by others')
  for (const own of [9, 10, 12]) await expect(day(own)).not.toHaveAttribute('data-unavailable')
  for (const taken of [13, 14]) await expect(day(taken)).toHaveAttribute('data-unavailable')
  await day(10).click()
  await expect(day(13), 'who leaves on the 13th sleeps elsewhere that night').not.toHaveAttribute('data-unavailable')
  await expect(day(14)).toHaveAttribute('aria-disabled', 'true')
  await day(13).click()

  await expect(calendar).toHaveCount(0)
  await expect(page.getByLabel('Leaving', { exact: true })).toHaveValue('2027-08-13')
  await page.getByRole('button', { name: 'See the new price' }).click()
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible()
})
