import { auth } from '../../../web/app/wording/en/content/auth.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { expect, test } from '../../test.ts'

const owner = 'owner@forgetful-farm.test'

test('every way of failing to sign in says what to do', { tag: '@nojs' }, async ({ tab }) => {
  const { page } = tab
  const said = {
    SessionRequired: 'Please log in to see that page.',
    CredentialsSignin: auth.credentialsWrong,
    TooManyTries: auth.tooManyTries,
    Configuration: auth.failed,
  }
  for (const [error, text] of Object.entries(said)) {
    expect(await (await page.request.get(`/auth/login?error=${error}`)).text(), error).toContain(text)
  }
  await tab.open('/api/auth/signin/no-such-provider?callbackUrl=%2Ffaq')
  await expect(page).toHaveURL(/\/auth\/login\?callbackUrl=%2Ffaq$/)
  await tab.open('/api/auth/signin?error=SessionRequired')
  await expect(page).toHaveURL(/\/auth\/login\?error=SessionRequired$/)

  await expect(page.getByLabel(auth.login, { exact: true }), 'an address is asked once').toHaveCount(1)
  const sendCode = page.getByRole('button', { name: auth.sendCode })
  await expect(sendCode, 'one way in leads, the other is folded').toBeHidden()
  await page.getByText(auth.codeTitle, { exact: true }).click()
  await sendCode.click()
  await expect(page.getByRole('alert').first()).toContainText('There is a problem')
  await expect(sendCode, 'and stays open where it was refused').toBeVisible()

  const login = new LoginPage(tab)
  await login.open('/auth/login?callbackUrl=https%3A%2F%2Fevil.example%2F')
  await login.logIn('camper@demo.test')
  await expect(login.banner).toBeVisible()
  expect(new URL(page.url()).hostname, 'no foreign site is followed').toBe('localhost')
  const session = await (await page.request.get('/api/auth/session')).json()
  expect(session.user).toMatchObject({ name: 'Thandi Camper' })
})

test('the pages of signing out and of what went wrong look like the others', async ({ tab }) => {
  const { page } = tab
  const look = () =>
    page.locator('h1').evaluate((heading) => {
      const { color, fontFamily } = getComputedStyle(heading)
      return { color, fontFamily, around: getComputedStyle(document.querySelector('header') ?? heading).backgroundColor }
    })
  await tab.open('/faq')
  const others = await look()

  for (const address of ['/api/auth/signout', '/api/auth/error', '/api/auth/error?error=AccessDenied']) {
    await page.goto(address)
    expect(await look(), address).toEqual(others)
    await expect(page.locator('header a[href="/"]'), address).toBeVisible()
  }
})

test('whoever forgot a password proves who they are and chooses another', async ({ tab, mailbox, database }) => {
  const { page } = tab
  await database.organisationFromNothing('forgetful-farm', 'Forgetful Farm')
  const login = new LoginPage(tab)
  await login.open()
  await page.getByRole('link', { name: auth.forgotten }).click()
  await expect(tab.heading).toHaveText(auth.forgotTitle)
  const before = (await mailbox.codes(owner)).length
  await page.getByLabel(auth.login, { exact: true }).fill(owner)
  await page.getByRole('button', { name: auth.sendCode }).click()
  await expect.poll(async () => (await mailbox.codes(owner)).length).toBe(before + 1)
  const [code = ''] = await mailbox.codes(owner)

  await expect(page).toHaveURL(/\/auth\/reset/)
  const choose = async (digits: string, password: string) => {
    await tab.isReady()
    await page.getByLabel(auth.code, { exact: true }).fill(digits)
    await page.getByLabel(auth.newPassword, { exact: true }).fill(password)
    await page.getByRole('button', { name: auth.savePassword }).click()
  }
  await choose(code, 'short')
  await expect(page.getByRole('alert')).toContainText(auth.passwordTooShort)
  await choose(code, 'a tent under wild olives')
  await expect(page).toHaveURL(/\/org\/org-organisation/)
  await expect(login.banner).toBeVisible()
})
