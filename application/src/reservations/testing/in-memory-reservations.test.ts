import { campsite } from '../../testing/a-campsite.ts'
import { amendedNightsContract } from './amended-nights.contract.ts'
import { InMemoryReservations } from './in-memory-reservations.ts'
import { reservationsContract } from './reservations.contract.ts'

const { organisation, plots } = campsite

const start = async () => ({
  reservations: new InMemoryReservations({
    paxMaxOf: (plotId) => plots.find(({ id }) => id === plotId)?.paxMax ?? 0,
    slugOf: () => organisation.slug,
  }),
  stop: async () => {},
})

reservationsContract('in memory', start)
amendedNightsContract('in memory', start)
