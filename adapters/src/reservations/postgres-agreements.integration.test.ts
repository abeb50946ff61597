import { agreementsContract } from '@camp/application/reservations/testing/agreements.contract.ts'
import { aHoldOn, asHeld, stands } from '@camp/application/testing/a-campsite.ts'
import { afterAll, beforeAll } from 'vitest'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresAgreements } from './postgres-agreements.ts'
import { PostgresReservations } from './postgres-reservations.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

agreementsContract('postgres', async () => {
  await forgetGuests(store.em)
  await new PostgresReservations(store.em).add(aHoldOn(stands.slice(0, 1), { id: 'hold-1' }), asHeld)
  return { agreements: new PostgresAgreements(store.em), stop: async () => {} }
})
