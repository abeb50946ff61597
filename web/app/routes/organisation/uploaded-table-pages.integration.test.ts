import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenSettingsPages, type SettingsPages } from '#server/testing/staff-pages.ts'
import * as bankStatement from './bank-statement/route.tsx'
import * as bringBookings from './bring-bookings/route.tsx'

let camp: SettingsPages
beforeAll(async () => {
  camp = await givenSettingsPages()
})
afterAll(() => camp.stop())

async function upload(page: typeof bankStatement | typeof bringBookings, name: string, text: string) {
  const form = new FormData()
  form.set(name, new File([new Uint8Array(Buffer.from(text, 'latin1'))], 'of-excel.csv'))
  const { data } = await camp.pages.send(page, { path: '/x', params: { orgSlug: 'kloofwater-camp' } }, form)
  return data
}

it('keeps every letter of a list of bookings that Excel saved', async () => {
  const list = 'Ref,Name,Room,Arrival,Departure\nNB1,Jané Müller,Stand 1,2026-12-01,2026-12-03'

  expect(await upload(bringBookings, 'bookings', list)).toMatchObject({ lines: [{ guestName: 'Jané Müller' }] })
})

it('keeps every letter of a bank statement that Excel saved', async () => {
  const statement = 'Date,Description,Amount\n2026-11-20,Jané Müller,100.00'

  expect(await upload(bankStatement, 'statement', statement)).toMatchObject({ lines: [{ text: 'Jané Müller' }] })
})
