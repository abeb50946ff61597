import { describe, expect, it } from 'vitest'
import type { PickedPlot } from '#server/campsite/load-selection.ts'
import { filteredPlots, plotFilters, withFilterToggled } from './plot-filters.ts'

const plot = (id: string, facts: Partial<Record<keyof PickedPlot, unknown>> = {}) =>
  Object.assign(
    { id, siteType: 'camping', isElectrified: false, caravansMax: 0 },
    size(8000, 10_000),
    facts,
  ) as unknown as PickedPlot

const size = (irlWidth: number, irlLength: number) => ({ irlWidth, irlLength, irlSqm: null, useSqm: false })

const plots = [plot('plain'), plot('powered', { isElectrified: true }), plot('big', { irlWidth: 12_000, caravansMax: 1 })]
const shown = (search: string) => filteredPlots(plots, new URLSearchParams(search)).map(({ id }) => id)

describe('the chips above the plots', () => {
  it('are those that divide them', () => {
    expect(plotFilters(plots)).toEqual([
      { name: 'power', area: null },
      { name: 'caravan', area: null },
      { name: 'large', area: 120 },
    ])
    expect(plotFilters([plot('one'), plot('other')])).toEqual([])
  })

  it.each([
    ['', ['plain', 'powered', 'big']],
    ['show=power', ['powered']],
    ['show=caravan', ['big']],
    ['show=large', ['big']],
    ['show=large&show=power', []],
    ['show=anything', ['plain', 'powered', 'big']],
  ])('%j show %j', (search, ids) => {
    expect(shown(search)).toEqual(ids)
  })

  it('hide no plot that is chosen', () => {
    expect(shown('show=power&plot=plain')).toEqual(['plain', 'powered'])
  })

  it('are switched on and off, and leave the rest of the address', () => {
    const on = withFilterToggled(new URLSearchParams('plot=plain&show=power'), 'large')

    expect(`${on}`).toBe('plot=plain&show=power&show=large')
    expect(`${withFilterToggled(on, 'power')}`).toBe('plot=plain&show=large')
  })
})
