import { plotMapsContract } from '@camp/application/plots/testing/plot-maps.contract.ts'
import { campsite } from '@camp/application/testing/a-campsite.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { afterAll, beforeAll } from 'vitest'
import { startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresPlotMaps } from './postgres-plot-maps.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

plotMapsContract('PostgresPlotMaps', async () => {
  await store.em.execute('update organisation set plot_map = null')
  return {
    plotMaps: new PostgresPlotMaps(store.database.forkEntityManager()),
    own: campsite.organisation.id,
    other: '00000000-0000-4000-8000-00000000ffff' as OrganisationId,
    stop: async () => {},
  }
})
