import { priceSettingsContract } from '@camp/application/pricing/settings/testing/price-settings.contract.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { CatalogueCache } from '../organisations/catalogue-cache.ts'
import { PostgresCatalogues } from '../organisations/postgres-catalogues.ts'
import { storeCatalogue } from '../postgres/testing/store-catalogue.ts'
import { startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresPriceSettings } from './postgres-price-settings.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
beforeEach(() => store.em.execute('truncate organisation cascade'))
afterAll(() => store.stop())

priceSettingsContract('postgres', async (given) => {
  for (const catalogue of given) await storeCatalogue(store.em, catalogue)
  return {
    priceSettings: new PostgresPriceSettings(store.em),
    catalogues: new PostgresCatalogues({ em: store.em, cache: new CatalogueCache(), isDemoMode: false }),
    stop: async () => {},
  }
})
