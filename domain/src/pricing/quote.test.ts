import { describe, expect, it } from 'vitest'
import type { PlotQuote } from './plot-quote.ts'
import { quoteReference, referenceParty } from './testing/quote-reference.ts'
import { referenceOrganisation } from './testing/reference-organisations.ts'

const nightPrices = (quote: PlotQuote) => quote.nights.map((night) => night.price.toRand())
const linesOf = (quote: PlotQuote) => quote.nights[0]!.lines.map((line) => [line.kind, line.amount.toRand()])

/** The worked table of `docs/algorithms/price.md`. */
const workedTable = [
  ['kloofwater-camp', 'River stand 1', '2027-02-10', '2027-02-11', referenceParty(2), [316.7], null],
  ['kloofwater-camp', 'River stand 1', '2027-02-10', '2027-02-11', referenceParty(2, 1, [1, 7, 15]), [585.5], null],
  ['kloofwater-camp', 'River stand 1', '2027-03-30', '2027-03-31', referenceParty(2, 1, [1, 7, 15]), [730], null],
  ['kloofwater-camp', 'River stand 1', '2027-12-13', '2027-12-14', referenceParty(2, 1, [1, 7, 15]), [890], null],
  [
    'kloofwater-camp',
    'River stand 1',
    '2027-02-14',
    '2027-02-18',
    referenceParty(2),
    [285, 285, 285, 285],
    ['Stay four, save ten', 126.8],
  ],
  [
    'kloofwater-camp',
    'River stand 1',
    '2027-02-11',
    '2027-02-15',
    referenceParty(2),
    [285, 316.7, 316.7, 285],
    ['Stay four, save ten', 63.4],
  ],
  [
    'kloofwater-camp',
    'River stand 1',
    '2027-03-21',
    '2027-03-25',
    referenceParty(2),
    [393.3, 393.3, 354, 354],
    ['Stay four, save ten', 78.6],
  ],
  [
    'kloofwater-camp',
    'River stand 1',
    '2026-11-02',
    '2026-11-06',
    referenceParty(2),
    [285, 285, 316.7, 285],
    ['Stay four, save ten', 95.1],
  ],
  ['kloofwater-camp', 'Loop stand 1', '2027-02-10', '2027-02-11', referenceParty(2, 1, [1, 7, 15]), [200], null],
  ['duinezicht-cottages', 'Cottage 1', '2027-02-05', '2027-02-06', referenceParty(2), [900], null],
  [
    'duinezicht-cottages',
    'Cottage 1',
    '2027-02-01',
    '2027-02-05',
    referenceParty(2),
    [824.5, 824.5, 824.5, 824.5],
    ['Midweek', 302],
  ],
  ['duinezicht-cottages', 'Cottage 1', '2027-02-01', '2027-02-08', referenceParty(2), Array(7).fill(787.5), ['Week away', 787.5]],
  ['duinezicht-cottages', 'Cottage 1', '2027-02-09', '2027-02-11', referenceParty(2), [824.5, 900], ['Midweek', 75.5]],
  ['lowveld-caravan-park', 'Caravan bay 1', '2027-02-10', '2027-02-11', referenceParty(2), [280], null],
  ['lowveld-caravan-park', 'Caravan bay 1', '2027-02-10', '2027-02-11', referenceParty(2, 0, [0]), [390], null],
  ['lowveld-caravan-park', 'Caravan bay 1', '2027-02-10', '2027-02-11', referenceParty(9), [510], null],
  ['lowveld-caravan-park', 'Jurgens Palma', '2027-02-10', '2027-02-11', referenceParty(2), [510], null],
  ['lowveld-caravan-park', 'Jurgens Palma', '2027-02-10', '2027-02-11', referenceParty(2, 0, [3]), [450], null],
  ['lowveld-caravan-park', 'Open field', '2027-02-10', '2027-02-11', referenceParty(2, 0, [5, 6]), [331.1], null],
] as const

describe('the price of a stay', () => {
  it.each(workedTable)('%s, %s, from %s to %s', (slug, plot, arrival, departure, party, nights, discount) => {
    const quote = quoteReference(referenceOrganisation(slug), plot, [arrival, departure], party)

    expect(nightPrices(quote)).toEqual(nights)
    expect(quote.discountApplied && [quote.discountApplied.name, quote.discountApplied.amount.toRand()]).toEqual(discount)
  })
})

describe('the explanation of a night', () => {
  const kloofwater = referenceOrganisation('kloofwater-camp')

  it('names season and column, and a line for every charge', () => {
    const quote = quoteReference(kloofwater, 'River stand 1', ['2027-02-10', '2027-02-11'], referenceParty(2, 1, [15, 1, 7]))

    expect(quote.nights[0]).toMatchObject({ season: { name: 'Autumn 2027', seasonType: 'out' }, column: 'offPeak' })
    expect(linesOf(quote)).toEqual([
      ['base', 50],
      ['adults', 266.66],
      ['pensioners', 106.66],
      ['child', 0],
      ['child', 66.67],
      ['child', 95.55],
      ['rounding', -0.04],
    ])
  })

  it('says who pays what share, and why', () => {
    const quote = quoteReference(kloofwater, 'River stand 1', ['2027-02-10', '2027-02-11'], referenceParty(2, 1, [7, 18]))

    expect(quote.nights[0]?.lines).toMatchObject([
      { kind: 'base' },
      { kind: 'adults', count: 2, each: { cents: 13333 }, tier: null },
      { kind: 'pensioners', count: 1, percentage: 80, each: { cents: 10666 } },
      { kind: 'child', age: 7, band: { kind: 'percentage', percentage: 50, fromAge: 3, toAge: 12 } },
      { kind: 'child', age: 18, band: null, amount: { cents: 13333 } },
      { kind: 'rounding' },
    ])
  })

  it('names the discount and takes it off before rounding', () => {
    const quote = quoteReference(kloofwater, 'River stand 1', ['2027-02-14', '2027-02-18'], referenceParty(2))

    expect(quote.nights[0]?.lines[2]).toMatchObject({ kind: 'discount', name: 'Stay four, save ten' })
    expect(linesOf(quote)).toEqual([
      ['base', 50],
      ['adults', 266.66],
      ['discount', -31.67],
      ['rounding', 0.01],
    ])
  })

  it('names the tier that replaced the rate', () => {
    const quote = quoteReference(
      referenceOrganisation('lowveld-caravan-park'),
      'Caravan bay 1',
      ['2027-02-10', '2027-02-11'],
      referenceParty(3),
    )

    expect(quote.nights[0]?.lines).toMatchObject([{ kind: 'rate', tier: { paxFrom: 3, paxTo: 5 }, amount: { cents: 39000 } }])
  })

  it('has no season, the off-peak column and no rounding line where there is nothing to say', () => {
    const quote = quoteReference(kloofwater, 'Loop stand 1', ['2029-03-01', '2029-03-02'], referenceParty(2))

    expect(quote.nights[0]).toMatchObject({ season: null, column: 'offPeak' })
    expect(linesOf(quote)).toEqual([['rate', 200]])
  })
})
