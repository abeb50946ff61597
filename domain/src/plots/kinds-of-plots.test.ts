import { describe, expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { aPlot, rates } from '../testing/a-plot.ts'
import { aSite } from '../testing/a-site.ts'
import { plotKinds } from './kinds-of-plots.ts'
import type { Plot } from './plot.ts'

const site = aSite()
const stand = (id: string, facts: Partial<Plot> = {}): Plot => ({
  ...aPlot(),
  name: id,
  rates: rates(200),
  ...facts,
  id: id as Plot['id'],
})
const kindsOf = (...plots: readonly Plot[]) =>
  plotKinds(plots.map((plot) => ({ plot, site }))).map((kind) => [kind.plots.map(({ id }) => id), kind.from?.price])

describe('kinds of plots', () => {
  it('hold the plots that differ in name, place, words, size, price and in how many a stand holds', () => {
    const big = stand('b', { aboutPlot: 'At the river', images: ['river'], irlWidth: 9999, paxMax: 19, rates: rates(210) })

    expect(kindsOf(stand('a'), big)).toEqual([[['a', 'b'], Money.rand(200)]])
  })

  it.each<[string, Partial<Plot>]>([
    ['power', { isElectrified: !aPlot().isElectrified }],
    ['whether caravans may stand there', { caravansMax: 0 }],
    ['whether tents may stand there', { tentsMax: 0 }],
    ['whether it is shared', { allowMultipleReservationsUpToPaxMax: true }],
    ['what the rate is for', { rateBasis: aPlot().rateBasis === 'perPlot' ? 'perPerson' : 'perPlot' }],
  ])('differ by %s', (_what, facts) => {
    expect(
      kindsOf(stand('a', { tentsMax: 2, caravansMax: 1 }), stand('b', { tentsMax: 2, caravansMax: 1, ...facts })),
    ).toHaveLength(2)
  })

  it('differ in houses by how many sleep there', () => {
    const houses = [stand('a', { paxMax: 4 }), stand('b', { paxMax: 6 }), stand('c', { paxMax: 4 })]
    const kinds = plotKinds(houses.map((plot) => ({ plot, site: { ...site, siteType: 'chalets' } })))

    expect(kinds.map(({ plots }) => plots.map(({ id }) => id))).toEqual([['a', 'c'], ['b']])
  })

  it('stand with what has no price yet before what costs something', () => {
    const unpriced = stand('unpriced', { rates: rates(0), isElectrified: true })

    expect(kindsOf(stand('priced', { rates: rates(120), isElectrified: false }), unpriced).map(([ids]) => ids)).toEqual([
      ['unpriced'],
      ['priced'],
    ])
  })

  it('stand with the cheapest first, each with its own from-price', () => {
    expect(
      kindsOf(
        stand('dear', { rates: rates(350), isElectrified: true }),
        stand('cheap', { rates: rates(120), isElectrified: false }),
      ),
    ).toEqual([
      [['cheap'], Money.rand(120)],
      [['dear'], Money.rand(350)],
    ])
  })
})
