import { paymentBooksContract } from '@camp/application/payments/reconcile/testing/payment-books.contract.ts'
import { aHoldOn, asHeld, stands } from '@camp/application/testing/a-campsite.ts'
import { afterAll, beforeAll } from 'vitest'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresPaymentBooks } from './postgres-payment-books.ts'
import { PostgresPayments } from './postgres-payments.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

paymentBooksContract('postgres', async () => {
  await forgetGuests(store.em)
  await new PostgresReservations(store.em).add(aHoldOn(stands.slice(0, 1)), asHeld)
  return { payments: new PostgresPayments(store.em), books: new PostgresPaymentBooks(store.em), stop: async () => {} }
})
