import type { Page } from '@playwright/test'
import { CalendarPage } from '../pages/calendar-page.ts'
import { DeskPage } from '../pages/desk-page.ts'
import { SettingsPage } from '../pages/settings-page.ts'
import { words } from '../pages/words.ts'
import { camp } from '../server/command-line.ts'
import { sandboxPage } from '../server/sandbox-page.ts'
import { expect, test } from '../test.ts'

const slug = 'kloofwater-camp'
const t = words('calendarFeeds')
const withinAMinute = { timeout: 60_000 }

/** The page is asked for again until the row is there. */
async function seesRow(page: Page, address: string, ...texts: readonly string[]) {
  const row = texts.reduce((rows, hasText) => rows.filter({ hasText }), page.getByRole('row'))
  await expect(async () => {
    await page.goto(address)
    await expect(row).toBeVisible({ timeout: 1000 })
  }).toPass(withinAMinute)
  return row
}

const compact = (date: string) => date.replaceAll('-', '')

test('a booking here is at HTI and in the calendar for others within a minute', async ({
  tab,
  server,
  program,
  request,
  stay,
}) => {
  const { page } = tab
  const [plot, nights] = ['River stand 2', stay(slug, '2027-07-12', 2)]
  const settings = new SettingsPage(tab)
  await settings.signIn(`owner@${slug}.test`)
  await tab.open(`/org/org-organisation/calendar-feeds?org=${slug}`)
  await expect(page.getByText('Bookings made there block these nights here')).toBeVisible()
  await page.getByRole('link', { name: t('toFeedsOut') }).click()
  const address = await settings.row(plot).first().getByRole('textbox').inputValue()
  const arrival = `DTSTART;VALUE=DATE:${compact(nights.arrivalDate)}`
  expect(await (await request.get(address)).text()).not.toContain(arrival)

  const { id } = await program.reserve({ orgSlug: slug, stay: nights, plot })

  const feed = async () => (await request.get(address)).text()
  await expect.poll(feed, withinAMinute).toContain(arrival)
  expect(await feed()).not.toMatch(/Sipho|Dlamini|0831234567/)
  const dates = `${nights.arrivalDate} to ${nights.departureDate}`
  const row = await seesRow(page, sandboxPage(server, 'HTI'), await program.referenceOf(id), dates)
  await expect(row).toContainText('at the campsite')
  await expect(row).toContainText('standing')
})

test('a booking at HTI stands on the chart and in the list of the campsite within a minute', async ({
  tab,
  server,
  database,
  stay,
}) => {
  const { page } = tab
  const nights = stay(slug, '2027-07-19', 2)
  await database.htiKnowsNothing()
  await seesRow(page, sandboxPage(server, 'HTI'), 'P003')
  await page.getByRole('combobox', { name: 'Room' }).selectOption('P003')
  await page.getByLabel('Arrival').fill(nights.arrivalDate)
  await page.getByLabel('Departure').fill(nights.departureDate)
  await page.getByRole('textbox', { name: 'Guest' }).fill('Zwartbooi')
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  const booked = await seesRow(page, sandboxPage(server, 'HTI'), 'Zwartbooi', 'standing')
  const reference = await booked.getByRole('cell').nth(1).innerText()
  expect(reference).toMatch(/^\d{3}-\d{3}-\d{3}$/)

  await new CalendarPage(tab, slug).open(nights.arrivalDate)
  await expect(page.locator('.chart-bar').filter({ hasText: 'Zwartbooi' })).toHaveCount(1)
  const desk = new DeskPage(tab, slug)
  await tab.open(`/org/${slug}/bookings`)
  await desk.find(reference)
  await expect(desk.rows).toHaveCount(1)
  await expect(desk.rows).toContainText('Zwartbooi')
})

test('a booking in a calendar elsewhere takes its nights here', async ({ tab, server, stay }) => {
  const [plot, nights] = ['River stand 4', stay(slug, '2027-07-26', 2)]
  const file = [
    ...[
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN',
      'BEGIN:VEVENT',
      'UID:1@airbnb.example',
    ],
    ...[`DTSTART;VALUE=DATE:${compact(nights.arrivalDate)}`, `DTEND;VALUE=DATE:${compact(nights.departureDate)}`],
    ...['SUMMARY:Reserved', 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n')

  expect(await camp(server.dataDirectory, ['feed', 'import', slug, plot, '-'], { input: file })).toEqual({
    blocks: [{ startDate: nights.arrivalDate, endDate: nights.departureDate, uid: '1@airbnb.example', summary: 'Reserved' }],
    skipped: [],
    conflicts: [],
  })

  const chart = new CalendarPage(tab, slug)
  await chart.open(nights.arrivalDate)
  await expect(chart.bars(plot).filter({ hasText: 'Reserved' })).toHaveCount(1)
})

test('the commands of channels and reports answer beside a running product', async ({ server, page, stay }) => {
  const { dataDirectory } = server
  const folder = new URL('../../adapters/src/dmarc/reading/fixtures/', import.meta.url)
  const reports = ['rfc9990-sample.xml', 'invalid_xml.xml'].map((name) => new URL(name, folder).pathname)
  expect(await camp(dataDirectory, ['import', 'dmarc', ...reports])).toMatchObject([
    { file: reports[0], ok: true, orgName: 'Sample Reporter', records: 1, messages: 123, passed: 123 },
    { file: reports[1], ok: false, code: 'not-well-formed' },
  ])
  expect(await camp(dataDirectory, ['feed', 'sync'])).toEqual(expect.any(Object))
  expect(await camp(dataDirectory, ['hti', 'sync'])).toMatchObject({ said: expect.any(Number), silent: 0 })

  const nights = stay(slug, '2027-08-16', 2)
  const headers = { Authorization: `Basic ${Buffer.from('hti-demo:camping-demo').toString('base64')}` }
  const unplaced = await page.request.post('/api/hti', { headers, data: bookingOfUnknownRoom(nights) })
  expect(await unplaced.text()).toContain('Code="402"')
  const [failed] = (await camp(dataDirectory, ['hti', 'log', '--state', 'FAILED'])) as [{ readonly id: string }]
  expect(failed).toMatchObject({ direction: 'INBOUND', kind: 'BOOKING_CREATE', theirId: 'NO-ROOM', errorCode: 402 })
  expect(await camp(dataDirectory, ['hti', 'replay', failed.id])).toEqual({ id: failed.id, state: 'FAILED' })
})

const bookingOfUnknownRoom = ({ arrivalDate, departureDate }: { readonly arrivalDate: string; readonly departureDate: string }) =>
  '<OTA_HotelResRQ xmlns="http://www.opentravel.org/OTA/2003/05" Version="5.001" ResStatus="Commit"><HotelReservations>' +
  '<HotelReservation><UniqueID Type="14" ID="NO-ROOM"/><RoomStays><RoomStay><RoomTypes><RoomType RoomTypeCode="NONE"/></RoomTypes>' +
  '<GuestCounts><GuestCount AgeQualifyingCode="10" Count="2"/></GuestCounts>' +
  `<TimeSpan Start="${arrivalDate}" End="${departureDate}"/><BasicPropertyInfo HotelCode="KLOOF01"/></RoomStay></RoomStays>` +
  '<ResGuests><ResGuest><Profiles><ProfileInfo><Profile><Customer><PersonName><Surname>Dube</Surname></PersonName></Customer>' +
  '</Profile></ProfileInfo></Profiles></ResGuest></ResGuests></HotelReservation></HotelReservations></OTA_HotelResRQ>'
