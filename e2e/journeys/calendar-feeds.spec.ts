import { CalendarPage } from '../pages/calendar-page.ts'
import { DeskPage } from '../pages/desk-page.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { SettingsPage } from '../pages/settings-page.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const t = words('calendarFeeds')
const slug = 'kloofwater-camp'
const plot = 'River stand 1'

test('a feed that fails is read again at a touch, says why, and is seen on Today', { tag: '@nojs-long' }, async ({
  tab,
  database,
}) => {
  const { page } = tab
  const provider = tab.hasScripts ? 'Airbnb' : 'Booking.com'
  const id = await database.followsCalendar(slug, plot, provider)
  const settings = new SettingsPage(tab)
  await settings.signIn(`owner@${slug}.test`)
  await tab.open(`/org/org-organisation/calendar-feeds/${id}?org=${slug}`)

  const reading = page.getByRole('region', { name: t('reading') })
  await reading.getByRole('button', { name: t('readNow') }).click()
  await expect(reading.getByRole('status')).toContainText(t('fault_address-refused'))
  await expect(reading.getByRole('status')).toContainText(t('saleGoesOn'))
  await tab.isReady()

  await tab.open(`/org/org-organisation/calendar-feeds?org=${slug}`)
  await expect(settings.row(provider)).toContainText(t('state_failing'))
  await isForEverybody(tab, 'calendar feeds')

  await new DeskPage(tab, slug).openToday()
  await page.getByRole('link', { name: `${provider}, ${plot}` }).click()
  await expect(reading).toContainText(t('state_failing'))
  await isForEverybody(tab, 'a calendar feed')
  await database.forgetCalendar(id)
})

test('other places read a plot under an address that its owner can change', { tag: '@nojs-long' }, async ({ tab, request }) => {
  const { page } = tab
  const settings = new SettingsPage(tab)
  await settings.signIn(`owner@${slug}.test`)
  await tab.open(`/org/org-organisation/calendar-feeds?org=${slug}`)
  await page.getByRole('link', { name: t('toFeedsOut') }).click()
  const row = settings.row(plot).first()
  const address = await row.getByRole('textbox').inputValue()
  const answer = await request.get(address)
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await answer.text()).toContain('BEGIN:VCALENDAR')
  await isForEverybody(tab, 'addresses for other places')
  const ofAll = await request.get(await settings.row(t('allPlots')).getByRole('textbox').inputValue())
  expect(await ofAll.text()).toContain('BEGIN:VCALENDAR')

  await row.locator('summary').click()
  await row.getByRole('button', { name: t('renewNow') }).click()

  await expect(settings.done).toContainText('Saved.')
  await expect(row.getByRole('textbox')).not.toHaveValue(address)
  expect((await request.get(address)).status()).toBe(404)
})

test('what is booked here and elsewhere waits in the tray, with a plot to move to', { tag: '@nojs-long' }, async ({
  tab,
  program,
  database,
  stay,
}) => {
  const orgSlug = 'gariep-rooiduin-camp'
  const nights = stay(orgSlug, '2027-06-07', 2)
  const { id } = await program.reserve({ orgSlug, stay: nights, plot: 'Stand 4' })
  await database.bookedElsewhere(id, 'LekkeSlaap')
  const chart = new CalendarPage(tab, orgSlug)
  await chart.open(nights.arrivalDate)

  const line = tab.page.locator('.chart-tray li').filter({ hasText: await program.referenceOf(id) })
  await expect(line).toContainText('Stand 4')
  await expect(line).toContainText('also booked at LekkeSlaap')
  await line.getByRole('link', { name: /^Move to / }).click()

  await expect(chart.panel.getByRole('heading', { name: 'What would change' })).toBeVisible()
})
