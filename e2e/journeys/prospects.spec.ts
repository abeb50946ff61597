import { bookDemo } from '../../web/app/wording/en/content/book-demo.ts'
import { prospects } from '../../web/app/wording/en/staff/prospects.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { SettingsPage } from '../pages/settings-page.ts'
import { expect, test } from '../test.ts'

test('a campsite asks for a demo, is followed, and becomes a campsite with one press', { tag: '@nojs-long' }, async ({
  tab,
  mailbox,
}) => {
  const { page } = tab
  const name = tab.hasScripts ? 'Bokrivier Kamp' : 'Bergrivier Kamp'
  const email = `${name.split(' ')[0]?.toLowerCase()}@prospect.test`
  await tab.open('/book-demo')
  await page.getByLabel(bookDemo.name, { exact: true }).fill('Sipho Botha')
  await page.getByLabel(bookDemo.campsite, { exact: true }).fill(name)
  await page.getByLabel(bookDemo.email, { exact: true }).fill(email)
  await page.getByLabel(bookDemo.phone, { exact: true }).fill('082 555 1234')
  await page.getByLabel(bookDemo.province).selectOption('WC')
  await page.getByRole('button', { name: bookDemo.send }).click()
  await expect(page).toHaveURL(/sent=/)

  const desk = new SettingsPage(tab)
  await desk.signIn('admin@demo.test')
  await tab.open(`/admin/prospects?q=${encodeURIComponent(name)}&stage=new`)
  await isForEverybody(tab, 'prospects')
  await page.getByRole('link', { name, exact: true }).click()
  await expect(tab.heading).toHaveText(name)
  await tab.isReady()
  await isForEverybody(tab, 'prospect')
  await desk.press(prospects.save)
  await expect(page.getByText(prospects.problem_nothingNew).first()).toBeVisible()
  await page.getByLabel(prospects.stage, { exact: true }).selectOption('contacted')
  await page.getByRole('textbox', { name: prospects.note }).fill('Will look on Friday')
  await desk.press(prospects.save)
  await expect(page.getByText('Will look on Friday')).toBeVisible()

  await desk.press(prospects.welcome)
  await expect(page).toHaveURL(/\/admin\/coming-aboard\//)
  await expect(tab.heading).toHaveText(name)
  await expect
    .poll(async () => (await mailbox.to(email)).map(({ subject }) => subject))
    .toContain(`Your page is waiting, ${name}`)
  await tab.open(`/admin/prospects?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(prospects['stage_signed-up'])
  const csv = await page.request.get(`/admin/prospects.csv?q=${encodeURIComponent(name)}`)
  expect(await csv.text()).toContain(`signed-up,Sipho Botha,${email},${name},082 555 1234,WC`)
})
