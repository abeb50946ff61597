import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, expectNow, test } from '../../test.ts'

/** Of rule W2: for devices from 640 to 3840, for images from 16 to 384. */
const widths = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840]

test('a campsite shows itself: pictures, facilities, reviews, the way there', { tag: '@nojs' }, async ({ tab }) => {
  const { page } = tab
  const main = page.getByRole('main')
  await tab.open('/kokerboom-kloof-camp?showHeaderFooter=true')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(tab.heading).toHaveText('Kokerboom Kloof Camp')

  const pictures = main.locator('.gallery img')
  await expect(pictures.first()).toHaveAttribute('loading', 'eager')
  const sources = await main.locator('.gallery picture').evaluateAll((all) =>
    all.map((picture) => ({
      types: [...picture.querySelectorAll('source')].map(({ type }) => type),
      offered: [...picture.querySelectorAll('[srcset]')].flatMap(
        (one) => (one.getAttribute('srcset') ?? '').match(/\d+(?=w)/g) ?? [],
      ),
    })),
  )
  for (const { types, offered } of sources) {
    expect(types).toEqual(['image/avif', 'image/webp'])
    expect(offered.filter((width) => !widths.includes(Number(width)))).toEqual([])
  }
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('width', /^\d+$/)
    await expect(picture).toHaveAttribute('height', /^\d+$/)
    await expect(picture).toHaveAttribute('alt', /^Kokerboom Kloof Camp, picture \d/)
  }
  await main.locator('summary', { hasText: /^Show all \d+ pictures$/ }).click()
  const rest = main.getByRole('list', { name: 'Pictures of Kokerboom Kloof Camp' }).locator('img')
  await expect(rest.last()).toHaveAttribute('loading', 'lazy')

  const facility = main.getByRole('listitem').filter({ hasText: /^Braai$/ })
  await expect(facility.locator('svg')).toHaveCount(1)
  const reviews = page.locator('#reviews')
  await expect(reviews).toContainText(/\d\.\d out of 5, from \d+ reviews/)
  for (const aspect of ['Facilities', 'Location', 'Value for money', 'Cleanliness']) await expect(reviews).toContainText(aspect)
  await expect(page.getByRole('link', { name: /^\d\.\d \(\d+ reviews\)$/ })).toHaveAttribute('href', '#reviews')
  const where = page.getByRole('region', { name: 'Getting there' })
  await expect(where).toContainText('Springbok')
  await expect(where.getByRole('img', { name: /on a map of South Africa/ })).toBeVisible()
  await expect(where.getByRole('link', { name: 'Open in Google Maps' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'If you cancel' }).getByRole('listitem').first()).toBeVisible()

  const share = page.getByRole('region', { name: 'Share this place' })
  for (const [name, address] of [
    ['Send it by WhatsApp', 'https://wa.me/?text='],
    ['Send it by e-mail', 'mailto:?subject=Kokerboom%20Kloof%20Camp&body='],
  ] as const) {
    const href = (await share.getByRole('link', { name }).getAttribute('href')) ?? ''
    expect(href.startsWith(address), name).toBe(true)
    expect(decodeURIComponent(href), 'whoever gets it has dates of their own').toMatch(
      /Kokerboom Kloof Camp near Springbok: https?:\/\/[^/]+\/kokerboom-kloof-camp$/,
    )
  }
})

test('a map of Google comes only after a click', { tag: '@nojs' }, async ({ tab, database }) => {
  const { page } = tab
  await page.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' }))
  await database.giveGoogleMap('duinezicht-cottages', 'https://www.google.com/maps/embed?pb=!1m18')
  const link = page.getByRole('link', { name: 'Show the Google map here' })
  // The product hears of the change a moment later.
  await expect(async () => {
    await tab.open('/duinezicht-cottages')
    await expectNow(link).toBeVisible()
  }).toPass()
  await expect(page.locator('iframe')).toHaveCount(0)
  await link.click()
  await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.google\.com\/maps\/embed/)
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Google map of Duinezicht Cottages')
})

test('search engines and shared links are told the same as readers', async ({ page }) => {
  await page.goto('/kokerboom-kloof-camp?showHeaderFooter=true&arrivalDate=2027-08-02&departureDate=2027-08-04')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/kokerboom-kloof-camp$/)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Kokerboom Kloof Camp, Springbok')
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/pictures\/.*\/1200\.jpeg$/)

  const [campground, way] = await structuredData(page)
  expect(campground).toMatchObject({
    '@type': 'Campground',
    name: 'Kokerboom Kloof Camp',
    makesOffer: { '@type': 'Offer', priceCurrency: 'ZAR', price: '120.00' },
  })
  expect(campground?.aggregateRating).toMatchObject({ '@type': 'AggregateRating', bestRating: 5 })
  expect(way).toMatchObject({ '@type': 'BreadcrumbList' })
  await expect(page.getByText('From R120.00/night per person')).toBeVisible()
})

async function structuredData(page: Page): Promise<readonly Record<string, unknown>[]> {
  return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')['@graph']
}

test('embedded in another site, every link of a campsite keeps it so', { tag: '@nojs' }, async ({ tab }) => {
  const { page } = tab
  const dates = 'arrivalDate=2027-08-02&departureDate=2027-08-04&numberOfAdults=11&showHeaderFooter=false'
  const strayLinks = async () => {
    const links = await page
      .locator('a[href]')
      .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href, origin }) => [href, origin === location.origin] as const))
    const pages = links.filter(([href, isOwn]) => isOwn && !new URL(href).pathname.startsWith('/pictures/'))
    return pages.map(([href]) => href).filter((href) => new URL(href).searchParams.get('showHeaderFooter') !== 'false')
  }
  for (const address of [`/rooiklip-rivierkamp?${dates}`, `/rooiklip-rivierkamp/map?${dates}`]) {
    await tab.open(address)
    expect(await strayLinks(), address).toEqual([])
  }

  await tab.open(`/rooiklip-rivierkamp?${dates}`)
  await page.getByRole('link', { name: /^Choose these \d+ plots$/ }).click()
  await expect(page).toHaveURL(/&showHeaderFooter=false#selected-plots$/)
  await expect(page.getByRole('banner')).toHaveCount(0)
  expect(await strayLinks()).toEqual([])
})

test('from the frame of another site a booking opens in its place, and the plots given back lead to the embedded page', {
  tag: '@nojs',
}, async ({ tab, baseURL, reserving }) => {
  const { page } = tab
  const embedded = '/rooiklip-rivierkamp?arrivalDate=2027-08-09&departureDate=2027-08-11&numberOfAdults=2&showHeaderFooter=false'
  const html = `<!doctype html><title>Our own site</title><iframe src="${baseURL}${embedded}" width="1000" height="600"></iframe>`
  const ownSite = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(html))
  await once(ownSite.listen(0, '127.0.0.1'), 'listening')
  await page.goto(`http://127.0.0.1:${(ownSite.address() as AddressInfo).port}/`)
  const frame = page.frameLocator('iframe')
  await frame.locator('.plot input:is([type=radio],[type=checkbox])').first().check()
  if (!tab.hasScripts) await frame.getByRole('button', { name: 'Update the selection' }).click()

  const reserve = frame.getByRole('button', { name: 'Reserve', exact: true }).first()
  await expect(reserve).toHaveAccessibleDescription('Opens in the full window.')

  await reserve.click()

  await expect(page).toHaveURL(/\/rooiklip-rivierkamp\/reserve\?reservation=[^&]+&showHeaderFooter=false$/)
  await reserving.isOn('stepDetails')
  await tab.isReady()
  await reserving.giveBack()
  await expect(page).toHaveURL(/\/rooiklip-rivierkamp\?.*&showHeaderFooter=false#booking$/)
  await expect(page.getByRole('banner')).toHaveCount(0)
  ownSite.close()
})
