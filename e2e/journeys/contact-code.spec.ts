import { contactCode } from '../../web/app/wording/en/contact-code.ts'
import { auth } from '../../web/app/wording/en/content/auth.ts'
import { organisationSettings } from '../../web/app/wording/en/staff/organisation-settings.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { LoginPage } from '../pages/login-page.ts'
import { SettingsPage } from '../pages/settings-page.ts'
import { expect, test } from '../test.ts'

const slug = 'lowveld-caravan-park'
const owner = `owner@${slug}.test`

test('a campsite asks for a number before plots are kept, and what was chosen is held @nojs', async ({
  campsite,
  reserving,
  tab,
  mailbox,
  stay,
}) => {
  const { page } = tab
  const settings = new SettingsPage(tab)
  const setTo = async (asks: boolean) => {
    await settings.signIn(owner)
    await settings.open('booking-rules')
    await settings.field(organisationSettings.asksProvedNumber).setChecked(asks)
    await settings.save()
    await new LoginPage(tab).leave()
    await tab.isReady()
  }
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    await tab.isReady()
  }
  await setTo(true)

  await campsite.open(slug, stay(slug, '2027-09-06', 2))
  await campsite.select('Caravan bay 1')
  await campsite.reserve()
  await expect(tab.heading).toHaveText(contactCode.title)
  await isForEverybody(tab, 'how do we reach you')
  await expect(page.getByLabel(contactCode.address, { exact: true })).toHaveCount(0)
  await page.getByText(contactCode.sms, { exact: true }).click()
  await page.getByLabel(contactCode.cell, { exact: true }).fill('12')
  await press(contactCode.sendCode)
  await expect(page.getByRole('alert')).toContainText(contactCode.cellInvalid)

  const cell = tab.hasScripts ? '082 555 0177' : '082 555 0188'
  await page.getByLabel(contactCode.cell, { exact: true }).fill(cell)
  await press(contactCode.sendCode)
  await expect(tab.heading).toHaveText(contactCode.enterTitle)
  await isForEverybody(tab, 'the code of a number')
  await page.getByLabel(auth.code, { exact: true }).fill('000 000')
  await press(contactCode.hold)
  await expect(page.getByRole('alert')).toContainText(contactCode.codeWrong)

  const to = `27${cell.replaceAll(' ', '').slice(1)}`
  await expect.poll(async () => (await mailbox.to(to)).length, { timeout: 60_000 }).toBe(1)
  const [message] = await mailbox.to(to)
  await page.getByLabel(auth.code, { exact: true }).fill(/\d{6}/.exec(message?.text ?? '')?.[0] ?? '')
  await press(contactCode.hold)
  await reserving.isOn('stepDetails')
  await expect(page.getByText('Caravan bay 1').filter({ visible: true }).first()).toBeVisible()

  await setTo(false)
})
