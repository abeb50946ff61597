import { profile } from '../../web/app/wording/en/profile.ts'
import { LoginPage } from '../pages/login-page.ts'
import { ProfilePage } from '../pages/profile-page.ts'
import { expect, test } from '../test.ts'

const guest = 'sipho@example.org'

test('a guest changes what is known of them, and proves a new address by its code @nojs', async ({
  tab,
  program,
  mailbox,
  stay,
}) => {
  await program.reserve({ orgSlug: 'karoo-stargazers', stay: stay('karoo-stargazers', '2027-09-06', 2), plot: 'Van bay 1' })
  const login = new LoginPage(tab)
  await login.open('/auth/login?callbackUrl=%2Fuser%2Fprofile')
  const codeTo = async (address: string, ask: () => Promise<void>) => {
    const before = await mailbox.codes(address)
    await ask()
    await expect.poll(async () => (await mailbox.codes(address)).length).toBe(before.length + 1)
    const [code = ''] = await mailbox.codes(address)
    return code
  }
  await login.enterCode(await codeTo(guest, () => login.askForCode(guest)))
  const own = new ProfilePage(tab)
  await own.open()

  await own.section(profile.detailsTitle).getByLabel(profile.lastName).fill('')
  await own.press(profile.detailsTitle, profile.saveDetails)
  await expect(tab.page.getByRole('alert')).toContainText(profile.lastNameMissing)
  await own.section(profile.detailsTitle).getByLabel(profile.lastName).fill('Khumalo')
  await own.press(profile.detailsTitle, profile.saveDetails)
  await own.says(profile.done_details)

  const address = `sipho-${tab.hasScripts ? 'one' : 'two'}@example.org`
  await own.contact.getByLabel(profile.email, { exact: true }).fill(address)
  await own.press(profile.contactTitle, profile.saveContact)
  await expect(own.contact.getByText(`We use ${guest} until then.`)).toBeVisible()
  const code = await codeTo(address, () => own.press(profile.contactTitle, `Send a code to ${address}`))
  await own.contact.getByLabel(profile.code, { exact: true }).fill(code)
  await own.press(profile.contactTitle, profile.confirm)
  await own.says(profile.done_proved)
  await expect(own.contact.getByText(`We use ${guest} until then.`)).toHaveCount(0)

  await own.press(profile.marketingTitle, profile.agree)
  await own.press(profile.marketingTitle, profile.withdraw)
  await expect(own.section(profile.marketingTitle).getByRole('button', { name: profile.agree })).toBeVisible()

  await own.section(profile.sessionsTitle).getByRole('button', { name: profile.endAll }).click()
  await expect(login.logInLink).toBeVisible()
  await login.open('/user/profile')
  await expect(tab.page).toHaveURL(/\/auth\/login\?error=SessionRequired/)
})

test('the form of a booking knows who is signed in, and nobody after them @nojs', async ({ tab, campsite, reserving, stay }) => {
  const { page } = tab
  const login = new LoginPage(tab)
  await login.signIn('camper@demo.test')
  await campsite.open('karoo-stargazers', stay('karoo-stargazers', '2028-04-03', 2))
  await campsite.select('Van bay 1')
  await campsite.reserve()
  await reserving.isOn('stepDetails')
  const form = page.url()
  const says = async (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) await expect(page.locator(`[name=${name}]`)).toHaveValue(value)
  }
  await says({ firstName: 'Thandi', lastName: 'Camper', email: 'camper@demo.test', country: 'ZA', cell: '0821234567' })

  await page.locator('[name=specialRequest]').fill('Near the gate')
  await page.locator('[name=lastName]').fill('Camper-Nkosi')
  await tab.open(form)
  await says(tab.hasScripts ? { lastName: 'Camper-Nkosi', specialRequest: 'Near the gate' } : { lastName: 'Camper' })

  await tab.open('/')
  await login.signOut.first().click()
  await expect(login.logInLink).toBeVisible()
  await tab.open(form)
  await says({ firstName: '', lastName: '', email: '', cell: '', specialRequest: '' })
})
