import { describe, expect, it } from 'vitest'
import { StayDates } from '../../stay-rules/stay-dates.ts'
import { aParty } from '../../testing/a-party.ts'
import { aPlot, rates } from '../../testing/a-plot.ts'
import { aReservedPlot } from '../../testing/a-reserved-plot.ts'
import type { ReservedPlot } from '../reservation.ts'
import { areSamePlots, areSameUses } from './same-plots.ts'
import { kwena } from './testing/amending.ts'

const [one, two] = kwena.plots.map((plot) => aReservedPlot({ plot })) as [ReservedPlot, ReservedPlot]
const dearer = aReservedPlot({ plot: aPlot({ id: two.plotId, name: 'Stand 2', rates: rates(250) }) })

describe('two plots of a reservation', () => {
  it.each<readonly [string, readonly ReservedPlot[], { readonly plots: boolean; readonly uses: boolean }]>([
    ['as they are', [one, two], { plots: true, uses: true }],
    ['in another order', [two, one], { plots: true, uses: true }],
    ['with one at another price', [one, dearer], { plots: false, uses: true }],
    ['with one left', [one], { plots: false, uses: false }],
    ['with one more', [one, two, { ...one, plotId: 'plot-3' as never }], { plots: false, uses: false }],
    ['with one on another plot', [one, { ...two, plotId: 'plot-3' as never }], { plots: false, uses: false }],
    ['with other guests on one', [one, { ...two, party: aParty({ numberOfAdults: 1 }) }], { plots: false, uses: false }],
    ['with others counted on one', [{ ...one, pax: 1 }, two], { plots: false, uses: false }],
    ['with one shared', [one, { ...two, isShared: true }], { plots: false, uses: false }],
    ['with a tent on one', [{ ...one, equipment: { tents: 1, caravans: null } }, two], { plots: false, uses: false }],
    ['with a caravan on one', [one, { ...two, equipment: { tents: null, caravans: 1 } }], { plots: false, uses: false }],
    [
      'with other nights on one',
      [one, aReservedPlot({ plot: kwena.plots[1]!, stay: StayDates.of('2027-02-02', '2027-02-06') })],
      { plots: false, uses: false },
    ],
  ])('%s', (_how, after, same) => {
    expect({ plots: areSamePlots([one, two], after), uses: areSameUses([one, two], after) }).toEqual(same)
  })
})
