import { CampsitePage } from '../pages/campsite-page.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { Tab } from '../pages/tab.ts'
import { expect, test } from '../test.ts'

const slug = 'karoo-stargazers'

test('a hold that ran out leads back to the picker, and the plot is free for others', async ({
  campsite,
  reserving,
  tab,
  database,
  program,
  stay,
}) => {
  const nights = stay(slug, '2027-05-17', 2)
  await campsite.open(slug, nights)
  await campsite.select('Rooftop bay 1')
  await campsite.reserve()
  await reserving.isOn('stepDetails')
  await staysNamibianAfterReload(tab)
  await reserving.giveDetails()
  await reserving.isOn('stepTerms')
  await database.runOut(tab.reservationId)

  await reserving.goOn()

  await expect(tab.page).toHaveURL(new RegExp(`/${slug}\\?`))
  await expect(campsite.notice).toContainText('Nothing was booked or paid.')
  await expect(campsite.notice, 'where the eye is').toBeInViewport()
  await isForEverybody(tab, 'a hold that ran out')
  await expect(campsite.choice('Rooftop bay 1')).toBeChecked()
  const other = await program.hold({ orgSlug: slug, stay: nights, plot: 'Rooftop bay 1' })
  await database.runOut(other)

  await campsite.reserve()
  await reserving.isOn('stepDetails')
  for (const name of ['First name', 'Last name', 'E-mail', 'Phone number'] as const) {
    await expect(tab.page.getByLabel(name, { exact: true }), `${name}, as it was typed`).not.toHaveValue('')
  }
})

test('who needs longer asks once for 15 more minutes, on a phone once time runs short, and loses nothing typed @nojs', async ({
  campsite,
  reserving,
  tab,
  stay,
}) => {
  const { page } = tab
  if (tab.hasScripts) await page.clock.install()
  await campsite.open(slug, stay(slug, '2027-06-28', 2))
  await campsite.select('Rooftop bay 1')
  await campsite.reserve()
  await reserving.isOn('stepDetails')
  const until = page.locator('time:visible').first()
  const before = Date.parse((await until.getAttribute('datetime')) ?? '')
  await page.getByLabel('First name', { exact: true }).fill('Thandi')
  const longer = page.getByRole('button', { name: 'I need 15 more minutes' }).filter({ visible: true })
  await expect(longer).toHaveCount(1)
  if (tab.hasScripts) {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(longer, 'folded while there is time').toHaveCount(0)
    await page.clock.fastForward('11:00')
    await expect(longer).toHaveCount(1)
    await isForEverybody(tab, 'a hold that is short of time', { asItIs: true })
  }

  await longer.click()

  await expect.poll(async () => Date.parse((await until.getAttribute('datetime')) ?? '') - before).toBe(15 * 60_000)
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Thandi')
  await expect(longer, 'once').toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(page.getByText(/^Done\. Your plots are kept until \d\d:\d\d\.$/).filter({ visible: true })).toHaveCount(1)
})

test('a form that is posted twice holds the plot once @nojs', async ({ campsite, reserving, tab, stay }) => {
  await campsite.open(slug, stay(slug, '2027-05-24', 2))
  await campsite.select('Van bay 1')
  const posted = tab.page.waitForRequest((request) => request.method() === 'POST' && request.url().includes(`/${slug}`))
  await campsite.reserve()
  await reserving.isOn('stepDetails')
  const [first, held] = [await posted, tab.reservationId]

  const again = await tab.page.request.post(first.url(), {
    headers: { 'content-type': first.headers()['content-type'] ?? '', origin: new URL(first.url()).origin },
    data: first.postData() ?? '',
    maxRedirects: 0,
  })

  const answer = (again.headers().location ?? '') + (await again.text())
  expect(answer).toContain(held)
  expect(answer).not.toContain('reason=booked')
})

test('of two guests who want one plot the second is refused with its name and keeps the choice', async ({
  campsite,
  reserving,
  browser,
  baseURL,
  stay,
}) => {
  const nights = stay(slug, '2027-06-14', 2)
  const context = await browser.newContext({ baseURL })
  const second = new CampsitePage(new Tab(await context.newPage(), true))
  await campsite.open(slug, nights)
  await second.open(slug, nights)
  await campsite.select('Van bay 1')
  await second.select('Van bay 1')

  await campsite.reserve()
  await reserving.isOn('stepDetails')
  await second.reserve()

  await expect(second.notice).toContainText('Van bay 1')
  await expect(second.plot('Van bay 1')).toContainText('Booked for these dates')
  await expect(second.selection).toContainText('Van bay 1')
  await expect(second.tab.page).toHaveURL(/[?&]plot=/)
  await context.close()
})

/** A number without its country is somebody else's. */
async function staysNamibianAfterReload({ page }: Tab): Promise<void> {
  const country = page.getByLabel('Country of your phone number')
  const cell = page.getByLabel('Phone number', { exact: true })
  const sms = page.getByRole('radio', { name: 'SMS' })
  await country.selectOption('NA')
  await cell.fill('081 765 4321')
  await sms.check()
  await page.reload()
  await expect(cell).toHaveValue('081 765 4321')
  await expect(country).toHaveValue('NA')
  await expect(sms).toBeChecked()
  await country.selectOption('ZA')
}
