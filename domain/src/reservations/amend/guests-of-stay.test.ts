import { expect, it } from 'vitest'
import { StayDates } from '../../stay-rules/stay-dates.ts'
import { aParty } from '../../testing/a-party.ts'
import { aReservedPlot } from '../../testing/a-reserved-plot.ts'
import { guestsOfStay } from './guests-of-stay.ts'

const stay = StayDates.of('2027-02-01', '2027-02-03')
const adults = (numberOfAdults: number) => aReservedPlot({ stay, party: aParty({ numberOfAdults }) })

it('the guests of a stay are those of all its plots together', () => {
  expect(guestsOfStay({ stay, plots: [adults(2), adults(3)] })).toMatchObject({ numberOfAdults: 5 })
})

it('of a split stay they are those of the fullest night, and of the first of two that are as full', () => {
  const onNight = (from: string, to: string, facts: object) =>
    aReservedPlot({ stay: StayDates.of(from, to), party: aParty(facts) })
  const first = onNight('2027-02-01', '2027-02-02', { numberOfAdults: 2 })
  const second = onNight('2027-02-02', '2027-02-03', { numberOfAdults: 1, numberOfPensioners: 1 })
  const fuller = onNight('2027-02-02', '2027-02-03', { numberOfAdults: 1, childrenAges: [4, 9] })

  expect(guestsOfStay({ stay, plots: [first, second] })).toEqual(aParty({ numberOfAdults: 2 }))
  expect(guestsOfStay({ stay, plots: [first, fuller] })).toEqual(aParty({ numberOfAdults: 1, childrenAges: [4, 9] }))
})
