import type { BlockView } from '@camp/application/blocks/block-views.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { BlockId, PlotId, SiteId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'

const plotId = 'plot-1' as PlotId
const plot = { id: plotId, name: 'River stand 1', isActive: true, isElectrified: false, isShared: false, paxMax: 6 }
const next = { ...plot, id: 'plot-2' as PlotId, name: 'River stand 2' }
const sites = [{ id: 'site-1' as SiteId, name: 'River', siteType: 'camping' as const, plots: [plot, next] }]
const chart = {
  version: '1',
  today: '2026-11-21',
  from: '2026-11-21',
  days: [],
  sites,
  bars: [],
  blocks: [],
  problems: [],
  conflicts: [],
}

/** Works on River stand 1; it is taken in March 2027. */
const block: BlockView = {
  id: 'block-1' as BlockId,
  version: 1,
  plotIds: [plotId],
  nights: StayDates.of('2027-02-12', '2027-02-14'),
  source: 'staff',
  externalId: null,
  reason: 'New gravel',
  expiresAt: null,
}

const alike = (id: string) => ({ ...plot, id: id as PlotId })
const dam = {
  id: 'site-2' as SiteId,
  name: 'Dam',
  siteType: 'camping' as const,
  plots: [alike('9d4e8c79-2'), alike('82d91d70-3')],
}

/** Another site has plots of the same name, two of them. */
export const withPlotsAlike = {
  showTapeChart: { execute: async () => accepted({ ...chart, sites: [...sites, dam] }) },
} satisfies Partial<UseCases>

export const fakeBlocks = {
  showTapeChart: {
    execute: async ({ orgSlug }) => (orgSlug === 'kloofwater-camp' ? accepted(chart) : refused({ code: 'not-found' as const })),
  },
  createBlock: {
    execute: async ({ nights, reason, expiresAt }) =>
      nights.arrival.month === 3
        ? refused({ code: 'booked' as const, plotIds: [plotId] })
        : accepted({ ...block, nights, reason, expiresAt }),
  },
  releaseBlock: { execute: async () => accepted(block) },
  listBlocks: { execute: async () => accepted([{ ...block, plotNames: [plot.name] }]) },
} satisfies Partial<UseCases>
