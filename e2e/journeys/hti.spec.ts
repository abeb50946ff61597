import { isForEverybody } from '../pages/for-everybody.ts'
import { LoginPage } from '../pages/login-page.ts'
import { words } from '../pages/words.ts'
import { expect, expectNow, test } from '../test.ts'

const t = words('masterData')
const tl = words('htiLog')
const tr = words('htiRooms')
const tc = words('common')
const namespace = 'xmlns="http://www.opentravel.org/OTA/2003/05"'
const headers = {
  'Content-Type': 'text/xml',
  Authorization: `Basic ${Buffer.from('hti-demo:camping-demo').toString('base64')}`,
}

const booking = (id: string) =>
  `<OTA_HotelResRQ ${namespace} Version="5.001" ResStatus="Commit"><HotelReservations><HotelReservation>` +
  `<UniqueID Type="14" ID="${id}"/><RoomStays><RoomStay><RoomTypes><RoomType RoomTypeCode="P001"/></RoomTypes>` +
  '<GuestCounts><GuestCount AgeQualifyingCode="10" Count="2"/></GuestCounts><TimeSpan Start="2027-06-07" End="2027-06-10"/>' +
  '<BasicPropertyInfo HotelCode="KLOOF01"/></RoomStay></RoomStays><ResGuests><ResGuest><Profiles><ProfileInfo><Profile>' +
  '<Customer><PersonName><GivenName>Sipho</GivenName><Surname>Dube</Surname></PersonName></Customer>' +
  '</Profile></ProfileInfo></Profiles></ResGuest></ResGuests></HotelReservation></HotelReservations></OTA_HotelResRQ>'

const cancelling = (id: string) =>
  `<OTA_CancelRQ ${namespace} Version="2.002" CancelType="Commit"><UniqueID Type="14" ID="${id}"/></OTA_CancelRQ>`

test('HTI books, a second booking fails, and staff try it again when there is room', { tag: '@nojs-long' }, async ({ tab }) => {
  const { page } = tab
  const ask = async (data: string) => (await page.request.post('/api/hti', { headers, data })).text()
  const [first, second] = ['first', 'second'].map((name) => `${name}-${tab.hasScripts ? 'js' : 'plain'}`) as [string, string]
  expect(await ask(booking(first))).toContain('ResResponseType="Reserved"')
  expect(await ask(booking(second))).toContain('Code="427"')

  const login = new LoginPage(tab)
  await login.openAs('admin@demo.test', '/admin/hti-sync-log')
  await expect(tab.heading).toHaveText(tl('title'))
  await isForEverybody(tab, 'HTI sync log')
  await page.goto(`/admin/hti-sync-log?state=FAILED&kind=BOOKING_CREATE&q=${second}`)
  const row = page.getByRole('row').filter({ hasText: second })
  await expect(row).toContainText(tl('state_FAILED'))
  await row.getByRole('link').first().click()
  await expect(tab.heading).toHaveText(tl('kind_BOOKING_CREATE'))
  await isForEverybody(tab, 'HTI message')
  await page.getByRole('button', { name: tl('again'), exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(tl('problem_failed-again'))

  expect(await ask(cancelling(first))).toContain('Status="Cancelled"')
  await page.getByRole('button', { name: tl('again'), exact: true }).click()
  await expect(page).toHaveURL(/done=saved|hti-sync-log\/[\w-]+$/)
  await expect(page.getByRole('button', { name: tl('again'), exact: true })).toHaveCount(0)
  expect(await ask(cancelling(second))).toContain('Status="Cancelled"')
  const file = await page.request.get(`/admin/hti-sync-log.csv?q=${first}`)
  expect(await file.text()).toContain('BOOKING_CREATE')
})

test('the platform changes a connection and a room code, and reads no password', { tag: '@nojs-long' }, async ({ tab }) => {
  const { page } = tab
  const login = new LoginPage(tab)
  await login.openAs('admin@demo.test', '/admin/hti-config')
  await expect(tab.heading).toHaveText(t('title_hti-config'))
  await isForEverybody(tab, 'HTI config')
  await page.getByRole('link', { name: 'KLOOF01', exact: true }).click()
  await tab.isReady()
  await expect(page.getByLabel(t('field_password'), { exact: true })).toHaveValue('')
  await isForEverybody(tab, 'HTI connection')
  await page.getByLabel(t('field_password'), { exact: true }).fill('short')
  await page.getByRole('button', { name: tc('save'), exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(t('problem_form', { field: t('field_password') }))
  await tab.isReady()
  await page.getByLabel(t('field_password'), { exact: true }).fill('')
  await page.getByRole('button', { name: tc('save'), exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/hti-config(\?done=saved)?$/)

  await page.goto('/admin/hti-properties?q=P0')
  await expect(tab.heading).toHaveText(t('title_hti-properties'))
  await isForEverybody(tab, 'HTI properties')
  await page.getByRole('link', { name: t('compareRooms'), exact: true }).click()
  await expect(tab.heading).toHaveText(tr('title'))
  // HTI is told of the rooms in the background, once the product runs.
  await expect(async () => {
    await page.getByRole('button', { name: tr('ask'), exact: true }).click()
    await expectNow(page.getByRole('row').filter({ hasText: 'P002' })).toContainText(tr('state_both'))
  }).toPass()
  await isForEverybody(tab, 'HTI rooms compared')
  await page.goto('/admin/hti-properties?q=P0')
  await page.getByRole('link', { name: 'P002', exact: true }).click()
  await tab.isReady()
  // The list that is left has a link of the same name, which sorts.
  await page.getByRole('textbox', { name: t('field_roomCode') }).fill('P001')
  await page.getByRole('button', { name: tc('save'), exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(t('problem_taken'))
})
