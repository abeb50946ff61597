import type { Page } from '@playwright/test'
import { rateSettings } from '../../web/app/wording/en/staff/rate-settings.ts'
import { LoginPage } from '../pages/login-page.ts'
import { campsiteAddress, couple } from '../pages/stays.ts'
import { Tab } from '../pages/tab.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const settings = '/org/org-organisation'

/** No such script arrives from now on, until what comes back is called. */
async function holdScripts(page: Page, which = /\.js(\?.*)?$/): Promise<() => void> {
  const arrived = Promise.withResolvers<void>()
  await page.route(which, async (route) => {
    await arrived.promise
    await route.continue()
  })
  return arrived.resolve
}

test('a plot that is ticked before the scripts of its page are there stays ticked, and is priced', async ({
  tab,
  campsite,
  stay,
}) => {
  const { page } = tab
  const release = await holdScripts(page)
  await page.goto(campsiteAddress('karoo-stargazers', stay('karoo-stargazers', '2028-02-14', 2), couple), { waitUntil: 'commit' })
  await campsite.choice('Van bay 1').check()

  release()
  await expect(campsite.selection).toContainText('Van bay 1')
  await expect(campsite.choice('Van bay 1')).toBeChecked()
  await expect(page).toHaveURL(/[?&]plot=/)
})

test('a plot may be reserved as soon as a button says so', async ({ tab, campsite, stay }) => {
  const { page } = tab
  await campsite.open('karoo-stargazers', stay('karoo-stargazers: Van bay 1', '2027-11-08', 2), couple)
  const release = await holdScripts(page, /\/selection-program-[^/]+\.js$/)
  await campsite.choice('Van bay 1').check()
  const reserve = page.getByRole('button', { name: 'Reserve', exact: true }).first()
  setTimeout(release, 1500)

  await reserve.click()

  await expect(page).toHaveURL(/\/karoo-stargazers\/reserve\?reservation=/)
})

test('a province that is pressed before the program of the map is there is searched', async ({ tab }) => {
  const { page } = tab
  await holdScripts(page, /\/results-map-[^/]+\.js$/)
  await tab.open('/?place=Clanwilliam')

  await page.getByRole('link', { name: 'Northern Cape', exact: true }).click()

  await expect(page).toHaveURL(/[?&]box=/)
  await expect(tab.heading).toHaveText(/the Northern Cape$/)
})

test('a rate that is typed before the scripts of the grid are there stays, and counts as not saved', async ({ tab, page }) => {
  await new LoginPage(tab).signIn('owner@kloofwater-camp.test')
  const release = await holdScripts(page)
  await page.goto(`${settings}/rates`, { waitUntil: 'commit' })
  const rate = page.getByLabel(`River stand 6: ${rateSettings.cell_rateOffPeak}`, { exact: true })
  await rate.fill('140')

  release()

  await expect(page.getByText('1 value not saved yet')).toBeVisible()
  await expect(rate).toHaveValue('140')
})

test('a text that is typed over before the scripts of its page are there stays, also while they take it over', async ({
  tab,
  page,
}) => {
  await new LoginPage(tab).signIn('owner@snowline-valley.test')
  const release = await holdScripts(page)
  await page.goto(`${settings}/public-page`, { waitUntil: 'commit' })
  const about = page.locator('textarea').first()
  expect(await about.inputValue()).not.toBe('')
  await about.fill('High above the valley, with snow in July.')

  release()
  await tab.isReady()

  await expect(about).toHaveValue('High above the valley, with snow in July.')
  await page.keyboard.type(' Bring boots.')
  await expect(about).toHaveValue('High above the valley, with snow in July. Bring boots.')
})

test('who is in a field as soon as its page is there stays in it', async ({ tab, page }) => {
  await new LoginPage(tab).signIn('owner@kloofwater-camp.test')
  await tab.open(`${settings}/rates/bulk`)
  await page.evaluate(() => {
    const quick = new MutationObserver(() => {
      const field = document.querySelector<HTMLElement>('input[name^="rateOffPeak."]')
      if (!field) return
      quick.disconnect()
      field.focus()
    })
    quick.observe(document.body, { childList: true, subtree: true })
  })
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href*="/org-organisation/rates?"]')?.click())

  await expect(tab.heading).toHaveText(rateSettings.title)
  await expect(tab.heading).toHaveAttribute('tabindex', '-1')
  await expect(page.locator('input[name^="rateOffPeak."]').first()).toBeFocused()
})

test('what is typed with a live preview stays when somebody else saves the same, and the conflict is said', async ({
  tab,
  browser,
  baseURL,
}) => {
  const t = words('discountSettings')
  const { page } = tab
  await new LoginPage(tab).signIn('owner@breede-bend.test')
  await tab.open(`${settings}/discounts`)
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/discounts\/[0-9a-f-]{36}/)
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = new Tab(await other.newPage(), true)
  await new LoginPage(theirs).signIn('owner@breede-bend.test')
  await theirs.open(page.url())
  await theirs.page.getByLabel(t('minNights'), { exact: true }).fill('3')
  await theirs.page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(theirs.heading).toHaveText(t('title'))

  await page.getByLabel(t('name'), { exact: true }).fill('Mine')
  await page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel(t('name'), { exact: true })).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  await expect(page.getByRole('alert').filter({ hasText: 'saved this while you had it open' })).toContainText('Theirs: 3')
  await other.close()
})
