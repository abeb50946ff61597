import { expect, test } from '../../test.ts'

test('where one plot is all there may be, each says what it is and what it costs', { tag: '@nojs' }, async ({
  campsite,
  tab,
  stay,
}) => {
  const { page } = tab
  await campsite.open('duinezicht-cottages', stay('duinezicht-cottages', '2027-11-01', 3))

  await expect(page.getByRole('heading', { name: 'Cottages - Cottages (Pick one)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Chalets - Chalets (Pick one)' })).toBeVisible()
  await expect(page.getByText(/^Prices are indicative; the final total is recalculated after guests are allocated/)).toBeVisible()
  const cottage = campsite.plot('Cottage 1')
  await expect(cottage).toContainText('54 m²')
  await expect(cottage).not.toContainText(/tents?\b/)
  await expect(cottage).toContainText('R2473.50')
  await expect(cottage).toContainText('Discount applied: Midweek (R226.50)')
  await expect(cottage).toContainText('30% deposit (R742.10) required, balance R1731.40 due On arrival')
  await expect(cottage.locator('.prose'), 'its text says only its name').toHaveCount(0)
  expect(await cottage.locator('img').count()).toBeLessThanOrEqual(5)
  const chalet = campsite.plot('Chalet Kokerboom')
  await expect(chalet).toContainText('8 × 10 m')
  await expect(chalet).toContainText('Full amount due at booking')
  await expect(chalet).not.toContainText('Discount applied')
  await expect(page.locator('ul.plots').first(), 'two in a row').toHaveCSS('grid-template-columns', /^\S+ \S+$/)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.locator('ul.plots').first(), 'one on a phone').toHaveCSS('grid-template-columns', /^\S+$/)
})

test('a choice is taken back, shown for a moment and brought back', async ({ campsite, tab, stay }) => {
  const { page } = tab
  await campsite.open('duinezicht-cottages', stay('duinezicht-cottages', '2027-11-08', 3))
  const cottage = campsite.among('Cottage 1')
  await expect(campsite.choice('Cottage 1')).toHaveRole('radio')
  await campsite.select('Cottage 1')
  await expect(cottage).toHaveAttribute('data-state', 'chosen')
  await expect(page.getByLabel('Selected Cottage 1', { exact: true }), 'what is chosen says so').toBeChecked()
  await expect(page).toHaveURL(/[?&]plot=/)

  await cottage.getByRole('link', { name: 'Deselect Cottage 1' }).click()
  await expect(cottage).toHaveAttribute('data-state', 'deselected')
  await expect(page.getByText('Cottage 1 is no longer selected.')).toHaveCount(1)
  await expect(campsite.selection).toContainText('Nothing selected yet')
  await cottage.getByRole('link', { name: 'Undo' }).click()
  await expect(cottage).toHaveAttribute('data-state', 'chosen')
  await campsite.select('Cottage 2')
  await expect(cottage, 'given up for another').toHaveAttribute('data-state', 'deselected')
  await expect(cottage, 'for five seconds').toHaveAttribute('data-state', 'free')

  const slow = Promise.withResolvers<void>()
  await page.route('**/duinezicht-cottages.data?*', async (route) => {
    await slow.promise
    await route.continue()
  })
  await page.getByLabel('Leaving', { exact: true }).fill(stay('duinezicht-cottages', '2027-11-08', 5).departureDate)
  await page.getByRole('button', { name: /^(Update|Check availability)$/ }).click()
  await expect(page.getByText('Checking availability…')).toBeVisible()
  slow.resolve()
  await expect(page.getByText('Checking availability…')).toHaveCount(0)
  await expect(page).toHaveURL(/departureDate=2027-11-13/)
})

test('where several may be booked they are ticked, and a stand counts its tents', { tag: '@nojs' }, async ({
  campsite,
  tab,
  stay,
}) => {
  const { page } = tab
  await campsite.open('kloofwater-camp', stay('kloofwater-camp', '2027-10-04', 4))
  await expect(page.getByRole('heading', { name: 'Make one or more selections' })).toBeVisible()
  const stand = campsite.plot('River stand 2')
  await expect(campsite.choice('River stand 2')).toHaveRole('checkbox')
  for (const fact of ['2 tents', '1 caravan', '8 × 10 m']) await expect(stand).toContainText(fact)
  await expect(stand).toContainText(/\d–\d guests|Up to \d guests|Sleeps \d to \d/)
  await expect(stand).toContainText('Discount applied: Stay four, save ten (R126.80)')
  await expect(stand).toContainText(/50% deposit \(R570\.00\) required, balance R570\.00 due \d\d\/\d\d\/2027/)
  await expect(page.locator('.plot li', { hasText: /^Electrified$/ }).first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Jump to a plot' }), 'two cards are seen at a glance').toHaveCount(0)
})

test('where there are many plots links lead to each kind of them', { tag: '@nojs' }, async ({ campsite, tab, stay }) => {
  const { page } = tab
  await campsite.open('breede-bend', stay('breede-bend', '2027-11-01', 2))
  const jumps = page.getByRole('navigation', { name: 'Jump to a plot' }).getByRole('link')
  await expect(jumps).toHaveText(await campsite.cards.getByRole('heading', { level: 3 }).allTextContents())
  expect(await jumps.count()).toBeGreaterThan(3)
  await expect(campsite.cards.last()).not.toBeInViewport()
  await jumps.last().click()
  await expect(campsite.cards.last()).toBeInViewport()
})

test('where every plot asks for more nights, one press above them asks for as many', { tag: '@nojs' }, async ({
  campsite,
  tab,
}) => {
  const { page } = tab
  await campsite.open('breede-bend', { arrivalDate: '2027-12-17', departureDate: '2027-12-19' })
  await expect(page.getByText('Nothing is free for these dates and guests.')).toBeVisible()
  const offer = page.getByRole('link', { name: /^\d+ plots free 17–20 Dec from R\d+\.\d\d$/ })
  await expect(page.locator('.plot-own'), 'what sets plots apart waits until there is a choice').toHaveCount(0)
  await offer.click()
  await expect(page).toHaveURL(/arrivalDate=2027-12-17&departureDate=2027-12-20/)
  await expect(campsite.choices.first()).toBeEnabled()
  await expect(page.getByText('Nothing is free for these dates and guests.')).toHaveCount(0)
})

test('a campsite without plots says so', { tag: '@nojs' }, async ({ campsite, tab, database, stay }) => {
  await database.organisationFromNothing('empty-meadow', 'Empty Meadow')
  await campsite.open('empty-meadow', stay('empty-meadow', '2027-11-01', 2))
  await expect(tab.page.getByText('No plots available')).toBeVisible()
  await expect(tab.page.getByRole('main').getByText(/\/night per/)).toHaveCount(0)
  await expect(tab.page.locator('.gallery').getByRole('img', { name: /Empty Meadow/ })).toBeVisible()
})
