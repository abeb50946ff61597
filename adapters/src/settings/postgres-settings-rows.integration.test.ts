import { plotsContract } from '@camp/application/plots/testing/plots.contract.ts'
import { settingsRowsContract } from '@camp/application/settings/testing/settings-rows.contract.ts'
import {
  calendarFeedSample,
  documentSample,
  paymentRuleSample,
  savedTextSample,
  siteSample,
  specialTermSample,
} from '@camp/application/settings/testing/some-settings-rows.ts'
import { campsite } from '@camp/application/testing/a-campsite.ts'
import { afterAll, beforeAll } from 'vitest'
import { PostgresCalendarFeeds } from '../calendar-feeds/postgres-calendar-feeds.ts'
import { PostgresPaymentRules } from '../deposit/postgres-payment-rules.ts'
import { PostgresDocuments } from '../documents/postgres-documents.ts'
import { PostgresPlots } from '../plots/postgres-plots.ts'
import { PostgresSites } from '../plots/postgres-sites.ts'
import { storeCatalogue } from '../postgres/testing/store-catalogue.ts'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresSavedTexts } from '../saved-texts/postgres-saved-texts.ts'
import { PostgresSpecialTerms } from '../special-terms/postgres-special-terms.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const stop = async () => {}

async function afresh(without: readonly string[] = []): Promise<TestStore['em']> {
  await emptied(store.em, 'organisation')
  await storeCatalogue(store.em, campsite)
  for (const table of without) await store.em.execute(`delete from ${table}`)
  return store.em
}

settingsRowsContract('postgres: Sites', siteSample, async () => ({ rows: new PostgresSites(await afresh(['site'])), stop }))
settingsRowsContract('postgres: PaymentRules', paymentRuleSample, async () => ({
  rows: new PostgresPaymentRules(await afresh()),
  stop,
}))
settingsRowsContract('postgres: SpecialTerms', specialTermSample, async () => ({
  rows: new PostgresSpecialTerms(await afresh()),
  stop,
}))
settingsRowsContract('postgres: Documents', documentSample, async () => ({ rows: new PostgresDocuments(await afresh()), stop }))
settingsRowsContract('postgres: SavedTexts', savedTextSample, async () => ({
  rows: new PostgresSavedTexts(await afresh()),
  stop,
}))
settingsRowsContract('postgres: CalendarFeeds', calendarFeedSample, async () => ({
  rows: new PostgresCalendarFeeds(await afresh()),
  stop,
}))
plotsContract('postgres', async () => ({ plots: new PostgresPlots(await afresh(['plot'])), stop }))
