import type { PlotId } from '@camp/domain/shared/ids.ts'
import { describe, expect, it } from 'vitest'
import { readStayParameters } from '#app/search-parameters/read-stay-parameters.ts'
import { childrenOn } from '#app/selection/allocation.ts'
import { allocationProblems } from '#app/selection/allocation-problems.ts'
import { readAllocation, readSelection } from '#app/selection/selection-parameters.ts'
import { cardOnPage, resultOnPage } from './card-on-page.ts'
import type { WireSearchResult } from './organisation-on-wire.ts'

const tags = ['Braai', 'Ablutions', 'Shop', 'Wi-Fi', 'River', 'Shade', 'Laundry'].map((name) => ({ name, icon: 'flame' }))
const nearest = ['01', '02', '03', '04'].map((day) => ({ arrivalDate: `2027-01-${day}`, departureDate: '', fromTotal: 100 }))
const result = {
  id: 'organisation-1',
  slug: 'kwena-camp',
  name: 'Kwena Camp',
  latitude: -25,
  longitude: 31,
  provinceName: 'Mpumalanga',
  tags,
  rating: { average: 4.285714285714286, count: 28 },
  price: null,
  priceLine: null,
  nearestDates: nearest,
  plots: [],
} as unknown as WireSearchResult

const plain = new URLSearchParams()
const party = readStayParameters(
  new URLSearchParams(
    'arrivalDate=2027-02-01&departureDate=2027-02-03&numberOfAdults=3&numberOfPensioners=1&childrenAges=4&childrenAges=12',
  ),
)

describe('a card on a page', () => {
  it('carries five facilities, and how many more there are', () => {
    const { tags: shown, moreTags } = cardOnPage(result)

    expect(shown.map(({ name }) => name)).toEqual(['Braai', 'Ablutions', 'Shop', 'Wi-Fi', 'River'])
    expect(moreTags).toBe(2)
    expect(cardOnPage({ ...result, tags: tags.slice(0, 3) }).moreTags).toBe(0)
  })

  it('carries a rating to one decimal, and none where nobody rated', () => {
    expect(cardOnPage(result).rating).toEqual({ average: '4.3', count: 28 })
    expect(cardOnPage({ ...result, rating: { average: null, count: 0 } }).rating).toBeNull()
  })

  it('carries nothing that it does not show, and three other dates at most', () => {
    expect(cardOnPage(result)).not.toHaveProperty('latitude')
    expect(resultOnPage(result, party, plain).nearestDates).toHaveLength(3)
  })

  it('leads to the plots that hold a group together, selected, with everybody on one of them', () => {
    const shares = [
      {
        plotId: 'a' as PlotId,
        numberOfAdults: 2,
        numberOfPensioners: 0,
        childrenAges: [12],
        tents: null,
        caravans: null,
        total: 800,
      },
      {
        plotId: 'b' as PlotId,
        numberOfAdults: 1,
        numberOfPensioners: 1,
        childrenAges: [4],
        tents: null,
        caravans: null,
        total: 700,
      },
    ]

    const { choosePlots } = resultOnPage({ ...result, plots: shares }, party, plain)

    const { search } = new URL(choosePlots ?? '', 'https://camp.test')
    const read = readStayParameters(new URLSearchParams(search))
    const plotIds = readSelection(new URLSearchParams(search))
    const allocation = readAllocation(new URLSearchParams(search), plotIds, read)
    expect(plotIds).toEqual(['a', 'b'])
    expect(allocation && allocationProblems(read, allocation, false)).toEqual([])
    expect(allocation && childrenOn(allocation, 'b', read)).toEqual([4])
    expect(resultOnPage(result, party, plain).choosePlots).toBeNull()
    const embedded = new URLSearchParams('showHeaderFooter=false')
    expect(resultOnPage({ ...result, plots: shares }, party, embedded).choosePlots).toMatch(
      /&showHeaderFooter=false#selected-plots$/,
    )
  })
})
