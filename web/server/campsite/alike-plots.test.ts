import { beforeAll, describe, expect, it } from 'vitest'
import type { Translator } from '#app/wording/catalogue.ts'
import { textIn } from '#app/wording/use-text.ts'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { namesInShort, plotsBySite } from './alike-plots.ts'
import type { PickedPlot } from './load-selection.ts'

const plot = (name: string, facts: Partial<Record<keyof PickedPlot, unknown>> = {}) =>
  ({
    id: name,
    name,
    siteId: 'river',
    siteName: 'River',
    siteType: 'camping',
    total: 735,
    bookingPax: 2,
    paxMax: 6,
    ...facts,
  }) as unknown as PickedPlot

let t: Translator<'campsite'>

beforeAll(async () => {
  await loadAllWords('en')
  t = textIn('en', 'campsite')
})

describe('plots that are alike', () => {
  it('stand together, in the order in which they can be booked', () => {
    const plots = [plot('Bay 1'), plot('Bay 3', { total: 900 }), plot('Bay 2'), plot('Hut', { siteId: 'hill' })]
    const alone = { facts: ['Up to 6 guests'], ownFacts: [], isWide: true }

    expect(plotsBySite(t, plots).map(({ siteId, groups }) => [siteId, groups])).toEqual([
      [
        'river',
        [
          { ...alone, title: 'Bay 1\u2060–\u20602', plotIds: ['Bay 1', 'Bay 2'], ownFacts: [[], []] },
          { ...alone, title: 'Bay 3', plotIds: ['Bay 3'] },
        ],
      ],
      ['hill', [{ ...alone, title: 'Hut', plotIds: ['Hut'] }]],
    ])
  })

  it('say what they are, and what sets each of them apart', () => {
    const [small, large] = [
      { irlWidth: 6000, irlLength: 8000 },
      { irlWidth: 9000, irlLength: 12000 },
    ]
    const plots = [plot('Bay 1', small), plot('Bay 2', large), plot('Bay 3', small)]

    const [group] = plotsBySite(t, plots)[0]?.groups ?? []
    expect(group?.facts).toEqual(['6 × 8 m to 9 × 12 m', 'Up to 6 guests'])
    expect(group?.ownFacts).toEqual([['6 × 8 m'], ['9 × 12 m'], ['6 × 8 m']])
  })

  it('come before plots of their own, which share a row, among what can be had', () => {
    const free = { isAvailable: true, isSelectable: true }
    const plots = [
      plot('Bay 1', { ...free, total: 900 }),
      plot('Bay 2', free),
      plot('Bay 3', free),
      plot('Bay 4', { unavailableReason: 'booked' }),
      plot('Bay 5', { unavailableReason: 'booked' }),
    ]

    expect(plotsBySite(t, plots)[0]?.groups.map(({ title }) => title)).toEqual([
      'Bay 2\u2060–\u20603',
      'Bay 1',
      'Bay 4\u2060–\u20605',
    ])
  })

  it('leave no half of a row empty: an odd single one has it to itself', () => {
    const free = { isAvailable: true, isSelectable: true }
    const plots = [
      plot('Bay 1', { ...free, total: 900 }),
      plot('Bay 2', { ...free, total: 910 }),
      plot('Bay 3', { ...free, total: 920 }),
      plot('Bay 4', { unavailableReason: 'booked' }),
      plot('Bay 5', { unavailableReason: 'booked' }),
      plot('Bay 6', { unavailableReason: 'weekend_rule' }),
      plot('Bay 7', { unavailableReason: 'criteria' }),
    ]

    const wide = plotsBySite(t, plots)[0]?.groups.flatMap(({ title, isWide }) => (isWide ? [title] : []))

    expect(wide).toEqual(['Bay 3', 'Bay 4\u2060–\u20605'])
  })

  it('may differ in words, size, and how many a stand holds', () => {
    const plots = [plot('Bay 1', { aboutPlot: '<p>Shade.</p>', irlWidth: 7 }), plot('Bay 2', { paxMax: 8 })]

    expect(plotsBySite(t, plots)[0]?.groups.map(({ title }) => title)).toEqual(['Bay 1\u2060–\u20602'])
  })

  it('are no longer alike when one of them cannot be had', () => {
    const plots = [plot('Bay 1'), plot('Bay 2', { unavailableReason: 'booked' })]

    expect(plotsBySite(t, plots)[0]?.groups).toHaveLength(2)
  })

  it('may be free on different other dates when none can be had', () => {
    const plots = [
      plot('Bay 1', { unavailableReason: 'booked', total: 700 }),
      plot('Bay 2', { unavailableReason: 'booked', nearestTotal: 800 }),
    ]

    expect(plotsBySite(t, plots)[0]?.groups).toHaveLength(1)
  })

  it.each<[string, object]>([
    ['power', { isElectrified: true }],
    ['the discount', { discountApplied: 'Long stay' }],
    ['whether the guests fit', { bookingPax: 9 }],
    ['what would make it bookable', { criteria: [{ code: 'stay-too-short', required: 3 }] }],
  ])('are told apart by %s', (_what, facts) => {
    expect(plotsBySite(t, [plot('Bay 1'), plot('Bay 2', facts)])[0]?.groups).toHaveLength(2)
  })

  it.each([
    [['Bay 7'], 'Bay 7'],
    [['Bay 2', 'Bay 1', 'Bay 3', 'Bay 10'], 'Bay 1\u2060–\u20603, 10'],
    [['A1', 'A2', 'A4'], 'A1\u2060–\u20602, 4'],
    [['Fish eagle', 'Hornbill'], 'Fish eagle, Hornbill'],
    [['Bay 1', 'Stand 2'], 'Bay 1, Stand 2'],
  ])('%j are called %s', (names, title) => {
    expect(namesInShort(names)).toBe(title)
  })
})
