import { beforeAll, expect, it } from 'vitest'
import { textIn } from '#app/wording/use-text.ts'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { policyTexts } from '../about/policy-texts.ts'
import { allocationProblemText } from './allocation-problem-text.ts'
import { cancellationText } from './cancellation-text.ts'
import { rateText } from './rate-text.ts'
import { runsOfRates } from './runs-of-rates.ts'

beforeAll(() => loadAllWords('en'))
const words = () => textIn('en', 'campsite')

it('says what a cancellation brings back, rung by rung', () => {
  const rungs = [
    { until: '2027-01-22', refundPercentage: 100 },
    { until: '2027-01-29', refundPercentage: 50 },
  ]

  expect(cancellationText(words(), rungs, 'en')).toBe('Free cancellation until 22 January, then 50 % back until 29 January.')
  expect(cancellationText(words(), rungs.slice(1), 'en')).toBe('50 % back until 29 January.')
  expect(cancellationText(words(), [], 'en')).toBe('For these dates nothing is refunded on cancellation.')
})

it('says the policy before there are dates', () => {
  expect(policyTexts(words(), [{ daysBeforeArrival: 14, refundPercentage: 100 }])[0]).toBe(
    'Free cancellation until 14 days before arrival.',
  )
  expect(policyTexts(words(), [])[0]).toBe('Nothing is refunded on cancellation.')
})

it('names a rate with its season, once for the nights in a row', () => {
  const night = (startDate: string, column: 'offPeak' | 'superPeak', seasonName: string | null) => ({
    startDate,
    column,
    seasonName,
    price: 100,
    breakdown: [],
  })
  const nights = [
    night('2026-12-09', 'offPeak', 'Spring'),
    night('2026-12-10', 'offPeak', 'Spring'),
    night('2026-12-11', 'superPeak', 'Summer'),
  ]

  expect(rateText(words(), { column: 'peak', seasonName: null })).toBe('peak')
  expect(runsOfRates(words(), nights).map(({ rate, nights: run }) => [rate, run.length])).toEqual([
    ['off-peak, Spring', 2],
    ['super-peak, Summer', 1],
  ])
})

it('says who has no plot', () => {
  const nameOf = () => 'Stand 2'

  expect(allocationProblemText(words(), { code: 'adults', left: 2 }, nameOf)).toBe('2 adults have no plot yet.')
  expect(allocationProblemText(words(), { code: 'tents', left: -1 }, nameOf)).toBe('1 tent more than you searched for.')
  expect(allocationProblemText(words(), { code: 'children', ages: [4] }, nameOf)).toBe('1 child has no plot yet.')
  expect(allocationProblemText(words(), { code: 'nobody', plotId: 'b' }, nameOf)).toBe('Stand 2 has no guests yet.')
})
