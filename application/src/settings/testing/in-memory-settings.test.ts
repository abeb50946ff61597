import { InMemoryPlots } from '../../plots/testing/in-memory-plots.ts'
import { plotsContract } from '../../plots/testing/plots.contract.ts'
import { campsite } from '../../testing/a-campsite.ts'
import { InMemorySites, inMemorySettings } from './in-memory-settings.ts'
import { keptRowsContract } from './kept-rows.contract.ts'
import { calendarFeedSample, documentSample, paymentRuleSample, siteSample, specialTermSample } from './some-kept-rows.ts'

const stop = async () => {}

keptRowsContract('in memory: Sites', siteSample, async () => ({ rows: new InMemorySites(), stop }))
keptRowsContract('in memory: PaymentRules', paymentRuleSample, async () => ({ rows: inMemorySettings.paymentRules(), stop }))
keptRowsContract('in memory: SpecialTerms', specialTermSample, async () => ({ rows: inMemorySettings.specialTerms(), stop }))
keptRowsContract('in memory: Documents', documentSample, async () => ({ rows: inMemorySettings.documents(), stop }))
keptRowsContract('in memory: CalendarFeeds', calendarFeedSample, async () => ({ rows: inMemorySettings.calendarFeeds(), stop }))
plotsContract('in memory', async () => ({ plots: new InMemoryPlots({ sites: campsite.sites }), stop }))
