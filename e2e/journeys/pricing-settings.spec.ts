import type { Page } from '@playwright/test'
import { placeSettings } from '../../web/app/wording/en/staff/place-settings.ts'
import { rateSettings } from '../../web/app/wording/en/staff/rate-settings.ts'
import { CampsitePage } from '../pages/campsite-page.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { LoginPage } from '../pages/login-page.ts'
import { Tab } from '../pages/tab.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const slug = 'kloofwater-camp'
const settings = `/org/org-organisation`
const owner = 'owner@kloofwater-camp.test'

/** Opened as an owner; a guest's window is another one, with no session of its own. */
async function open(tab: Tab, page: string, username = owner): Promise<void> {
  await new LoginPage(tab).openAs(username, `${settings}/${page}`)
}

/** Ten percent more on one rate of one plot: other journeys count on the prices of the others. */
async function chooseChange(page: Page, plot: string): Promise<void> {
  for (const group of [rateSettings.bulkColumns, rateSettings.bulkPlots]) {
    const boxes = page.getByRole('group', { name: group, exact: true }).getByRole('checkbox')
    for (const box of await boxes.all()) await box.uncheck()
  }
  await page.getByRole('checkbox', { name: rateSettings.cell_rateOffPeak, exact: true }).check()
  await page.getByRole('checkbox', { name: plot, exact: true }).check()
  await page.getByRole('textbox', { name: rateSettings.act_percent }).fill('10')
  await page.getByRole('combobox', { name: rateSettings.roundTo }).selectOption('10')
  await page.getByRole('button', { name: rateSettings.showPreview }).click()
  await expect(page.getByRole('heading', { name: rateSettings.previewTitle })).toBeVisible()
}

async function write(page: Page): Promise<void> {
  await page.getByRole('button', { name: rateSettings.write }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 value saved' })).toBeVisible()
}

test('an owner raises a rate by ten percent, and the next guest sees the new price @nojs-long', async ({
  tab,
  browser,
  stay,
}) => {
  const plot = 'River stand 6'
  const guest = await browser.newContext({ javaScriptEnabled: tab.hasScripts })
  const campsite = new CampsitePage(new Tab(await guest.newPage(), tab.hasScripts))
  const dates = stay(slug, '2027-02-08', 2)
  await campsite.open(slug, dates)
  expect(await campsite.priceOf(plot)).toContain('R633.40')

  await open(tab, 'rates/bulk')
  await chooseChange(tab.page, plot)
  const line = tab.page.getByRole('row').filter({ hasText: plot })
  await expect(line).toContainText('R133.33')
  await expect(line).toContainText('R146.70')
  await write(tab.page)

  await campsite.open(slug, dates)
  expect(await campsite.priceOf(plot)).toContain('R686.80')
  await guest.close()

  await tab.page.getByRole('button', { name: rateSettings.undoWritten }).click()
  await expect(tab.page).toHaveURL(/\/org-organisation\/rates\?/)
  const rate = tab.page.getByLabel(`${plot}: ${rateSettings.cell_rateOffPeak}`, { exact: true })
  const minimum = tab.page.getByLabel(`${plot}: ${rateSettings.cell_minimumGeneral}`, { exact: true })
  const asItWas = await minimum.inputValue()
  await expect(rate).toHaveValue('133.33')
  await rate.fill('140')
  await minimum.fill('a week')
  await tab.page.getByRole('button', { name: 'Save' }).click()
  await expect(tab.page.getByRole('alert')).toContainText(`${plot}, Minimum stay, general: enter a number of nights`)
  await expect(rate).toHaveValue('140')
  await rate.fill('133.33')

  await minimum.fill(asItWas)
  await tab.page.getByRole('button', { name: 'Save' }).click()
  await expect(tab.page).toHaveURL(/rates\?org=/)
  await tab.open(`${settings}/rates`)
  await expect(rate).toHaveValue('133.33')
})

test('a stand is dearer on Fridays and Saturdays, and its guests see why @nojs-long', async ({ tab, browser, stay }) => {
  const plot = 'River stand 5'
  const guest = await browser.newContext({ javaScriptEnabled: tab.hasScripts })
  const campsite = new CampsitePage(new Tab(await guest.newPage(), tab.hasScripts))
  const weekend = stay(slug, '2027-02-05', 2)
  await campsite.open(slug, weekend)
  expect(await campsite.priceOf(plot)).toContain('R633.40')

  const { page } = tab
  const supplement = page.getByLabel(placeSettings['plot_weekdaySupplement.kind'], { exact: true })
  await open(tab, 'plots')
  await page.getByRole('link', { name: plot, exact: true }).click()
  await supplement.selectOption('percentage')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('On the nights of: fill this in')
  await page.getByLabel(placeSettings['plot_weekdaySupplement.value']).fill('20')
  await page.getByRole('checkbox', { name: 'Friday' }).check()
  await page.getByRole('checkbox', { name: 'Saturday' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/plots\?org=/)
  await tab.open(`${settings}/rates`)
  await expect(page.getByRole('rowheader', { name: plot })).toContainText('+20 % Fri, Sat')

  await campsite.open(slug, weekend)
  expect(await campsite.priceOf(plot)).toContain('R740.00')
  await campsite.select(plot)
  await expect(campsite.selection).toContainText('Day of the week, 20 % on the rate')
  await guest.close()

  await page.getByRole('rowheader', { name: plot }).getByRole('link', { name: '+20 %' }).click()
  await supplement.selectOption('site')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/plots\?org=/)
  await tab.open(`${settings}/rates`)
  await expect(page.getByRole('rowheader', { name: plot })).not.toContainText('+20 %')
})

test('rates copied from a spreadsheet are pasted into the grid, and nothing is kept before it is saved', async ({ tab }) => {
  await open(tab, 'rates')
  const { page } = tab
  const cell = (plot: string, name: 'rateOffPeak' | 'ratePeak' | 'rateSuperPeak' | 'basis') =>
    page.getByLabel(`${plot}: ${rateSettings[`cell_${name}`]}`, { exact: true })
  const before = await cell('River stand 2', 'ratePeak').inputValue()

  await cell('River stand 2', 'ratePeak').focus()
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, 'R 1,240.00\t310\tper plot\r\n250,50\t\tsometimes\r\n')
  await expect(page.getByText('4 values pasted. Save to keep them. 1 value didn’t fit here.')).toBeVisible()
  await expect(cell('River stand 2', 'ratePeak')).toHaveValue('R 1,240.00')
  await expect(cell('River stand 2', 'basis')).toHaveValue('perPlot')
  await expect(cell('River stand 3', 'ratePeak')).toHaveValue('250,50')
  await expect(page.getByText('4 values not saved yet')).toBeVisible()

  await page.getByRole('button', { name: rateSettings.undo }).click()
  await expect(cell('River stand 2', 'ratePeak')).toHaveValue(before)
  await expect(page.getByText('not saved yet')).toHaveCount(0)
})

test('a season that lies over another shows what becomes of that one @nojs-long', async ({ tab }) => {
  await open(tab, 'seasons/new')
  await tab.page.getByLabel('Name').fill('Long weekend')
  await tab.page.getByLabel('First night').fill('2027-03-18')
  await tab.page.getByLabel('Last night').fill('2027-03-22')
  await tab.page.getByRole('button', { name: 'Save' }).click()

  await expect(tab.page.getByRole('alert')).toContainText('Other seasons have these nights')
  const row = tab.page.getByRole('row').filter({ hasText: 'Easter school holiday 2027' })
  await expect(row).toContainText('Tue 23 Mar')
  await expect(tab.page.getByLabel('Name')).toHaveValue('Long weekend')
})

test('Easter is taken out of a season in one act, and school holidays become seasons @nojs-long', async ({ tab }) => {
  const { page } = tab
  await open(tab, 'seasons/new', 'owner@snowline-valley.test')
  await page.getByLabel('Name').fill('Good Friday')
  await page.getByLabel('First night').fill('2027-03-26')
  await page.getByLabel('Last night').fill('2027-03-28')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Save and change the others' }).click()

  await expect(tab.heading).toHaveText('Seasons')
  await expect(page.getByRole('row').filter({ hasText: 'Easter school holiday 2027' })).toHaveCount(2)
  await expect(page.getByRole('row').filter({ hasText: 'Good Friday' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Add school holidays' }).click()
  await expect(tab.heading).toHaveText('School holidays as seasons')
  const easter = page.getByLabel('Rate for Easter school holiday 2027')
  await expect(easter).toHaveValue('')
  await easter.selectOption('Super-peak')
  await page.getByRole('button', { name: 'Show what changes' }).click()
  await expect(page.getByText('Switched off: all its nights are taken').first()).toBeVisible()
  await page.getByRole('button', { name: /^Add \d seasons?$/ }).click()
  await expect(tab.heading).toHaveText('Seasons')
})

test('who saves second sees what the other saved, and takes it with one press @nojs-long', async ({ tab, browser, baseURL }) => {
  const { page } = tab
  await open(tab, 'age-scales', 'owner@breede-bend.test')
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/age-scales\/[0-9a-f-]{36}/)
  const address = page.url()
  const name = await page.getByLabel('Name').inputValue()
  const other = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: tab.hasScripts })
  const theirs = new Tab(await other.newPage(), tab.hasScripts)
  await open(theirs, 'age-scales', 'owner@breede-bend.test')
  await theirs.open(address)
  await theirs.page.getByLabel('Name').fill('Their scale')
  await theirs.page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(theirs.heading).toHaveText('Age scales')

  await page.getByLabel('Name').fill('My scale')
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  const notice = page.getByRole('alert').filter({ hasText: 'saved this while you had it open' })
  await expect(notice).toContainText('Theirs: Their scale')
  await expect(notice).toContainText('Yours: My scale')
  await notice.getByRole('link', { name: 'Take theirs' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Their scale')
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(tab.heading).toHaveText('Age scales')
  await other.close()
})

test('a discount is tried on a stay before it is saved @nojs-long', async ({ tab }) => {
  await open(tab, 'discounts/new')
  await tab.page.getByLabel('Name').fill('Midweek tenth')
  await tab.page.getByLabel('Percentage or rand').fill('10')
  await tab.page.getByRole('checkbox', { name: 'Friday' }).uncheck()
  await tab.page.getByLabel('Arrival').fill('2027-05-13')
  await tab.page.getByLabel('Departure').fill('2027-05-15')
  if (!tab.hasScripts) await tab.page.getByRole('button', { name: 'Show preview' }).click()

  const friday = tab.page.getByRole('row').filter({ hasText: 'Fri 14 May' })
  await expect(friday).toContainText('Not on this night of the week')
  await expect(tab.page.getByRole('row').filter({ hasText: 'Thu 13 May' })).toContainText('Discount applies')
})

test('whoever types on and presses at once sees what was typed last', async ({ tab }) => {
  const { page } = tab
  await open(tab, 'discounts/new')
  await page.getByLabel('Name').fill('Two tenths')
  await page.getByLabel('Percentage or rand').fill('10')
  await page.getByLabel('Arrival').fill('2027-05-13')
  await page.getByLabel('Departure').fill('2027-05-15')
  const saving = page.locator('.preview-table tfoot td').last()
  await expect(saving).toContainText('R')
  const ofOneTenth = await saving.innerText()

  await page.getByLabel('Percentage or rand').fill('20')
  await page.getByRole('button', { name: 'Show preview' }).click()

  await expect(saving).not.toHaveText(ofOneTenth)
})

test('the laboratory leads from every line to the setting that made it', async ({ tab }) => {
  await open(tab, 'price-laboratory?arrivalDate=2026-12-09&departureDate=2026-12-14&numberOfPensioners=1&childrenAges=7')

  const night = tab.page.getByRole('region', { name: 'Wed 9 Dec 2026' })
  await expect(night).toContainText('2 adults')
  await night.getByRole('link', { name: 'Age scale' }).first().click()
  await expect(tab.page).toHaveURL(/\/age-scales\/[0-9a-f-]{36}/)
})

test('the front desk reads prices and cannot change them', async ({ tab }) => {
  await open(tab, 'rates', `desk@${slug}.test`)

  await expect(tab.page.getByLabel('River stand 1: Rate off-peak')).toBeDisabled()
  await expect(tab.page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await tab.open(`${settings}/rates/bulk`)
  await expect(tab.heading).toHaveText('You can’t see this page')
})

test('the preview of a discount can be read on the narrowest phone', async ({ tab }) => {
  const { page } = tab
  const t = words('discountSettings')
  await open(tab, 'discounts/new')
  await page.getByLabel('Name').first().fill('Midweek')
  await page.getByLabel('Percentage or rand').fill('10')
  await page.getByRole('checkbox', { name: 'River stand 1' }).check()
  await page.getByRole('button', { name: t('showPreview') }).click()
  await expect(page.getByRole('cell', { name: /saves/ })).toBeVisible()
  await isForEverybody(tab, 'preview of a discount')
})

test('a new discount opens without a request that fails, under an address as people know it', async ({ tab }) => {
  const { page } = tab
  await open(tab, 'discounts')
  const failed: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(answer.url())
  })

  await page
    .getByRole('link', { name: words('discountSettings')('add'), exact: true })
    .first()
    .click()
  await page.waitForURL(/\/discounts\/new/)
  await page.waitForLoadState('networkidle')

  expect(failed).toEqual([])
  expect(page.url()).not.toContain('_routes')
})
