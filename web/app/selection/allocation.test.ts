import { describe, expect, it } from 'vitest'
import { allOnOnePlot, type PartyWithRig } from './allocation.ts'
import { allocationProblems } from './allocation-problems.ts'
import { defaultAllocation, type PlotRoom } from './default-allocation.ts'
import { plotWishes } from './plot-wishes.ts'

const party = (facts: Partial<PartyWithRig> = {}): PartyWithRig => ({
  numberOfAdults: 2,
  numberOfPensioners: 0,
  childrenAges: [],
  tents: null,
  caravans: null,
  ...facts,
})

const room = (id: string, facts: Partial<PlotRoom> = {}): PlotRoom => ({
  id,
  siteType: 'camping',
  paxMin: 1,
  paxMax: 6,
  kidsUnderWhatAgeDontCountTowardsMaxPax: 0,
  tentsMax: null,
  caravansMax: null,
  ...facts,
})

const counts = (allocation: ReturnType<typeof defaultAllocation>) =>
  allocation.shares.map(({ numberOfAdults, numberOfPensioners }) => [numberOfAdults, numberOfPensioners])

describe('a first allocation', () => {
  it('puts somebody grown up on each plot, then fills plot after plot', () => {
    const allocation = defaultAllocation(party({ numberOfAdults: 5, numberOfPensioners: 1 }), [
      room('a', { paxMax: 4 }),
      room('b', { paxMax: 4 }),
    ])

    expect(counts(allocation)).toEqual([
      [4, 0],
      [1, 1],
    ])
  })

  it('brings every plot to its least number of guests before it fills one', () => {
    const allocation = defaultAllocation(party({ numberOfAdults: 5 }), [room('a'), room('b', { paxMin: 3 })])

    expect(counts(allocation)).toEqual([
      [2, 0],
      [3, 0],
    ])
  })

  it('seats children where there is room, small ones with whom they do not count', () => {
    const allocation = defaultAllocation(party({ childrenAges: [1, 9] }), [
      room('a', { paxMax: 1, kidsUnderWhatAgeDontCountTowardsMaxPax: 3 }),
      room('b', { paxMax: 2 }),
    ])

    expect(allocation.childPlots).toEqual(['a', 'b'])
  })

  it('leaves out who finds no room', () => {
    const allocation = defaultAllocation(party({ numberOfAdults: 3, childrenAges: [9] }), [room('a', { paxMax: 2 })])

    expect(counts(allocation)).toEqual([[2, 0]])
    expect(allocation.childPlots).toEqual([null])
    expect(allocationProblems(party({ numberOfAdults: 3, childrenAges: [9] }), allocation, false)).toEqual([
      { code: 'adults', left: 1 },
      { code: 'children', ages: [9] },
    ])
  })

  it('pitches tents and caravans on camping stands up to their maximum', () => {
    const allocation = defaultAllocation(party({ tents: 3, caravans: 1 }), [
      room('chalet', { siteType: 'chalets' }),
      room('stand', { tentsMax: 2, caravansMax: 1 }),
    ])

    expect(allocation.shares.map(({ tents, caravans }) => [tents, caravans])).toEqual([
      [0, 0],
      [2, 1],
    ])
  })
})

describe('what is wrong with an allocation', () => {
  it('is nothing when one plot takes everybody', () => {
    const everybody = party({ childrenAges: [4], tents: 1 })

    expect(allocationProblems(everybody, allOnOnePlot('a', everybody), true)).toEqual([])
  })

  it('is nothing when children have a plot to themselves', () => {
    const family = party({ childrenAges: [13, 15] })
    const [parents] = allOnOnePlot('a', party()).shares
    const shares = [parents!, { ...parents!, plotId: 'b', numberOfAdults: 0 }]

    expect(allocationProblems(family, { shares, childPlots: ['b', 'b'] }, false)).toEqual([])
    expect(plotWishes({ shares, childPlots: ['b', 'b'] }, family)?.map((wish) => wish.party.childrenAges)).toEqual([[], [13, 15]])
  })

  it('is a plot with nobody on it, and guests who do not exist', () => {
    const share = { plotId: 'a', numberOfAdults: 3, numberOfPensioners: 0, tents: 0, caravans: 0 }
    const allocation = { shares: [share, { ...share, plotId: 'b', numberOfAdults: 0 }], childPlots: [] }

    expect(allocationProblems(party(), allocation, false)).toEqual([
      { code: 'adults', left: -1 },
      { code: 'nobody', plotId: 'b' },
    ])
  })

  it('counts tents only where they mean something', () => {
    const camper = party({ tents: 2 })
    const allocation = { ...allOnOnePlot('a', camper), shares: [{ ...allOnOnePlot('a', party()).shares[0]!, tents: 1 }] }

    expect(allocationProblems(camper, allocation, true)).toEqual([{ code: 'tents', left: 1 }])
    expect(allocationProblems(camper, allocation, false)).toEqual([])
  })
})
