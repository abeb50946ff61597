import { bankLinesContract } from '@camp/application/bank-statements/testing/bank-lines.contract.ts'
import { afterAll, beforeAll } from 'vitest'
import { PostgresPayments } from '../payments/postgres-payments.ts'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresBankLines } from './postgres-bank-lines.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

bankLinesContract('postgres', async () => {
  await forgetGuests(store.em)
  const em = store.database.forkEntityManager()
  return {
    reservations: new PostgresReservations(em),
    payments: new PostgresPayments(em),
    bankLines: new PostgresBankLines(em),
    stop: async () => {},
  }
})
