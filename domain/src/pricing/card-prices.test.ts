import { describe, expect, it } from 'vitest'
import { aNamedSeason } from '../seasons/testing/a-season.ts'
import { Money } from '../shared/money.ts'
import { StayDates } from '../stay-rules/stay-dates.ts'
import { displayFromAmount } from './display-from.ts'
import { lowestPrice } from './lowest-price.ts'
import { priceLine } from './price-line.ts'
import { aPlot, rates } from './testing/a-plot.ts'
import { referenceOrganisation } from './testing/reference-organisations.ts'

const amounts = (offPeak: number | null, peak: number | null, superPeak: number | null) => ({
  displayFromAmountOffPeak: offPeak === null ? null : Money.rand(offPeak),
  displayFromAmountPeak: peak === null ? null : Money.rand(peak),
  displayFromAmountSuperPeak: superPeak === null ? null : Money.rand(superPeak),
})
const seasons = [
  aNamedSeason('Easter', 'in', '2027-03-20', '2027-04-12'),
  aNamedSeason('Summer', 'peak', '2027-12-11', '2028-01-10'),
]
const easter = StayDates.of('2027-03-25', '2027-03-28')
const summer = StayDates.of('2027-12-20', '2027-12-22')
const winter = StayDates.of('2027-06-20', '2027-06-22')

describe('the display-from amount', () => {
  it.each([
    ['off-peak without dates', amounts(450, 520.5, 610), null, 450],
    ['off-peak without an overlapping season', amounts(450, 520.5, 610), winter, 450],
    ['peak in season', amounts(450, 520.5, 610), easter, 520.5],
    ['super-peak in the peak season', amounts(450, 520.5, 610), summer, 610],
    ['the next one that is there', amounts(null, null, 610), null, 610],
    ['round in a circle', amounts(450, 520.5, null), summer, 450],
    ['none when there is none', amounts(null, null, null), easter, null],
  ])('is %s', (_, organisation, dates, rand) => {
    expect(displayFromAmount(organisation, seasons, dates)?.toRand() ?? null).toBe(rand)
  })
})

describe('the lowest price', () => {
  it.each([
    ['kloofwater-camp', ['River stand 1'], 183.3, 'perPerson'],
    ['duinezicht-cottages', ['Cottage 1', 'Chalet Kokerboom'], 800.1, 'perPlot'],
    ['lowveld-caravan-park', ['Caravan bay 1', 'Jurgens Palma'], 280, 'perPlot'],
    ['lowveld-caravan-park', ['Caravan bay 1', 'Jurgens Palma', 'Open field'], 110.4, 'perPerson'],
    ['karoo-stargazers', ['Van bay 1', 'Rooftop bay 1'], 240, 'perPlot'],
  ])('of %s over %s is R%s %s', (slug, names, rand, basis) => {
    const plots = referenceOrganisation(slug).plots.filter((plot) => names.includes(plot.name))

    expect(lowestPrice(plots)).toEqual({ price: Money.rand(rand), rateBasis: basis })
  })

  it('is none without plots', () => {
    expect(lowestPrice([])).toBeNull()
  })
})

describe('the price line of a card', () => {
  const plotsBookableOnline = [aPlot({ rates: rates(240) })]

  it('is the display-from amount with its own basis when the organisation uses it', () => {
    const organisation = { useDisplayFromAmount: true, displayFromAmountType: 'perPerson' as const, ...amounts(450, 520.5, 610) }

    expect(priceLine({ organisation, seasons, plotsBookableOnline, dates: easter })).toEqual({
      amount: Money.rand(520.5),
      basis: 'perPerson',
    })
  })

  it('is absent when display-from is used without amounts', () => {
    const organisation = { useDisplayFromAmount: true, displayFromAmountType: null, ...amounts(null, null, null) }

    expect(priceLine({ organisation, seasons, plotsBookableOnline, dates: null })).toBeNull()
  })

  it('is the lowest price otherwise', () => {
    const organisation = { useDisplayFromAmount: false, displayFromAmountType: null, ...amounts(450, null, null) }

    expect(priceLine({ organisation, seasons, plotsBookableOnline, dates: null })).toEqual({
      amount: Money.rand(240),
      basis: 'perPlot',
    })
    expect(priceLine({ organisation, seasons, plotsBookableOnline: [], dates: null })).toBeNull()
  })
})
