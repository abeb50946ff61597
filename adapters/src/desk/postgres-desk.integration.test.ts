import { deskContract } from '@camp/application/desk/testing/desk.contract.ts'
import { aHoldOn, asHeld, guestId, stands } from '@camp/application/testing/a-campsite.ts'
import { deskSearchText } from '@camp/domain/reservations/desk-search.ts'
import { submit } from '@camp/domain/reservations/submit.ts'
import { aGuest, submissionFacts } from '@camp/domain/testing/a-submitted-reservation.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresDeskLog } from './postgres-desk-log.ts'
import { PostgresDeskReservations } from './postgres-desk-reservations.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
  await store.em.execute(`update user_account set first_name = 'Thandi', last_name = 'Nkosi' where id = ?`, [guestId])
})
afterAll(() => store.stop())

deskContract('postgres', async () => {
  await forgetGuests(store.em)
  return {
    reservations: new PostgresReservations(store.em),
    bookings: new PostgresDeskReservations(store.em),
    deskLog: new PostgresDeskLog(store.em),
    stop: async () => {},
  }
})

it.each([
  ['Renée', "O'Brien-Smith", '082 123 4567', 'CA 123-456'],
  ['Ömer', 'van der Mérwe', null, null],
  ['Zoë', 'Ntuli', '+083', 'gp'],
])('keeps the same text for the search as the domain: %s %s', async (firstName, lastName, cell, vehiclePlate) => {
  await forgetGuests(store.em)
  const reservations = new PostgresReservations(store.em)
  const held = aHoldOn([stands[0]!])
  await reservations.add(held, asHeld)
  const submitted = submit(
    held,
    submissionFacts(held, { guest: aGuest({ userId: guestId, firstName, lastName, cell, vehiclePlate }) }),
  )
  if (submitted.ok) await reservations.replace(submitted.value.reservation, submitted.value.change)

  const [row] = await store.em.execute<{ search_text: string }[]>('select search_text from reservation')

  expect(row?.search_text).toBe(submitted.ok && deskSearchText(submitted.value.reservation))
})
