import type { Plot } from '@camp/domain/plots/plot.ts'
import type { SiteId } from '@camp/domain/shared/ids.ts'
import { aSite } from '@camp/domain/testing/a-site.ts'
import { expect, it } from 'vitest'
import { kwenaCamp } from '../testing/kwena-camp.ts'
import { balanceState } from './balance-state.ts'
import { chartSites } from './chart-sites.ts'

it('sites without a plot to show are left out, and a plot that is closed stays while something is on it', () => {
  const camp = kwenaCamp()
  const [first, second, ...others] = camp.plots as [Plot, Plot, ...Plot[]]
  const closed = [first, second].map((plot) => ({ ...plot, isActive: false }))
  const alone = { ...first, id: 'alone' as Plot['id'], siteId: 'one' as SiteId }
  const sites = [...camp.sites, aSite({ id: 'empty' as SiteId, name: 'Empty' }), aSite({ id: alone.siteId, name: 'One' })]
  const bars = [{ plotId: first.id }] as unknown as Parameters<typeof chartSites>[1]['bars']

  const shown = chartSites({ ...camp, sites, plots: [...closed, ...others, alone] }, { bars, blocks: [] })

  expect(shown.map(({ name }) => name)).toEqual([...camp.sites.map(({ name }) => name), 'One'])
  expect(shown[0]?.plots.map(({ id }) => id)).toEqual([first, ...others].map(({ id }) => id))
})

it('one cent is a part of what is owed', () => {
  const facts = { status: 'confirmed', dueCents: 80_000, isWrittenOff: false } as const

  expect([0, 1].map((paidCents) => balanceState({ ...facts, paidCents }))).toEqual(['none', 'part'])
})
