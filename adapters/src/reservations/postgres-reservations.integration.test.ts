import { amendedNightsContract } from '@camp/application/reservations/testing/amended-nights.contract.ts'
import { reservationsContract } from '@camp/application/reservations/testing/reservations.contract.ts'
import { afterAll, beforeAll } from 'vitest'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from './postgres-reservations.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

const start = async () => {
  await forgetGuests(store.em)
  return { reservations: new PostgresReservations(store.em), stop: async () => {} }
}

reservationsContract('postgres', start)
amendedNightsContract('postgres', start)
