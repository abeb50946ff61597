import { InMemoryReservations } from '../../reservations/testing/in-memory-reservations.ts'
import { campsite } from '../../testing/a-campsite.ts'
import { blocksContract } from './blocks.contract.ts'
import { InMemoryBlocks } from './in-memory-blocks.ts'

blocksContract('in memory', async () => {
  const blocks = new InMemoryBlocks((plotId, night) => reservations.isSlept(plotId, night))
  const reservations: InMemoryReservations = new InMemoryReservations({
    paxMaxOf: (plotId) => campsite.plots.find(({ id }) => id === plotId)?.paxMax ?? 0,
    isBlocked: (plotId, night, now) => blocks.isBlocked(plotId, night, now),
  })
  return { blocks, reservations, stop: async () => {} }
})
