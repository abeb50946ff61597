import { isForEverybody } from '../pages/for-everybody.ts'
import { withMovement } from '../pages/long-tests.ts'
import { expect, test } from '../test.ts'

test.use({ ...withMovement, viewport: { width: 390, height: 844 } })

const results = '/?place=Clanwilliam&arrivalDate=2027-08-02&departureDate=2027-08-05&numberOfAdults=2'

test('on a phone the search is one line above its results, and the first price is in sight', { tag: '@nojs' }, async ({
  home,
  tab,
}) => {
  const { page } = tab
  await tab.open(results)
  const line = home.form.getByRole('link', { name: /^Change the search: Clanwilliam Mon 2 – Thu 5 Aug 2027 · 2 adults$/ })
  await expect(line).toBeVisible()
  await expect(home.place).toBeHidden()
  const price = page
    .locator('article.result-card')
    .first()
    .getByText(/^R\d+\.\d\d total$/)
  const box = await price.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0), 'the foot of the first price').toBeLessThanOrEqual(844)
  const chips = page.locator('.filter-quick .chip, summary.chip')
  const rows = await chips.evaluateAll((all) => all.map((chip) => Math.round(chip.getBoundingClientRect().y)))
  expect(new Set(rows).size, 'rows of chips').toBe(1)

  await line.click()
  await expect(home.place).toBeVisible()
  await expect(line).toBeHidden()
  if (tab.hasScripts) await expect(home.place).toBeFocused()
  await home.form.getByLabel('Leaving', { exact: true }).fill('2027-08-06')
  await home.form.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/departureDate=2027-08-06/)
  await expect(home.form.getByRole('link', { name: /Mon 2 – Fri 6 Aug 2027/ })).toBeVisible()
})

test('on the narrowest phone the line of a family across New Year says it all', { tag: '@nojs' }, async ({ home, tab }) => {
  const { page } = tab
  await page.setViewportSize({ width: 360, height: 740 })
  await tab.open('/?place=Clanwilliam&arrivalDate=2027-12-28&departureDate=2028-01-03&numberOfAdults=2&childrenAges=5')
  const line = home.form.getByRole('link', { name: /Tue 28 Dec 2027 – Mon 3 Jan 2028 · 2 adults, 1 child \(5\)$/ })
  await expect(line).toBeVisible()
  const cut = await line
    .locator('span')
    .evaluateAll(
      (all) =>
        all.filter((one) => !one.classList.contains('sr-only') && one.scrollWidth > one.clientWidth && one.clientWidth > 0)
          .length,
    )
  expect(cut, 'texts that are cut').toBe(0)
})

test('a misspelt place is named as it was understood, and one press leads to another', { tag: '@nojs' }, async ({
  home,
  tab,
}) => {
  const { page } = tab
  await tab.open('/?place=Harmunus')
  await expect(page.getByText('Showing Hermanus. Not what you meant?')).toBeVisible()
  await expect(home.place).toBeHidden()

  await page.getByRole('link', { name: 'Search somewhere else' }).click()
  await expect(home.place).toBeInViewport()
  if (!tab.hasScripts) return
  await expect(home.place).toBeFocused()
  await home.place.fill('Ceres')
  await home.place.press('Enter')
  await expect(page).toHaveURL(/place=Ceres/)
  await expect(home.place, 'folded again').toBeHidden()
})

test('without dates, too, the first price and the way to the map are in sight', { tag: '@nojs' }, async ({ home, tab }) => {
  const { page } = tab
  await tab.open('/?place=Cederberg')
  await expect(home.form.getByRole('link', { name: /^Change the search: Cederberg Any dates · 2 adults$/ })).toBeVisible()
  const card = page.locator('article.result-card').first()
  const map = page.getByRole('link', { name: 'Show the map' })
  for (const [seen, part] of [
    ['the first price', card.getByText(/^From R\d+\.\d\d\/night/)],
    ['the way to the map', map],
  ] as const) {
    const box = await part.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), `the foot of ${seen}`).toBeLessThanOrEqual(844)
  }
  await isForEverybody(tab, 'results on a phone, the search folded')
  await page.mouse.wheel(0, 1200)
  await expect(map).toBeInViewport()
})

const campsite = '/breede-bend?arrivalDate=2027-08-02&departureDate=2027-08-05&numberOfAdults=2'

test('on a phone a campsite says at once what the dates cost, and leads to its plots', { tag: '@nojs' }, async ({
  campsite: { cards },
  tab,
}) => {
  const { page } = tab
  await tab.open(campsite)
  const bar = page.locator('.phone-bar')
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar).toContainText(/^From R\d+\.\d\dfor 3 nights, 2 guests/)
  const totals = await cards.getByText(/^R\d+\.\d\d$/).allTextContents()
  const least = Math.min(...totals.map((total) => Number(total.slice(1))))
  await expect(bar).toContainText(`From R${least.toFixed(2)}`)
  await expect(page.locator('summary', { hasText: /^Show all \d+ pictures$/ })).toBeInViewport()
  await isForEverybody(tab, 'a campsite on a phone, nothing selected')

  await bar.getByRole('link', { name: /^See \d+ plots$/ }).click()
  await expect(cards.first()).toBeInViewport()
})

test('on a phone a party too big for one plot sees what the cheapest together cost', { tag: '@nojs' }, async ({ tab }) => {
  await tab.open('/rooiklip-rivierkamp?arrivalDate=2027-08-02&departureDate=2027-08-04&numberOfAdults=11')
  const bar = tab.page.locator('.phone-bar')
  const offer = await tab.page.locator('.way-out').filter({ hasText: 'The cheapest way for all of you' }).textContent()
  const total = /R\d+\.\d\d/.exec(offer ?? '')?.[0]
  await expect(bar).toHaveText(`From ${total}for 2 nights, 11 guestsSee 2 plots`)
})
