import { amendedHold, amendmentsContract } from '@camp/application/reservations/testing/amendments.contract.ts'
import { asHeld } from '@camp/application/testing/a-campsite.ts'
import { afterAll, beforeAll } from 'vitest'
import { forgetGuests, startCampsiteStore, type TestStore } from '../../postgres/testing/test-store.ts'
import { PostgresReservations } from '../postgres-reservations.ts'
import { PostgresAmendments } from './postgres-amendments.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

amendmentsContract('postgres', async () => {
  await forgetGuests(store.em)
  await new PostgresReservations(store.em).add(amendedHold, asHeld)
  return { amendments: new PostgresAmendments(store.em), stop: async () => {} }
})
