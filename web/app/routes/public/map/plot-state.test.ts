import { beforeAll, describe, expect, it } from 'vitest'
import { textIn } from '#app/wording/use-text.ts'
import { loadAllWords } from '#app/wording/wording-store.ts'
import type { PickedPlot } from '#server/campsite/load-selection.ts'
import { plotLabel, plotState, tagText } from './plot-state.ts'

beforeAll(() => loadAllWords('en'))

function saidOf(facts: Partial<PickedPlot>, selected: readonly string[] = []) {
  const free = {
    id: 'a',
    name: 'Stand 1',
    plotNumber: 1,
    isAvailable: true,
    isSelectable: true,
    unavailableReason: null,
    total: 480,
  }
  const plot = { criteria: [], ...free, ...facts } as unknown as PickedPlot
  const words = textIn('en', 'plotMap')
  const state = plotState(plot, selected)
  return [tagText(words, plot, state), plotLabel(words, plot, state)]
}

const not = { isAvailable: false, isSelectable: false } as const

describe('a plot on the map', () => {
  it('that can be had says what the stay costs there', () => {
    expect(saidOf({})).toEqual(['R480.00', 'Stand 1: free, R480.00'])
    expect(saidOf({}, ['a'])).toEqual(['R480.00', 'Stand 1: selected, R480.00'])
    expect(saidOf({ ...not, isSelectable: true, unavailableReason: 'criteria' })).toEqual([
      'R480.00',
      'Stand 1: only with another plot, R480.00',
    ])
  })

  it.each([
    ['booked', 'Full'],
    ['own_hold', 'Yours'],
    ['weekend_rule', 'Whole weekend'],
  ] as const)('that cannot be had, %s, says "%s"', (unavailableReason, text) => {
    expect(saidOf({ ...not, unavailableReason })).toEqual([text, `Stand 1: ${text}`])
  })

  it.each<[PickedPlot['criteria'][number], string]>([
    [{ code: 'stay-too-short', required: 3, requested: 2 }, 'Min 3 nights'],
    [{ code: 'too-few-guests', pax: 1, paxMin: 2 }, 'Min 2 guests'],
    [{ code: 'too-many-guests', pax: 5, paxMax: 1 }, 'Max 1 guest'],
    [{ code: 'too-many-tents', tents: 1, tentsMax: 0 }, 'No tents'],
    [{ code: 'too-many-tents', tents: 3, tentsMax: 2 }, 'Max 2 tents'],
    [{ code: 'too-many-caravans', caravans: 1, caravansMax: 0 }, 'No caravans'],
    [{ code: 'too-many-caravans', caravans: 2, caravansMax: 1 }, 'Max 1 caravan'],
    [{ code: 'adults-only' }, 'Adults only'],
    [{ code: 'too-far-ahead', latestArrival: '2028-05-21' }, 'Other dates'],
  ])('for which %o says "%s"', (criterion, text) => {
    expect(saidOf({ ...not, unavailableReason: 'criteria', criteria: [criterion] })[0]).toBe(text)
  })
})
