import { describe, expect, it } from 'vitest'
import type { PlotId } from '../shared/ids.ts'
import { aParty } from '../testing/a-party.ts'
import { aPlot } from '../testing/a-plot.ts'
import type { Criterion } from './criteria.ts'
import type { Obstacle } from './obstacle.ts'
import type { PlotAvailability, UnavailableReason } from './plot-availability.ts'
import type { PossibleCandidate } from './set-candidates.ts'
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

  describe('where several plots are booked together', () => {
    const full: Obstacle = { code: 'full' }
    const weekend: Obstacle = { code: 'weekend' }
    const candidate = (obstacle: Obstacle | null, room = 6, index = 1): PossibleCandidate => ({
      plot: aPlot({ id: `plot-${index}` as PlotId, paxMin: 0, paxMax: room }),
      room,
      tentsMax: 1,
      caravansMax: null,
      obstacle,
    })
    const whyNotTogether = (
      judged: readonly PlotAvailability[],
      candidates: readonly PossibleCandidate[],
      tents = 0,
      adults = 9,
    ) =>
      whyNot(
        judged,
        { isAllowMultiplePlots: true },
        { candidates, party: aParty({ numberOfAdults: adults }), equipment: { tents, caravans: null } },
      )
    const tooSmall = [plot('booked', tooMany(6)), plot('criteria', tooMany(6))]

    it.each<readonly [string, readonly (Obstacle | null)[], WhyNot]>([
      ['every plot is booked', [full, full], full],
      ['one is free and all the others are booked', [full, null], full],
      ['every plot asks for more nights', [tooShort(3), tooShort(3)], tooShort(3)],
      ['two ask for fewer nights than the others', [tooShort(5), tooShort(2), tooShort(4)], tooShort(4)],
      ['the free ones ask for more nights', [tooShort(3), full, tooShort(3)], tooShort(3)],
      ['one is free, the other asks for more nights', [null, tooShort(3), full], tooShort(3)],
      ['half a weekend is left', [weekend, tooShort(3), null], weekend],
      ['a day on which nobody may arrive', [{ code: 'arrival' }, { code: 'arrival' }, full], { code: 'arrival' }],
    ])('is what stands in the way of any share of a large party: %s', (_why, obstacles, answer) => {
      const candidates = obstacles.map((obstacle, index) => candidate(obstacle, 6, index))

      expect(whyNotTogether(tooSmall, candidates)).toEqual(answer)
    })

    it.each([
      ['the only plot', [candidate(full)]],
      ['three of them', [full, full, full, full].map((obstacle) => candidate(obstacle, 2))],
      ['none of those that may be booked together', []],
    ])('is that they are too many for %s', (_which, candidates) => {
      expect(whyNotTogether(tooSmall, candidates)).toEqual({ code: 'too-many-guests', paxMax: 6, isAlone: false })
    })

    it('is more nights on small plots where the large one is booked', () => {
      const judged = [plot('booked'), ...tooSmall]

      expect(whyNotTogether(judged, [candidate(full, 9), candidate(tooShort(3)), candidate(tooShort(3))])).toEqual(tooShort(3))
      expect(whyNotTogether(judged, [candidate(full, 9), candidate(full), candidate(tooShort(3))])).toEqual(full)
    })

    it('is more nights on two small plots beside thirty larger ones that are booked', () => {
      const larger = Array.from({ length: 30 }, (_, index) => candidate(full, 6, index))
      const smaller = [30, 31].map((index) => candidate(tooShort(3), 5, index))

      expect(whyNotTogether(tooSmall, [...larger, ...smaller])).toEqual(tooShort(3))
    })

    it('is more nights on the large plot where the small ones ask for yet more', () => {
      const judged = [plot('criteria', tooShort(3)), ...tooSmall]

      expect(whyNotTogether(judged, [candidate(tooShort(3), 9), candidate(tooShort(4)), candidate(tooShort(4))])).toEqual(
        tooShort(3),
      )
    })

    it('is full where others leave too little room on shared plots, and more nights where they leave enough', () => {
      const shared = (room: number, index: number) => ({ ...candidate(tooShort(3), 6, index), room })

      expect(whyNotTogether(tooSmall, [shared(4, 1), shared(4, 2)])).toEqual(full)
      expect(whyNotTogether(tooSmall, [shared(4, 1), shared(5, 2)])).toEqual(tooShort(3))
      expect(whyNotTogether([plot('criteria', past), ...tooSmall], [shared(4, 1), shared(4, 2)])).toEqual({ code: 'arrival' })
    })

    it('is the tents where they are too many for three plots, or for one plot a guest, else what stands in the way of three', () => {
      const judged = [1, 2, 3].map(() => plot('booked', tents))
      const three = [1, 2, 3].map(() => candidate(full, 9))

      expect(whyNotTogether(judged, three, 4)).toEqual({ code: 'equipment' })
      expect(whyNotTogether(judged, three, 3)).toEqual(full)
      expect(whyNotTogether(judged, three, 3, 2)).toEqual({ code: 'equipment' })
      expect(whyNotTogether(judged, three, 2, 2)).toEqual(full)
      expect(whyNotTogether(judged, three, 2, 1)).toEqual({ code: 'equipment' })
    })
  })
})
