import { InMemoryReportSources } from './in-memory-report-sources.ts'
import { reportSourcesContract } from './report-sources.contract.ts'

reportSourcesContract('in memory', async () => {
  const reportSources = new InMemoryReportSources()
  return { reportSources, happens: async (world) => reportSources.happens(world), stop: async () => {} }
})
