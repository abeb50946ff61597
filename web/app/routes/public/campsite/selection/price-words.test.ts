import { beforeAll, expect, it } from 'vitest'
import { textIn } from '#app/wording/use-text.ts'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { policyTexts } from '../about/policy-texts.ts'
import { perNightText } from '../plots/per-night-text.ts'
import { allocationProblemText } from './allocation-problem-text.ts'
import { cancellationInRand, cancellationText } from './cancellation-text.ts'
import { rateText } from './rate-text.ts'

beforeAll(() => loadAllWords('en'))
const words = () => textIn('en', 'campsite')

it('says what a cancellation brings back, rung by rung', () => {
  const rungs = [
    { until: '2027-01-22', refundPercentage: 100 },
    { until: '2027-01-29', refundPercentage: 50 },
  ]

  expect(cancellationText(words(), rungs, 'en')).toBe('Free cancellation until 22 January, then 50 % back until 29 January.')
  expect(cancellationText(words(), rungs.slice(1), 'en')).toBe('50 % back until 29 January.')
  expect(cancellationText(words(), [], 'en')).toBe('If you cancel this stay, nothing is refunded.')
})

it('says the policy before there are dates', () => {
  expect(policyTexts(textIn('en', 'aboutCampsite'), [{ daysBeforeArrival: 14, refundPercentage: 100 }])[0]).toBe(
    'Free cancellation until 14 days before arrival.',
  )
  expect(policyTexts(textIn('en', 'aboutCampsite'), [])[0]).toBe('Nothing is refunded on cancellation.')
})

it('says it in rand of what will have been paid', () => {
  const rungs = [
    { until: '2027-01-22', refundPercentage: 100 },
    { until: '2027-01-29', refundPercentage: 50 },
  ]
  const payments = { first: 735, all: 1470, due: '2027-01-25' }

  expect(cancellationInRand(words(), { rungs, payments, language: 'en' })).toBe(
    'Cancel by 22 January for R735.00 back, by 29 January for R735.00 back; nothing after that.',
  )
  expect(cancellationInRand(words(), { rungs: [], payments, language: 'en' })).toBe(
    'If you cancel this stay, nothing is refunded.',
  )
})

it('names a rate with its season', () => {
  expect(rateText(words(), { column: 'peak', seasonName: null })).toBe('peak')
  expect(rateText(words(), { column: 'offPeak', seasonName: 'Spring' })).toBe('off-peak, Spring')
})

it('says what a night costs, and by which rate', () => {
  const said = (total: number, nights: number, rates: Parameters<typeof perNightText>[1]['rates']) =>
    perNightText(words(), { total, nights, rates })

  expect(said(7470, 4, [{ column: 'superPeak', seasonName: 'School holidays' }])).toBe('R1867.50 a night, School holidays rate')
  expect(said(1000, 3, [{ column: 'peak', seasonName: null }])).toBe('about R333.33 a night, peak rate')
  expect(said(1000, 2, [])).toBe('about R500.00 a night')
})

it('says who has no plot', () => {
  const nameOf = () => 'Stand 2'

  expect(allocationProblemText(words(), { code: 'adults', left: 2 }, nameOf)).toBe('2 adults have no plot yet.')
  expect(allocationProblemText(words(), { code: 'tents', left: -1 }, nameOf)).toBe('1 tent more than you searched for.')
  expect(allocationProblemText(words(), { code: 'children', ages: [4] }, nameOf)).toBe('1 child has no plot yet.')
  expect(allocationProblemText(words(), { code: 'nobody', plotId: 'b' }, nameOf)).toBe('Stand 2 has no guests yet.')
})
