import { beforeAll, describe, expect, it } from 'vitest'
import { kindFactTexts, ownFactTexts, plotFactTexts, sizeText } from '#app/formatting/plot-facts.ts'
import type { PlotKindOnWire } from '#server/campsite/kinds-of-plots.ts'
import type { PickedPlot } from '#server/campsite/load-selection.ts'
import { textIn } from '../../wording/use-text.ts'
import { loadAllWords } from '../../wording/wording-store.ts'
import { fixSuggestions, reasonText } from './fix-suggestions.ts'
import { freeDatesText } from './free-dates-text.ts'
import { kindTitle } from './kind-title.ts'

beforeAll(() => loadAllWords('en'))
const words = () => textIn('en', 'campsite')

describe('why not', () => {
  it.each([
    ['booked', 'Booked for these dates'],
    ['weekend_rule', 'Two weekend days need to be booked'],
    ['criteria', 'Change dates/guests to book'],
    ['flooded', 'Unavailable'],
    [null, 'Unavailable'],
  ])('%s is "%s"', (reason, text) => {
    expect(reasonText(words(), reason)).toBe(text)
  })

  it.each<[PickedPlot['criteria'][number], string]>([
    [{ code: 'stay-too-short', required: 3, requested: 2 }, 'Stay at least 3 nights.'],
    [{ code: 'too-many-guests', pax: 5, paxMax: 4 }, 'Takes up to 4 guests.'],
    [{ code: 'too-few-guests', pax: 1, paxMin: 2 }, 'Takes at least 2 guests.'],
    [{ code: 'too-many-tents', tents: 1, tentsMax: 0 }, 'Takes no tents.'],
    [{ code: 'too-many-caravans', caravans: 2, caravansMax: 1 }, 'Takes up to 1 caravan.'],
    [{ code: 'too-far-ahead', latestArrival: '2028-05-21' }, 'Arrive by Sun 21 May 2028: bookings open 18 months ahead.'],
    [{ code: 'adults-only' }, 'Only adults can stay here.'],
  ])('%o is mended by "%s"', (criterion, text) => {
    expect(fixSuggestions(words(), { unavailableReason: 'criteria', criteria: [criterion] })).toEqual([text])
  })

  it('names the weekend first, and offers nothing but other dates where it is booked', () => {
    const criteria = [{ code: 'stay-too-short', required: 2, requested: 1 }] as const

    expect(fixSuggestions(words(), { unavailableReason: 'weekend_rule', criteria: [...criteria] })).toEqual([
      'Stay both Friday and Saturday night.',
      'Stay at least 2 nights.',
    ])
    expect(fixSuggestions(words(), { unavailableReason: 'booked', criteria: [...criteria] })).toEqual([])
  })

  it('says the nearest dates shortly', () => {
    expect(freeDatesText('2026-12-14', '2026-12-17', 'en')).toBe('14–17 Dec')
    expect(freeDatesText('2026-12-30', '2027-01-02', 'en')).toBe('30 Dec – 2 Jan')
  })
})

describe('what a plot is', () => {
  const sized = { irlWidth: 8000, irlLength: 10500, irlSqm: 84, useSqm: false }

  it('is its size in metres, or in square metres where it says so', () => {
    expect(sizeText(words(), sized)).toBe('8 × 10.5 m')
    expect(sizeText(words(), { ...sized, useSqm: true })).toBe('84 m²')
    expect(sizeText(words(), { ...sized, irlWidth: null })).toBeNull()
  })

  it('counts tents and caravans on camping sites alone', () => {
    const plot = { ...sized, paxMin: 1, paxMax: 6, siteType: 'camping', tentsMax: 2, caravansMax: 0, isElectrified: true }

    expect(plotFactTexts(words(), plot as PickedPlot)).toEqual([
      '8 × 10.5 m',
      '1–6 guests',
      'Electrified',
      '2 tents',
      'No caravans',
    ])
    expect(plotFactTexts(words(), { ...plot, siteType: 'chalets', isElectrified: false } as PickedPlot)).toEqual([
      '8 × 10.5 m',
      '1–6 guests',
    ])
  })
})

describe('what plots of one kind are', () => {
  const stand = (paxMax: number, irlWidth: number, tentsMax: number | null) => ({
    irlWidth,
    irlLength: 10_000,
    irlSqm: null,
    useSqm: false,
    siteType: 'camping' as const,
    paxMin: 1,
    paxMax,
    tentsMax,
    caravansMax: 0,
    isElectrified: true,
    allowSmoking: false,
  })
  const plots = [stand(4, 7000, 2), stand(8, 12_000, 3), stand(6, 9000, 2)]

  it('goes from the least to the most', () => {
    expect(kindFactTexts(words(), plots)).toEqual([
      '7 × 10 m to 12 × 10 m',
      'Sleeps 4 to 8',
      'Electrified',
      '2–3 tents',
      'No caravans',
    ])
  })

  it('promises no number of tents where one of them has none', () => {
    expect(kindFactTexts(words(), [stand(4, 7000, 2), stand(4, 7000, null)])).toEqual([
      '7 × 10 m',
      '1–4 guests',
      'Electrified',
      'No caravans',
    ])
  })

  it('leaves to each what only it is', () => {
    expect(ownFactTexts(words(), plots)).toEqual([
      ['7 × 10 m', '1–4 guests', '2 tents'],
      ['12 × 10 m', '1–8 guests', '3 tents'],
      ['9 × 10 m', '1–6 guests', '2 tents'],
    ])
  })

  it('is called by its site and by what sets it apart there', () => {
    const kind = (facts: object) =>
      Object.assign(
        { siteId: 'river', siteName: 'River stands', siteType: 'camping', count: 3, sleeps: null },
        facts,
      ) as PlotKindOnWire
    const powered = kind({ variants: [stand(4, 7000, 2)] })
    const plain = kind({ variants: [{ isElectrified: false, caravansMax: 0 }] })
    const hut = kind({
      siteId: 'huts',
      siteName: 'Huts',
      siteType: 'cabins',
      names: 'Otter hut',
      count: 1,
      sleeps: 4,
      variants: [stand(4, 1, null)],
    })

    expect([powered, plain, hut].map((one) => kindTitle(words(), one, [powered, plain, hut]))).toEqual([
      'River stands: with power',
      'River stands: no power',
      'Otter hut',
    ])
  })
})
