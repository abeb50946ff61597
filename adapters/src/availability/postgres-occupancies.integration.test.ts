import { occupanciesContract } from '@camp/application/availability/testing/occupancies.contract.ts'
import { afterAll, beforeAll } from 'vitest'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresOccupancies } from './postgres-occupancies.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

occupanciesContract('postgres', async () => {
  await forgetGuests(store.em)
  return {
    reservations: new PostgresReservations(store.em),
    occupancies: new PostgresOccupancies(store.em),
    stop: async () => {},
  }
})
