import { aPhoto } from '../../adapters/src/pictures/testing/a-photo.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { LoginPage } from '../pages/login-page.ts'
import { expect, test } from '../test.ts'

test('an owner uploads, orders and crops pictures, and guests see them at once', { tag: '@nojs-long' }, async ({ tab, page }) => {
  test.slow()
  const slug = 'kloofwater-camp'
  const list = `/org/org-organisation/pictures/organisation?org=${slug}`
  const upload = () => page.getByRole('button', { name: 'Upload', exact: true }).click()
  const shown = page.getByRole('main').getByRole('listitem').getByRole('img')
  const keyOf = async (index: number) => (await shown.nth(index).getAttribute('src'))?.split('/')[2] ?? ''

  await new LoginPage(tab).openAs(`owner@${slug}.test`, list)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pictures of Kloofwater Camp')
  await tab.isReady()
  const before = await shown.count()

  await page.getByLabel('Pictures', { exact: true }).setInputFiles([
    { name: 'river.jpg', mimeType: 'image/jpeg', buffer: await aPhoto({ copyright: 'Secret Place' }) },
    { name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('I am no picture') },
  ])
  await upload()
  await expect(page.getByRole('alert').filter({ hasText: 'words.jpg: this isn’t a JPEG' })).toBeVisible()
  await expect(shown).toHaveCount(before + 1)

  const key = await keyOf(before)
  expect(key).toMatch(/^up-/)
  const original = await page.request.get(`/pictures/${key}/1080.jpeg`)
  expect((await original.body()).includes('Secret Place')).toBe(false)

  for (let number = before + 1; number > 1; number -= 1) {
    await page.getByRole('button', { name: `Move picture ${number} earlier` }).click()
    await expect.poll(() => keyOf(number - 2)).toBe(key)
  }
  await page.getByLabel('What picture 1 shows').fill('The river below the stands')
  await page.getByRole('button', { name: 'Save descriptions' }).click()
  await expect(shown.first()).toHaveAttribute('alt', 'The river below the stands')
  await tab.open(`/${slug}`)
  await expect(page.locator(`main img[src*="${key}"]`).first()).toBeVisible()
  await expect(page.locator(`main img[src*="${key}"]`).first()).toHaveAttribute('alt', 'The river below the stands')

  await tab.open(`/org/org-organisation/pictures/organisation/${key}/crop?org=${slug}`)
  await page.getByLabel('Shape').selectOption('1:1')
  await page.getByLabel('Width (%)').fill('5')
  await page.getByRole('button', { name: 'Crop picture' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'at least 200 pixels' })).toBeVisible()
  await page.getByLabel('Width (%)').fill('50')
  await page.getByRole('button', { name: 'Crop picture' }).click()
  await expect.poll(() => keyOf(0)).not.toBe(key)

  await page.getByRole('link', { name: 'Delete picture 1', exact: true }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(shown).toHaveCount(before)
})

test('the pages of pictures and the editor of texts are fit for everybody', async ({ tab, page }) => {
  const slug = 'kloofwater-camp'
  const settings = (to: string) => `/org/org-organisation/${to}?org=${slug}`
  await new LoginPage(tab).openAs(`owner@${slug}.test`, settings('pictures'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pictures')
  await isForEverybody(tab, 'pictures')
  await tab.open(settings('pictures/organisation'))
  await isForEverybody(tab, 'pictures of the campsite')
  await page.getByRole('link', { name: 'Crop picture 1', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crop picture 1 of Kloofwater Camp')
  await isForEverybody(tab, 'crop')

  await tab.open(settings('documents/new'))
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  await page.getByLabel('Title').fill('House rules')
  await page.getByRole('button', { name: 'H2 heading', exact: true }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Italic', exact: true })).toBeFocused()
  await text.click()
  await page.getByRole('button', { name: 'Bulleted list', exact: true }).click()
  // The editor takes the focus back a moment after a button of its toolbar.
  await expect(text).toBeFocused()
  await page.keyboard.type('Quiet after ten')
  await isForEverybody(tab, 'document', { asItIs: true })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'House rules' }).first().click()
  await expect(text.getByRole('listitem')).toHaveText('Quiet after ten')
})
