import { LoginPage } from '../pages/login-page.ts'
import { expect, test } from '../test.ts'

test('what was typed before the editor came stands in the editor, and is saved', async ({ tab, page, database }) => {
  await database.organisationFromNothing('tik-kamp', 'Tik Kamp')
  const settings = '/org/org-organisation/documents'
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/rich-text-editor.*\.js/, async (route) => {
    await released
    await route.continue()
  })

  await new LoginPage(tab).openAs('owner@tik-kamp.test', `${settings}/new?org=tik-kamp`)
  await page.getByLabel('Text', { exact: true }).fill('You camp at your own risk.')
  await page.getByLabel('Title', { exact: true }).fill('Indemnity')
  release()
  const editor = page.locator('[contenteditable=true]')
  await expect(editor).toHaveText('You camp at your own risk.')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Indemnity', exact: true }).click()
  await expect(editor).toHaveText('You camp at your own risk.')
})
