import { billingLinesContract } from '@camp/application/billing/testing/billing-lines.contract.ts'
import { afterAll, beforeAll } from 'vitest'
import { PostgresPayments } from '../payments/postgres-payments.ts'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresBillingLines } from './postgres-billing-lines.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

billingLinesContract('postgres', async () => {
  await forgetGuests(store.em)
  return {
    reservations: new PostgresReservations(store.em),
    payments: new PostgresPayments(store.em),
    billingLines: new PostgresBillingLines(store.em),
    stop: async () => {},
  }
})
