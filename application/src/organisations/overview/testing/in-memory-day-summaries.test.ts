import { daySummariesContract, summarisedStays } from './day-summaries.contract.ts'
import { InMemoryDaySummaries } from './in-memory-day-summaries.ts'

daySummariesContract('in memory', async () => ({
  daySummaries: new InMemoryDaySummaries(summarisedStays),
  stop: async () => {},
}))
