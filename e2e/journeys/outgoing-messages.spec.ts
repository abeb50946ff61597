import { isForEverybody } from '../pages/for-everybody.ts'
import { LoginPage } from '../pages/login-page.ts'
import { words } from '../pages/words.ts'
import { expect, expectNow, test } from '../test.ts'

const t = words('outgoingMessages')

/** Nobody has this address, and WhatsApp does not say whether it took what is sent to this number. */
const outOfReach = { email: 'unknown@example.test', cell: '0820100015', verificationPreference: 'WHATSAPP' } as const

test('the platform finds messages that were given up and sends them again', { tag: '@nojs-long' }, async ({
  tab,
  program,
  stay,
}) => {
  test.slow()
  const { page } = tab
  // Nothing is paid online there, so the request to confirm goes out at once.
  const wish = {
    orgSlug: 'silverhill-retreat',
    stay: stay('silverhill-retreat', '2027-06-07', 2),
    plot: 'Tent 1',
    guest: outOfReach,
  }
  const reference = await program.referenceOf((await program.reserve(wish)).id)
  const list = `/admin/messages?${new URLSearchParams({ state: 'dead', q: reference })}`
  const login = new LoginPage(tab)
  await login.openAs('admin@demo.test', list)
  await expect(tab.heading).toHaveText(t('title'))
  const email = page.getByRole('row').filter({ hasText: 'u···@example.test' })
  const whatsApp = page.getByRole('row').filter({ hasText: '••• 015' })
  await expect(async () => {
    await page.goto(list)
    await expectNow(email).toContainText('5.1.1')
    await expectNow(whatsApp).toContainText(t('doubt'))
  }).toPass({ timeout: 60_000 })
  await tab.isReady()

  await page.getByRole('button', { name: t('againChosen') }).click()
  await expect(page.getByRole('alert')).toContainText(t('problemNone'))

  await email.getByRole('checkbox').check()
  await whatsApp.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('againChosen') }).click()
  await expect(page.getByText(t('doneSome', { count: 1 }))).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(`${reference}: ${t('because_may-have-arrived')}`)

  await whatsApp.getByRole('checkbox').check()
  await page.getByLabel(t('twice')).check()
  await page.getByRole('button', { name: t('againChosen') }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await expect(async () => {
    await page.goto(list)
    await expectNow(email).toBeVisible()
  }).toPass({ timeout: 60_000 })
  await tab.isReady()
  await email.getByRole('button').click()
  await expect(email).toHaveCount(0)

  await page.goto('/admin/messages')
  await tab.isReady()
  await isForEverybody(tab, 'outgoing messages')
})
