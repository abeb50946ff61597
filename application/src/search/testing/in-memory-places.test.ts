import { InMemoryPlaces } from './in-memory-places.ts'
import { placesContract, somePlaces } from './places.contract.ts'

placesContract('in memory', async () => ({ places: new InMemoryPlaces(somePlaces), stop: async () => {} }))
