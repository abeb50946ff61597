import { Secret, TOTP } from 'otpauth'
import { auth } from '../../web/app/wording/en/content/auth.ts'
import { LoginPage } from '../pages/login-page.ts'
import { SettingsPage } from '../pages/settings-page.ts'
import { expect, test } from '../test.ts'

const settings = '/auth/second-factor/settings'

test('staff set up two-step login, log in with a code, and switch it off @nojs-long', async ({ tab }) => {
  const { page } = tab
  const login = new LoginPage(tab)
  const provePassword = () => new SettingsPage(tab).provePassword()
  const email = `desk@${test.info().project.name === 'nojs' ? 'karoo-stargazers' : 'breede-bend'}.test`
  await login.open(`/auth/login?callbackUrl=${encodeURIComponent(settings)}`)
  await login.logIn(email)
  await page.getByRole('button', { name: auth.factorSetUp }).click()
  await provePassword()
  await expect(page.getByRole('img', { name: auth.factorQr })).toBeVisible()

  const key = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const totp = new TOTP({ secret: Secret.fromBase32(key) })
  await page.getByLabel(auth.factorCode).fill(totp.generate())
  await page.getByRole('button', { name: auth.factorTurnOn }).click()
  await expect(page.getByText(auth.recoverySaved)).toBeVisible()
  const [first = '', second = ''] = await page.locator('ol code').allTextContents()
  await page.getByRole('link', { name: auth.recoveryKept }).click()
  await login.leave()
  await expect(login.logInLink).toBeVisible()

  await login.open()
  await login.logIn(email)
  await expect(tab.heading).toHaveText(auth.factorTitle)
  await page.getByLabel(auth.factorCode).fill('000000')
  await page.getByRole('button', { name: auth.logIn, exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('That code doesn’t work.')
  await page.getByLabel(auth.factorCode).fill(first)
  await page.getByRole('button', { name: auth.logIn, exact: true }).click()
  await expect(login.signOut).toBeAttached()

  await tab.open(settings)
  const off = page.locator('form').filter({ has: page.getByRole('button', { name: auth.factorTurnOff }) })
  await off.getByLabel(auth.factorCode).fill(second)
  await off.getByRole('button', { name: auth.factorTurnOff }).click()
  await provePassword()
  await expect(page.getByRole('button', { name: auth.factorSetUp })).toBeVisible()
})
