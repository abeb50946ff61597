import { campsite } from '../../testing/a-campsite.ts'
import { InMemoryRatings } from './in-memory-ratings.ts'
import { ratingsContract } from './ratings.contract.ts'

ratingsContract('in memory', async () => ({
  ratings: new InMemoryRatings(new Map([[campsite.organisation.id, { average: 4.5, count: 2 }]])),
  stop: async () => {},
}))
