import { InMemoryReservations } from '../../reservations/testing/in-memory-reservations.ts'
import { htiToldContract } from './hti-told.contract.ts'
import { InMemoryHtiTold } from './in-memory-hti-told.ts'

htiToldContract('in memory', async () => ({
  reservations: new InMemoryReservations({ paxMaxOf: () => 6 }),
  htiTold: new InMemoryHtiTold(),
  stop: async () => {},
}))
