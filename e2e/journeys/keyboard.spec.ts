import type { Locator, Page } from '@playwright/test'
import { thandi } from '../pages/reserve-page.ts'
import { expect, test } from '../test.ts'

test('everything up to the check page is done without a mouse', async ({ home, campsite, reserving, tab, stay }) => {
  const { page } = tab
  const { keyboard } = page
  const { arrivalDate, departureDate } = stay('lowveld-caravan-park', '2027-08-16', 2)
  await home.open()

  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await tabTo(page, home.place)
  await keyboard.type('ha')
  await expect(page.getByText('Type at least 3 letters')).toBeVisible()
  await keyboard.type('zyv')
  await expect(page.getByRole('option', { name: /Hazyview/ })).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(home.place).toHaveValue('Hazyview, Mpumalanga')
  await typeDate(page, home.form.getByLabel('Arriving', { exact: true }), arrivalDate)
  await typeDate(page, home.form.getByLabel('Leaving', { exact: true }), departureDate)
  await tabTo(page, home.form.getByRole('button', { name: 'Search', exact: true }))
  await keyboard.press('Enter')

  await tabTo(page, home.card('Lowveld Caravan Park').getByRole('link', { name: 'Lowveld Caravan Park', exact: true }))
  await keyboard.press('Enter')
  await expect(tab.heading).toHaveText('Lowveld Caravan Park')
  await expect(tab.heading).toBeFocused()
  const choice = campsite.choice('Caravan bay 1')
  await tabTo(page, choice)
  await keyboard.press('Space')
  await expect(campsite.selection).toContainText('Caravan bay 1')
  await expect(choice).toBeFocused()
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'See selection' })).toBeFocused()
  await keyboard.press('Enter')
  await tabTo(page, campsite.selection.getByRole('button', { name: 'Reserve', exact: true }), mostStopsToReserve)
  await keyboard.press('Enter')

  await reserving.isOn('stepDetails')
  await expect(tab.heading).toBeFocused()
  for (const [label, value] of [
    ['First name', thandi.firstName],
    ['Last name', thandi.lastName],
    ['E-mail', thandi.email],
    ['Phone number', thandi.cell],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await keyboard.type(value)
  }
  await keyboard.press('Enter')
  await reserving.isOn('stepTerms')
  await expect(tab.heading).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Continue' }))
  await keyboard.press('Enter')
  await expect(reserving.problems, 'the focus goes to what is wrong').toBeFocused()
  await tabTo(page, page.getByRole('checkbox').last())
  await keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Continue' }))
  await keyboard.press('Enter')

  await reserving.isOn('stepCheck')
  await expect(tab.heading).toBeFocused()
  await tabTo(page, reserving.submitButton)
})

test('the theme is switched by keyboard, and kept', async ({ home, tab }) => {
  const { page } = tab
  await home.open()
  const root = page.locator('html')

  await tabTo(page, page.getByRole('button', { name: 'Dark theme' }))
  const kept = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/theme'))
  await page.keyboard.press('Enter')

  await expect(root).toHaveAttribute('data-theme', 'dark')
  await kept
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible()
})

const mostStops = 120
/** With the link that leads to the selection: twelve from the plot. */
const mostStopsToReserve = 11

/** By the Tab key alone, so that what cannot be reached is found out. */
async function tabTo(page: Page, target: Locator, most = mostStops): Promise<void> {
  await target.waitFor()
  for (let stops = 0; stops < most; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not lead to ${target}`)
}

/** As this browser writes dates: month, day, year. */
async function typeDate(page: Page, field: Locator, date: string): Promise<void> {
  const [year, month, day] = date.split('-')
  await tabTo(page, field)
  await page.keyboard.type(`${month}${day}${year}`)
  await expect(field).toHaveValue(date)
}
