import { InMemoryBlocks } from '../../blocks/testing/in-memory-blocks.ts'
import { InMemoryPayments } from '../../payments/testing/in-memory-payments.ts'
import { InMemoryReservations } from '../../reservations/testing/in-memory-reservations.ts'
import { InMemoryTapeCharts } from './in-memory-tape-charts.ts'
import { tapeChartsContract } from './tape-charts.contract.ts'

tapeChartsContract('in memory', async () => {
  const stores = {
    reservations: new InMemoryReservations({ paxMaxOf: () => 0 }),
    blocks: new InMemoryBlocks(),
    payments: new InMemoryPayments(),
  }
  return { ...stores, charts: new InMemoryTapeCharts(stores), stop: async () => {} }
})
