import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { InMemoryPlotMaps } from './in-memory-plot-maps.ts'
import { plotMapsContract } from './plot-maps.contract.ts'

plotMapsContract('InMemoryPlotMaps', async () => ({
  plotMaps: new InMemoryPlotMaps(),
  own: 'own' as OrganisationId,
  other: 'other' as OrganisationId,
  stop: async () => {},
}))
