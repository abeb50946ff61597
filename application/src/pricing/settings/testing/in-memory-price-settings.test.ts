import { InMemoryCatalogues } from '../../../organisations/testing/in-memory-catalogues.ts'
import { InMemoryPriceSettings } from './in-memory-price-settings.ts'
import { priceSettingsContract } from './price-settings.contract.ts'

priceSettingsContract('in memory', async (given) => {
  const catalogues = [...given]
  return {
    priceSettings: new InMemoryPriceSettings(catalogues),
    catalogues: new InMemoryCatalogues(catalogues),
    stop: async () => {},
  }
})
