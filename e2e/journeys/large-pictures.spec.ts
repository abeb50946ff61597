import { isForEverybody } from '../pages/for-everybody.ts'
import { withMovement } from '../pages/long-tests.ts'
import { expect, test } from '../test.ts'

test.use(withMovement)

const address = '/kokerboom-kloof-camp'

test('a picture opens large, is turned by keys and buttons, looked at closer, and gives the focus back', async ({ tab }) => {
  const { page } = tab
  await tab.open(address)
  const second = page.locator('.gallery a').nth(1)
  await second.click()

  const viewer = page.getByRole('dialog', { name: 'Pictures of Kokerboom Kloof Camp' })
  const counted = viewer.getByText(/^\d+ of \d+$/)
  await expect(counted).toHaveText(/^2 of \d+$/)
  await expect(viewer).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowRight')
  await expect(counted).toHaveText(/^3 of /)
  await page.keyboard.press('Home')
  await expect(counted).toHaveText(/^1 of /)
  await expect(viewer.getByRole('button', { name: 'Previous picture' })).toBeHidden()
  await viewer.getByRole('button', { name: 'Next picture' }).click()
  await expect(counted).toHaveText(/^2 of /)

  const large = viewer.getByRole('listitem').and(page.locator(':not([inert])')).locator('img')
  const before = (await large.boundingBox())?.width ?? 0
  await viewer.getByRole('button', { name: 'Look closer' }).click()
  await expect.poll(async () => Math.round(((await large.boundingBox())?.width ?? 0) / before)).toBe(2)
  await isForEverybody(tab, 'the pictures of a campsite, large')

  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(second).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('large pictures are swiped', async ({ tab }) => {
    const { page } = tab
    await tab.open(address)
    await page.locator('.gallery a').first().tap()
    const viewer = page.getByRole('dialog', { name: 'Pictures of Kokerboom Kloof Camp' })
    await expect(viewer.getByText(/^1 of \d+$/)).toBeVisible()

    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 450 }] })
    const moves = Array.from({ length: 12 }, (_, step) => 330 - step * 25)
    await touch('touchStart', 340)
    for (const x of moves) await touch('touchMove', x)
    await touch('touchEnd', 55)

    await expect(viewer.getByText(/^2 of \d+$/)).toBeVisible()
  })

  test('two fingers bring a large picture closer, where they are', async ({ tab }) => {
    const { page } = tab
    await tab.open(address)
    await page.locator('.gallery a').first().tap()
    const viewer = page.getByRole('dialog', { name: 'Pictures of Kokerboom Kloof Camp' })
    await expect(viewer.getByText(/^1 of \d+$/)).toBeVisible()

    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Input.synthesizePinchGesture', { x: 250, y: 450, scaleFactor: 2.5 })

    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale ?? 1)).toBeGreaterThan(2)
    expect(await page.evaluate(() => window.visualViewport?.offsetLeft ?? 0)).toBeGreaterThan(50)
    await expect(viewer.getByText(/^1 of \d+$/)).toBeVisible()
  })
})

test('a picture is large without scripts too', { tag: '@nojs' }, async ({ tab }) => {
  await tab.open(address)
  const picture = tab.page.locator('.gallery a').first()
  const answer = await tab.page.request.get((await picture.getAttribute('href')) ?? '')

  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('image/jpeg')
})

test('a campsite says what is near it', { tag: '@nojs' }, async ({ tab }) => {
  await tab.open('/karoo-stargazers')
  const near = tab.page.getByRole('region', { name: 'What’s near' })

  await expect(near.getByRole('listitem').filter({ hasText: 'Graaff-Reinet' })).toContainText(/(\d+ km|close by)$/)
  await expect(near).toContainText('As the crow flies; the road is longer.')
})
