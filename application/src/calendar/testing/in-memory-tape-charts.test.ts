import { InMemoryBlocks } from '../../blocks/testing/in-memory-blocks.ts'
import { InMemoryDeskLog } from '../../desk/testing/in-memory-desk-log.ts'
import { InMemoryPayments } from '../../payments/testing/in-memory-payments.ts'
import { InMemoryReservations } from '../../reservations/testing/in-memory-reservations.ts'
import { InMemoryTapeCharts } from './in-memory-tape-charts.ts'
import { tapeChartsContract } from './tape-charts.contract.ts'

tapeChartsContract('in memory', async () => {
  const stores = {
    reservations: new InMemoryReservations({ paxMaxOf: () => 0 }),
    blocks: new InMemoryBlocks(),
    payments: new InMemoryPayments(),
    deskLog: new InMemoryDeskLog(),
  }
  return { ...stores, charts: new InMemoryTapeCharts(stores), stop: async () => {} }
})
