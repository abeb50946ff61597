import { aPhoto } from '../../adapters/src/pictures/testing/a-photo.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { LoginPage } from '../pages/login-page.ts'
import { campsiteAddress, couple, stayFrom } from '../pages/stays.ts'
import { expect, test } from '../test.ts'

const slug = 'sederhoogte-camp'
const editor = `/org/org-organisation/map?org=${slug}`

test('an owner draws what lies around the plots, and guests see it', { tag: '@nojs-long' }, async ({ tab, page, stay }) => {
  test.slow()
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
  const mark = (number: number, field: string) => page.getByLabel(`Mark ${number}: ${field}`)
  await new LoginPage(tab).openAs(`owner@${slug}.test`, editor)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot map')
  await tab.isReady()
  const empty = (await page.locator('select[name$=".kind"]').count()) - 2

  await mark(empty, 'What it is').selectOption('Shop')
  await mark(empty, 'Name').fill('Padstal')
  await mark(empty, 'Position').fill('120 left')
  await save()
  await expect(page.getByRole('alert').filter({ hasText: `Mark ${empty}: Position` })).toBeVisible()
  await mark(empty, 'Position').fill('120 30')
  await page.getByLabel('Metres per 100 map units').fill('30')
  await save()
  const shop = page.getByRole('button', { name: 'Shop Padstal' })
  await expect(shop).toHaveCount(1)

  await page.getByLabel('Pictures', { exact: true }).setInputFiles({
    name: 'from-above.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPhoto({}),
  })
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  const uploaded = page.getByRole('button', { name: /^The picture under the map/ })
  const listed = page.getByRole('main').getByRole('listitem').getByRole('img')
  await expect(tab.hasScripts ? uploaded : listed).toHaveCount(1)
  await tab.open(editor)
  await expect(uploaded).toHaveCount(1)
  await save()

  await tab.open(campsiteAddress(slug, stay(slug, '2027-05-11', 2), couple, '/map'))
  const map = page.getByRole('region', { name: /^Map of plots/ })
  await expect(map.getByText('Padstal')).toBeVisible()
  await expect(map.locator('image')).toHaveAttribute('href', /^\/pictures\/up-/)
  await expect(map.getByText(/^\d+ m$/)).toBeVisible()
  await expect(page.getByRole('list').filter({ hasText: 'Water tap' }).getByText('Shop')).toBeVisible()
  await map
    .getByRole('link', { name: /^Select .*: free/ })
    .first()
    .click()
  await expect(page.getByText(/^From here: .*Ablutions.* \d+ m/)).toBeVisible()
})

test('marks are added, dragged, bent and taken back', async ({ tab, page }) => {
  test.slow()
  await new LoginPage(tab).openAs(`owner@${slug}.test`, editor)
  await tab.isReady()
  const tools = page.getByRole('toolbar', { name: 'Drawing' })
  const canvas = page.getByRole('group', { name: 'Plot map to edit' })
  const pools = canvas.getByRole('button', { name: /^Pool/ })
  const fences = canvas.getByRole('button', { name: /^Fence/ })
  const before = await fences.count()

  await tools.getByLabel('What it is').selectOption('Pool')
  await tools.getByRole('button', { name: 'Add to the map' }).click()
  await expect(pools).toHaveCount(1)
  const place = page
    .locator('input[name$=".points"]')
    .nth(
      await page
        .locator('select[name$=".kind"]')
        .evaluateAll((all) => all.findIndex((one) => (one as HTMLSelectElement).value === 'pool')),
    )
  const [x = 0, y = 0] = (await place.inputValue()).split(' ').map(Number)
  await pools.focus()
  await page.keyboard.press('ArrowRight')
  await expect(place).toHaveValue(`${x + 4} ${y}`)
  await page.keyboard.press('Control+z')
  await expect(place).toHaveValue(`${x} ${y}`)
  await tools.getByRole('button', { name: 'Redo' }).click()
  await expect(place).toHaveValue(`${x + 4} ${y}`)

  const box = await pools.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 10, { steps: 4 })
  await page.mouse.up()
  await expect(place).not.toHaveValue(`${x + 4} ${y}`)
  await tools.getByRole('button', { name: 'Undo' }).click()
  await expect(place).toHaveValue(`${x + 4} ${y}`)

  await tools.getByLabel('What it is').selectOption('Fence')
  await tools.getByRole('button', { name: 'Add to the map' }).click()
  await expect(fences).toHaveCount(before + 1)
  const bends = canvas.getByRole('button', { name: /^Bend \d/ })
  await expect(bends).toHaveCount(3)
  await bends.first().focus()
  await page.keyboard.press('+')
  await expect(bends).toHaveCount(4)
  await page.keyboard.press('Delete')
  await expect(bends).toHaveCount(3)
  await tools.getByRole('button', { name: 'Take off the map' }).click()
  await expect(fences).toHaveCount(before)
  await isForEverybody(tab, 'the editor of the plot map')
})

test('who drew meanwhile is not written over', async ({ tab, page, context }) => {
  test.slow()
  await new LoginPage(tab).openAs(`owner@${slug}.test`, editor)
  await tab.isReady()
  const other = await context.newPage()
  await other.goto(editor)
  await other.getByLabel('Metres per 100 map units').fill('44')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByLabel('Metres per 100 map units')).toHaveValue('44')

  await page.getByLabel('Metres per 100 map units').fill('55')
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  await expect(page.getByRole('alert').filter({ hasText: 'saved this while you had it open' })).toBeVisible()
  await expect(page.getByLabel('Metres per 100 map units')).toHaveValue('55')
})

test('each plot of the map says its price where it can be read, or why it cannot be had', { tag: '@nojs' }, async ({
  tab,
  page,
}) => {
  const map = page.getByRole('region', { name: /^Map of plots/ })
  const readable = async (text: string | RegExp) => {
    const tags = map.locator('.plot-map-tag text').filter({ hasText: text })
    await expect(tags.first()).toBeVisible()
    const sizes = await tags.evaluateAll((all: SVGTextElement[]) =>
      all.map((tag) => Number.parseFloat(getComputedStyle(tag).fontSize) * (tag.getScreenCTM()?.a ?? 0)),
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9.5)
  }
  for (const [width, height] of [
    [360, 740],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await tab.open(campsiteAddress('breede-bend', stayFrom('2027-05-11', 2), couple, '/map'))
    await readable(/^R\d+\.\d\d$/)
    await tab.open(campsiteAddress('breede-bend', stayFrom('2027-12-17', 2), couple, '/map'))
    await readable('3 nights')
    await expect(page.getByText('Stay at least 3 nights.').first()).toBeVisible()
  }
  await page
    .getByRole('link', { name: /^Free 17–20 Dec, R\d+\.\d\d/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/map\?.*departureDate=2027-12-20/)
  const free = map.getByRole('link', { name: /^Select Stand 1: free, R/ })
  await free.press('Enter')
  await expect(map.getByRole('link', { name: /^Deselect Stand 1: selected, R/ })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByText('Whole map', { exact: true }).click()
  await expect(map.locator('.plot-map-tag').first()).toBeHidden()
  await isForEverybody(tab, 'the map of plots with prices')
})
