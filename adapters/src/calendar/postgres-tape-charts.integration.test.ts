import { tapeChartsContract } from '@camp/application/calendar/testing/tape-charts.contract.ts'
import { afterAll, beforeAll } from 'vitest'
import { PostgresBlocks } from '../blocks/postgres-blocks.ts'
import { PostgresDeskLog } from '../desk/postgres-desk-log.ts'
import { PostgresPayments } from '../payments/postgres-payments.ts'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresTapeCharts } from './postgres-tape-charts.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

tapeChartsContract('postgres', async () => {
  await forgetGuests(store.em)
  return {
    charts: new PostgresTapeCharts(store.em),
    reservations: new PostgresReservations(store.em),
    blocks: new PostgresBlocks(store.em),
    payments: new PostgresPayments(store.em),
    deskLog: new PostgresDeskLog(store.em),
    stop: async () => {},
  }
})
