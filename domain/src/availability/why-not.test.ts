import { describe, expect, it } from 'vitest'
import type { Criterion } from './criteria.ts'
import type { PlotAvailability, UnavailableReason } from './plot-availability.ts'
import { type WhyNot, whyNot } from './why-not.ts'

const plot = (unavailableReason: UnavailableReason, ...criteria: readonly Criterion[]): PlotAvailability => ({
  isAvailable: false,
  unavailableReason,
  criteria,
  isSelectable: false,
  minimumStay: 1,
  pax: 4,
})
const tooShort = (required: number) => ({ code: 'stay-too-short', required, requested: 1 }) as const
const tooMany = (paxMax: number) => ({ code: 'too-many-guests', pax: 9, paxMax }) as const
const tooFew = (paxMin: number) => ({ code: 'too-few-guests', pax: 1, paxMin }) as const
const tents: Criterion = { code: 'too-many-tents', tents: 3, tentsMax: 1 }
const past: Criterion = { code: 'arrival-in-past' }
const adultsOnly: Criterion = { code: 'adults-only' }

describe('why a campsite has nothing', () => {
  it.each<readonly [string, readonly PlotAvailability[], WhyNot]>([
    ['it has no plot', [], { code: 'full' }],
    ['every plot is booked', [plot('booked'), plot('booked', past)], { code: 'full' }],
    ['the one that holds the party is booked', [plot('booked'), plot('criteria', tooMany(2))], { code: 'full' }],
    ['half a weekend is left', [plot('booked'), plot('weekend_rule')], { code: 'weekend' }],
    ['a weekend on one plot, more nights on another', [plot('criteria', tooShort(3)), plot('weekend_rule')], { code: 'weekend' }],
    ['the fewest nights of any plot', [5, 3, 4].map((nights) => plot('criteria', tooShort(nights))), tooShort(3)],
    ['nights alone are missing on one', [plot('criteria', past), plot('criteria', tooShort(3))], tooShort(3)],
    ['nights and the arrival are wrong', [plot('criteria', tooShort(3), past)], { code: 'arrival' }],
    ['half a weekend with too few nights', [plot('weekend_rule', tooShort(3))], tooShort(3)],
    ['no children are welcome', [plot('criteria', tooMany(4), adultsOnly)], { code: 'adults-only' }],
    [
      'the party is too large for the largest',
      [tooMany(4), tooMany(6)].map((one) => plot('criteria', one)),
      { code: 'too-many-guests', paxMax: 6, isAlone: false },
    ],
    [
      'too large, with too many tents',
      [plot('criteria', tents), plot('criteria', tooMany(4))],
      { code: 'too-many-guests', paxMax: 4, isAlone: false },
    ],
    [
      'the party is too small for the smallest',
      [tooFew(4), tooFew(3)].map((one) => plot('criteria', one)),
      { code: 'too-few-guests', paxMin: 3 },
    ],
    [
      'too large for one, too small for the other',
      [plot('criteria', tooFew(9)), plot('booked', tooMany(4))],
      { code: 'too-many-guests', paxMax: 4, isAlone: false },
    ],
    ['too many tents', [plot('booked', tents)], { code: 'equipment' }],
  ])('%s', (_why, judged, answer) => {
    expect(whyNot(judged, { isAllowMultiplePlots: true })).toEqual(answer)
  })

  it('says where a booking is for one plot, so that no second one helps', () => {
    const judged = [plot('criteria', tooMany(8))]

    expect(whyNot(judged, { isAllowMultiplePlots: false })).toEqual({ code: 'too-many-guests', paxMax: 8, isAlone: true })
  })
})
