import { InMemoryReservations } from '../../reservations/testing/in-memory-reservations.ts'
import { campsite } from '../../testing/a-campsite.ts'
import { InMemoryOccupancies } from './in-memory-occupancies.ts'
import { occupanciesContract } from './occupancies.contract.ts'

occupanciesContract('in memory', async () => {
  const reservations = new InMemoryReservations({ paxMaxOf: (id) => campsite.plots.find((plot) => plot.id === id)?.paxMax ?? 0 })
  return { reservations, occupancies: new InMemoryOccupancies(reservations), stop: async () => {} }
})
