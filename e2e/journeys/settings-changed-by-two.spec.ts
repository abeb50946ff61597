import type { BrowserContext, Page } from '@playwright/test'
import { LoginPage } from '../pages/login-page.ts'
import { Tab } from '../pages/tab.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const t = words('staffFrame')
const settings = '/org/org-organisation/saved-texts'

async function logIn(tab: Tab): Promise<void> {
  const login = new LoginPage(tab)
  await login.open()
  await login.logIn('owner@breede-bend.test')
  await expect(login.banner).toBeVisible()
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

/** Two owners at one campsite; the text is each project's own. */
test.describe('a text that two people have open @nojs-long', () => {
  let other: BrowserContext
  test.afterEach(() => other.close())

  test('keeps what each wrote until one decides, and is not deleted unseen', async ({ tab, browser, baseURL }) => {
    const { page } = tab
    const name = `After hours ${tab.hasScripts ? 'with' : 'without'} scripts`
    const row = (of: Page) => of.getByRole('row').filter({ has: of.getByRole('rowheader', { name }) })
    await logIn(tab)
    await tab.open(`${settings}/new`)
    await page.getByLabel('Name', { exact: true }).fill(name)
    await textOf(page).fill('The gate is open.')
    await save(page)
    await row(page).getByRole('rowheader').getByRole('link').click()
    await expect(textOf(page)).toHaveValue('The gate is open.')
    const address = page.url()
    other = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: tab.hasScripts })
    const theirs = new Tab(await other.newPage(), tab.hasScripts)
    await logIn(theirs)
    await theirs.open(address)
    await textOf(theirs.page).fill('The gate is closed.')
    await save(theirs.page)
    await expect(row(theirs.page)).toBeVisible()

    await textOf(page).fill('Ring the bell.')
    await save(page)
    const notice = page.getByRole('alert').filter({ hasText: 'saved this while you had it open' })
    await expect(notice).toContainText('Theirs: The gate is closed.')
    await expect(notice).toContainText('Yours: Ring the bell.')
    await notice.getByRole('button', { name: 'Save my form' }).click()
    await expect(row(page)).toContainText('Ring the bell.')

    await row(page).getByRole('link', { name: 'Delete' }).click()
    await expect(page.getByText(`(${name})?`)).toBeVisible()
    await theirs.open(address)
    await textOf(theirs.page).fill('Ring twice.')
    await save(theirs.page)
    await expect(row(theirs.page)).toContainText('Ring twice.')
    const remove = page.getByRole('button', { name: 'Delete', exact: true })
    await remove.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Somebody else has just changed this' })).toBeVisible()
    await remove.click()
    await expect(tab.heading).toHaveText('Saved texts')
    await expect(row(page)).toHaveCount(0)

    await theirs.open(address)
    await expect(theirs.heading).toHaveText(t('goneTitle'))
    await expect(theirs.page.getByRole('main').getByLabel('Where')).toHaveCount(0)
    await theirs.page
      .getByRole('main')
      .getByRole('link', { name: t('savedTexts') })
      .click()
    await expect(theirs.heading).toHaveText('Saved texts')
  })

  test('keeps what somebody typed when the other one deletes it', async ({ tab, browser, baseURL }) => {
    const { page } = tab
    const name = `Before dawn ${tab.hasScripts ? 'with' : 'without'} scripts`
    await logIn(tab)
    await tab.open(`${settings}/new`)
    await page.getByLabel('Name', { exact: true }).fill(name)
    await textOf(page).fill('The gate is closed.')
    await save(page)
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    await row.getByRole('rowheader').getByRole('link').click()
    await expect(textOf(page)).toHaveValue('The gate is closed.')
    other = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: tab.hasScripts })
    const theirs = new Tab(await other.newPage(), tab.hasScripts)
    await logIn(theirs)
    await theirs.open(page.url().replace(/(\?|$)/, '/delete$1'))
    await theirs.page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(theirs.heading).toHaveText('Saved texts')

    await textOf(page).fill('Ring the bell.')
    await save(page)

    if (tab.hasScripts) {
      await expect(page.getByRole('alert').filter({ hasText: 'Somebody deleted this' })).toContainText('Nothing was saved.')
      await expect(textOf(page)).toHaveValue('Ring the bell.')
    } else await expect(tab.heading).toHaveText(t('goneTitle'))
  })
})
