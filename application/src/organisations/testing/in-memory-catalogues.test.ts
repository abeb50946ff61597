import { cataloguesContract } from './catalogues.contract.ts'
import { InMemoryCatalogues } from './in-memory-catalogues.ts'

cataloguesContract('in memory', async ({ catalogues, isDemoMode }) => ({
  catalogues: new InMemoryCatalogues(catalogues, { isDemoMode }),
  stop: async () => {},
}))
