import type { Locator, Page } from '@playwright/test'
import { expect, expectNow, test } from '../../test.ts'

test('places are suggested from three letters on, once the typing rests', async ({ home, tab }) => {
  const { page } = tab
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/org') asked.push(searchParams.get('query') ?? '')
  })
  await home.open()
  await expect(home.place).toHaveAttribute('aria-expanded', 'false')
  await home.place.pressSequentially('ha')
  await expect(page.getByText('Type at least 3 letters')).toBeVisible()
  await home.place.pressSequentially('zyview', { delay: 40 })
  await expect(page.getByRole('option', { name: /Hazyview/ }).first()).toBeVisible()
  expect(asked, 'one question, half a second after the last key').toEqual(['hazyview'])

  await expect(home.place).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  const chosen = page.getByRole('option', { selected: true })
  await expect(home.place).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '')
  await expect(page.getByRole('listbox')).toHaveAttribute('id', (await home.place.getAttribute('aria-controls')) ?? '')
  await expect(page.getByRole('status').filter({ hasText: /places? match/ })).toHaveCount(1)
  await home.place.fill('ha')
  await expect(page.getByRole('option'), 'a shorter text clears').toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(home.place).toHaveAttribute('aria-expanded', 'false')
  await expect(home.place).toHaveValue('ha')
})

test('a search for places that fails says so, and an answer that means nothing says nothing', async ({ home, tab }) => {
  const { page } = tab
  await home.open()
  const answerWith = async (text: string, answer: { status?: number; body: string }) => {
    await page.unrouteAll()
    await page.route('**/api/org?*', (route) => route.fulfill({ contentType: 'application/json', ...answer }))
    const answered = page.waitForResponse(/\/api\/org\?/)
    await home.place.fill(text)
    await answered
  }
  const options = page.getByRole('option')
  const place = { name: 'Elsewhere', detail: 'Nowhere', kind: 'town', latitude: -30, longitude: 25, slug: null }

  await answerWith('first', { body: JSON.stringify({ data: [place] }) })
  await expect(options).toHaveCount(1)
  await answerWith('second', { status: 429, body: '{}' })
  await expect(home.form.getByRole('alert')).toHaveText('Error performing search. Please try again.')
  await expect(options).toHaveCount(0)
  await answerWith('third', { body: 'no JSON' })
  await expect(home.form.getByRole('alert')).toHaveText('Error during search. Please try again.')
  await answerWith('fourth', { body: JSON.stringify([place]) })
  await expect(options).toHaveCount(1)
  await answerWith('fifth', { body: '{"places":7}' })
  await expect(options).toHaveCount(0)
  await expect(home.form.getByRole('alert')).toHaveCount(0)
  await expect(home.place).toHaveValue('fifth')
})

test('the calendar marks long weekends and school holidays, and the start page begins with featured campsites', async ({
  home,
  tab,
}) => {
  const { page } = tab
  await tab.open('/?numberOfAdults=5')
  const featured = page.getByRole('region', { name: 'Featured campsites' }).getByRole('article')
  expect(await featured.count()).toBeGreaterThan(2)
  const [address = ''] = await addressesOf(featured.first())
  expect(new URL(address, 'http://camp.example').searchParams.get('numberOfAdults'), 'the search goes along').toBe('5')

  await home.form.getByRole('button', { name: 'Open the calendar' }).click()
  const calendar = page.getByRole('dialog', { name: 'Choose dates' })
  await expect(calendar).toContainText('Public holiday')
  await expect(calendar).toContainText('School holidays')
  await expect(calendar).toContainText('Wed 16 Dec: Day of Reconciliation')
  const day = (name: RegExp) => calendar.getByRole('button', { name }).and(page.locator('.calendar-day'))
  await expect(day(/16 December 2026/)).toHaveAttribute('data-mark', 'public')
  await expect(day(/14 December 2026/)).toHaveAttribute('data-mark', 'school')
  await expect(day(/24 November 2026/)).not.toHaveAttribute('data-mark')

  await calendar.getByRole('button', { name: /^Christmas Day/ }).click()
  await expect(home.form.getByLabel('Arriving', { exact: true })).toHaveValue('2026-12-24')
  await expect(home.form.getByLabel('Leaving', { exact: true })).toHaveValue('2026-12-27')
})

for (const [screen, width, height] of [
  ['a phone', 390, 844],
  ['a laptop', 1280, 800],
] as const) {
  test(`the calendar opens whole on ${screen}, over the page as it lies, and gives the focus back`, async ({ tab }) => {
    const { page } = tab
    await page.setViewportSize({ width, height })
    await tab.open('/lowveld-caravan-park')
    const form = page.getByRole('form', { name: 'Dates and guests' })
    const arriving = form.getByLabel('Arriving', { exact: true })
    await form.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    const before = await page.evaluate(() => scrollY)

    await arriving.click()
    const calendar = page.getByRole('dialog', { name: 'Choose dates' })
    await expect(calendar).toContainText('Public holiday')
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await expect(calendar).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(calendar).toHaveCount(0)
    await expect(arriving).toBeFocused()

    const leaving = form.getByLabel('Leaving', { exact: true })
    await leaving.click()
    await calendar.getByRole('button', { name: /^This weekend/ }).click()
    await expect(arriving).toHaveValue('2026-11-21')
    await expect(leaving).toHaveValue('2026-11-22')
    await expect(leaving).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })
}

test('a card says what a camper asks first, and every part of it leads to the campsite', { tag: '@nojs' }, async ({
  home,
  tab,
  database,
}) => {
  const { page } = tab
  await tab.open('/?place=Graaff-Reinet&sort=distance')
  await expect(page).toHaveTitle(/near Graaff-Reinet – /)
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', /\/\?place=Graaff-Reinet&sort=distance$/)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /near Graaff-Reinet$/)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^https?:.*\/share\.jpg$/)

  const card = home.card('Karoo Stargazers')
  await expect(card).toContainText(/Rural, Graaff-Reinet, 7000\s·\s\d+\.\d\d\skm/)
  await expect(card).toContainText('From R240.00/night per plot')
  await expect(card.getByRole('list', { name: 'Facilities of Karoo Stargazers' }).locator('svg')).toHaveCount(2)
  await expect(card.locator('.prose')).toContainText('Karoo Stargazers near Graaff-Reinet.')
  const picture = card.locator('img').first()
  expect([await picture.getAttribute('width'), await picture.getAttribute('height')]).toEqual(['300', '200'])
  const addresses = await addressesOf(card)
  expect(addresses).toHaveLength(3)
  expect(new Set(addresses)).toEqual(new Set([addresses[0]]))
  expect(addresses[0]).toMatch(/^\/karoo-stargazers\?(.*&)?showHeaderFooter=true/)
  await expect(card.getByRole('link', { name: /^View Details/ })).toBeVisible()

  await tab.open('/?place=Underberg')
  await expect(home.card('Silverhill Retreat')).toContainText('Adults only')
  await expect(home.card('Silverhill Retreat')).toContainText(/From R\d+\.\d\d\/night per person/)

  await tab.open('/?place=')
  const found = page.locator('article.result-card')
  const labelled = found.filter({ has: page.getByText('Featured', { exact: true }) })
  const featured = new Set(await database.slugsFeaturedOnSearch())
  const slugs = async (cards: Locator) =>
    (await cards.evaluateAll((all) => all.map(({ id }) => id.replace('place-', '')))).toSorted()
  expect((await slugs(found)).filter((slug) => featured.has(slug))).toEqual(await slugs(labelled))
  expect(await labelled.count()).toBeGreaterThan(0)
})

test('children whose ages are not said show as such, and the search asks for them first', async ({ home, tab }) => {
  const { page } = tab
  await home.open()
  const guests = home.form.locator('summary', { hasText: 'Guests' })
  await guests.click()
  await home.form.getByLabel('Children', { exact: true }).fill('2')
  await expect(guests).toContainText('2 adults, 2 children (?, ?)')
  await home.form.getByLabel('Age of child 1').selectOption('7')
  await page.keyboard.press('Escape')
  await home.form.getByRole('button', { name: 'Search', exact: true }).click()

  const missing = 'Add each child’s age. Prices depend on it.'
  await expect(page.getByRole('alert')).toContainText(missing)
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(home.form.getByLabel('Age of child 2')).toBeFocused()
  await expect(home.form.getByLabel('Age of child 2')).toHaveAccessibleDescription(missing)
  await expect(guests).toContainText('2 adults, 2 children (7, ?)')
  await home.form.getByLabel('Age of child 2').selectOption('3')
  await page.keyboard.press('Escape')
  await home.form.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/childrenAges=7&childrenAges=3/)
})

test('a search that finds nothing near looks further, and full places offer other dates', { tag: '@nojs' }, async ({
  home,
  tab,
  program,
  stay,
}) => {
  const { page } = tab
  await tab.open('/?place=Prieska')
  await expect(page.getByText('Nothing within 100 km, so we looked up to 250 km.')).toBeVisible()

  const nights = stay('karoo-stargazers', '2027-11-02', 2)
  for (const plot of ['Van bay 1', 'Rooftop bay 1']) await program.hold({ orgSlug: 'karoo-stargazers', stay: nights, plot })
  const card = home.card('Karoo Stargazers')
  // The search knows within a second what was booked.
  await expect(async () => {
    await tab.open(`/?${new URLSearchParams({ place: 'Graaff-Reinet', ...nights })}`)
    await expectNow(card).toContainText('Full for these dates')
  }).toPass()
  await expect(card).toContainText('Free on other dates:')
  await card.locator('.free-dates').first().click()
  await expect(tab.heading).toHaveText('Karoo Stargazers')
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('arrivalDate')).not.toBe(nights.arrivalDate)
})

test('a search that goes nowhere leads on, mistakes are named, and results come in pages', { tag: '@nojs' }, async ({
  home,
  tab,
}) => {
  const { page } = tab
  await tab.open('/?place=Clanwilliam&maxPricePerNight=1')
  await expect(page.getByText('No campsites match. Try other dates or remove a filter.')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Remove: At most/ })
    .first()
    .click()
  await expect(page).not.toHaveURL(/maxPricePerNight/)
  await expect(home.card('Kloofwater Camp')).toBeVisible()

  await tab.open('/?place=Clanwilliam&arrivalDate=2027-08-04&departureDate=2027-08-02')
  await expect(page.getByRole('alert')).toContainText('Your departure must be after your arrival.')
  await expect(home.place).toHaveValue('Clanwilliam')

  await tab.open('/?place=')
  await page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/[?&]page=2/)
  await expect(page.locator('article.result-card').first()).toBeVisible()
})

test('list and map walk in step, and all of a search stands in its address', async ({ home, tab }) => {
  const { page } = tab
  const slow = Promise.withResolvers<void>()
  // From the beginning: what the page fetches ahead must not answer the press further down.
  await page.route(/\/_\.data\?.*box=/, async (route) => {
    await slow.promise
    await route.continue()
  })
  const mapsThatMove: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('slippy-map')) mapsThatMove.push(request.url())
  })
  const search = {
    place: 'Clanwilliam',
    arrivalDate: '2027-02-08',
    departureDate: '2027-02-10',
    numberOfAdults: '3',
    childrenAges: '7',
    tags: 'Braai',
    electrified: 'true',
    maxPricePerNight: '2000',
    sort: 'price',
  }
  await tab.open(`/?${new URLSearchParams(search)}`)
  const cards = page.locator('article.result-card')
  await expect(cards.first()).toBeVisible()
  const names = await cards.getByRole('heading').allTextContents()
  const isAsAsked = async () => {
    await expect(home.place).toHaveValue('Clanwilliam')
    await expect(home.form.getByLabel('Arriving', { exact: true })).toHaveValue('2027-02-08')
    await expect(home.form.locator('summary', { hasText: /3 adults|4 guests/ })).toBeVisible()
    await expect(home.form.locator('input[name=electrified]').first()).toBeChecked()
    await expect(cards.getByRole('heading')).toHaveText(names)
  }
  await isAsAsked()
  await page.reload()
  await tab.isReady()
  await isAsAsked()

  const slug = /^place-(.*)$/.exec((await cards.first().getAttribute('id')) ?? '')?.[1] ?? ''
  const pin = page.locator(`a.map-pin[href="#place-${slug}"]`)
  // A picture that comes late moves the card away from under a mouse that stands still.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await cards.first().hover()
    await expect(pin).toHaveAttribute('data-pointed', /.*/, { timeout: 500 })
  }).toPass()
  await pin.focus()
  await expect(cards.first()).toHaveAttribute('data-marked')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`#place-${slug}$`))

  await home.openCampsite(names[0] ?? '')
  const there = new URL(page.url()).searchParams
  expect(['arrivalDate', 'departureDate', 'numberOfAdults', 'childrenAges'].map((name) => there.get(name))).toEqual([
    ...['2027-02-08', '2027-02-10', '3', '7'],
  ])
  await page.goBack()
  await expect(cards.first()).toBeVisible()
  await tab.isReady()
  await isAsAsked()

  const asked = page.waitForRequest(/[?&]box=/)
  await page.getByRole('link', { name: 'Northern Cape', exact: true }).click()
  expect(new URL((await asked).url()).pathname, 'the page asks for it, and stays').toBe('/_.data')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1)
  slow.resolve()
  await expect(page).toHaveURL(/[?&]box=/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(mapsThatMove, 'a pin pressed by key asks for none, then or after Back: nothing moves under a press').toEqual([])
})

test('cards stay as they are while other prices are asked for', async ({ tab }) => {
  const { page } = tab
  const slow = Promise.withResolvers<void>()
  await page.route('**/_.data?*', async (route) => {
    await slow.promise
    await route.continue()
  })
  await tab.open('/?place=Cederberg&arrivalDate=2027-02-08&departureDate=2027-02-10&numberOfAdults=2')
  await tab.isReady()
  const card = page.locator('article.result-card').first()
  await card.evaluate((element) => {
    for (const each of [element, ...element.querySelectorAll('img, .result-name')]) each.setAttribute('data-seen', '')
  })
  const seen = card.locator('xpath=descendant-or-self::*[@data-seen]')
  await expect(seen).toHaveCount(3)

  await page.locator('summary', { hasText: 'Sort:' }).click()
  await page.getByRole('link', { name: 'lowest price' }).click()
  await expect(card.locator('.skeleton').first()).toBeVisible()
  await expect(seen).toHaveCount(3)
  slow.resolve()
})

test('a picture that does not come leaves a drawing in its place', async ({ tab }) => {
  const { page } = tab
  await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/webp', body: 'no picture' }))
  await tab.open('/?place=Graaff-Reinet')
  const placeholder = page.locator('article.result-card').first().locator('.result-picture [role=img]')
  await expect(placeholder).toHaveAttribute('aria-label', 'No picture yet')
})

test('machines find the public pages and are kept from the others', async ({ page, request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  for (const area of ['/r/', '/org/', '/admin/', '/user/', '/api/']) expect(robots).toContain(`Disallow: ${area}\n`)
  const siteMap = await (await request.get('/sitemap.xml')).text()
  const pages = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  for (const path of ['/', '/faq', '/terms', '/kloofwater-camp']) expect(pages).toContain(path)
  expect(pages.some((path) => robots.includes(`Disallow: ${path}\n`))).toBe(false)

  await page.goto('/')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/$/)
  for (const property of ['title', 'description', 'url', 'image']) {
    await expect(page.locator(`meta[property="og:${property}"]`)).toHaveAttribute('content', /./)
  }
  const lean = await (await request.get('/', { headers: { 'Save-Data': 'on' } })).text()
  expect(await page.locator('.hero-image').count()).toBe(1)
  expect(lean, 'who saves data gets the words alone').not.toContain('hero-image')
  const share = await request.get('/share.jpg')
  expect((await share.body()).length).toBeLessThan(300 * 1024)
})

function addressesOf(card: Locator | Page): Promise<string[]> {
  return card.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}
