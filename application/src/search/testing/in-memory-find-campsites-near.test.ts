import { findCampsitesNearContract } from './find-campsites-near.contract.ts'
import { InMemoryFindCampsitesNear } from './in-memory-find-campsites-near.ts'

findCampsitesNearContract('in memory', async ({ catalogues, isDemoMode }) => ({
  findCampsitesNear: new InMemoryFindCampsitesNear(catalogues, { isDemoMode }),
  stop: async () => {},
}))
