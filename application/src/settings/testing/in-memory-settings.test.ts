import { InMemoryPlots } from '../../plots/testing/in-memory-plots.ts'
import { plotsContract } from '../../plots/testing/plots.contract.ts'
import { campsite } from '../../testing/a-campsite.ts'
import { InMemorySites, inMemorySettings } from './in-memory-settings.ts'
import { settingsRowsContract } from './settings-rows.contract.ts'
import {
  calendarFeedSample,
  documentSample,
  paymentRuleSample,
  savedTextSample,
  siteSample,
  specialTermSample,
} from './some-settings-rows.ts'

const stop = async () => {}

settingsRowsContract('in memory: Sites', siteSample, async () => ({ rows: new InMemorySites(), stop }))
settingsRowsContract('in memory: PaymentRules', paymentRuleSample, async () => ({ rows: inMemorySettings.paymentRules(), stop }))
settingsRowsContract('in memory: SpecialTerms', specialTermSample, async () => ({ rows: inMemorySettings.specialTerms(), stop }))
settingsRowsContract('in memory: Documents', documentSample, async () => ({ rows: inMemorySettings.documents(), stop }))
settingsRowsContract('in memory: SavedTexts', savedTextSample, async () => ({ rows: inMemorySettings.savedTexts(), stop }))
settingsRowsContract('in memory: CalendarFeeds', calendarFeedSample, async () => ({
  rows: inMemorySettings.calendarFeeds(),
  stop,
}))
plotsContract('in memory', async () => ({ plots: new InMemoryPlots({ sites: campsite.sites }), stop }))
