import { htiBookingsContract } from '@camp/application/hti/testing/hti-bookings.contract.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { afterAll, beforeAll } from 'vitest'
import { anotherCampsite, otherId } from '../postgres/testing/another-campsite.ts'
import { emptied, forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresHtiBookings } from './postgres-hti-bookings.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
  await store.em.execute(anotherCampsite)
})
afterAll(() => store.stop())

htiBookingsContract('postgres', async () => {
  await forgetGuests(store.em)
  await emptied(store.em, 'hti_gone', 'hti_unplaced')
  const em = store.database.forkEntityManager()
  return {
    reservations: new PostgresReservations(em),
    htiBookings: new PostgresHtiBookings(em),
    otherId: otherId as OrganisationId,
    stop: async () => {},
  }
})
