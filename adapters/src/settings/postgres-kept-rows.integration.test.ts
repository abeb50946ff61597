import { plotsContract } from '@camp/application/plots/testing/plots.contract.ts'
import { keptRowsContract } from '@camp/application/settings/testing/kept-rows.contract.ts'
import {
  calendarFeedSample,
  documentSample,
  paymentRuleSample,
  siteSample,
  specialTermSample,
} from '@camp/application/settings/testing/some-kept-rows.ts'
import { campsite } from '@camp/application/testing/a-campsite.ts'
import { afterAll, beforeAll } from 'vitest'
import { PostgresCalendarFeeds } from '../calendar-feeds/postgres-calendar-feeds.ts'
import { PostgresPaymentRules } from '../deposit/postgres-payment-rules.ts'
import { PostgresDocuments } from '../documents/postgres-documents.ts'
import { PostgresPlots } from '../plots/postgres-plots.ts'
import { PostgresSites } from '../plots/postgres-sites.ts'
import { storeCatalogue } from '../postgres/testing/store-catalogue.ts'
import { startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresSpecialTerms } from '../special-terms/postgres-special-terms.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const stop = async () => {}

async function afresh(without: readonly string[] = []): Promise<TestStore['em']> {
  await store.em.execute('truncate organisation cascade')
  await storeCatalogue(store.em, campsite)
  for (const table of without) await store.em.execute(`delete from ${table}`)
  return store.em
}

keptRowsContract('postgres: Sites', siteSample, async () => ({ rows: new PostgresSites(await afresh(['site'])), stop }))
keptRowsContract('postgres: PaymentRules', paymentRuleSample, async () => ({
  rows: new PostgresPaymentRules(await afresh()),
  stop,
}))
keptRowsContract('postgres: SpecialTerms', specialTermSample, async () => ({
  rows: new PostgresSpecialTerms(await afresh()),
  stop,
}))
keptRowsContract('postgres: Documents', documentSample, async () => ({ rows: new PostgresDocuments(await afresh()), stop }))
keptRowsContract('postgres: CalendarFeeds', calendarFeedSample, async () => ({
  rows: new PostgresCalendarFeeds(await afresh()),
  stop,
}))
plotsContract('postgres', async () => ({ plots: new PostgresPlots(await afresh(['plot'])), stop }))
