import { htiToldContract } from '@camp/application/hti/testing/hti-told.contract.ts'
import { afterAll, beforeAll } from 'vitest'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresHtiTold } from './postgres-hti-told.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

htiToldContract('postgres', async () => {
  await forgetGuests(store.em)
  const em = store.database.forkEntityManager()
  return { reservations: new PostgresReservations(em), htiTold: new PostgresHtiTold(em), stop: async () => {} }
})
