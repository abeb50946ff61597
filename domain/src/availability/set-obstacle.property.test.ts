import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PlotId } from '../shared/ids.ts'
import { noEquipment } from '../stay-rules/party.ts'
import { aPlot } from '../testing/a-plot.ts'
import { type Obstacle, smallerObstacle } from './obstacle.ts'
import type { PossibleCandidate } from './set-candidates.ts'
import { setObstacle } from './set-obstacle.ts'
import { cheapestByTrying } from './testing/set-oracle.ts'

const tooShort = (required: number) => ({ code: 'stay-too-short', required, requested: 1 }) as const
const obstacles: readonly Obstacle[] = [{ code: 'weekend' }, tooShort(2), tooShort(5), { code: 'arrival' }, { code: 'full' }]

const facts = fc.record({
  paxMin: fc.integer({ min: 0, max: 3 }),
  room: fc.integer({ min: 1, max: 4 }),
  kidsUnder: fc.constantFrom(0, 3),
  obstacle: fc.constantFrom(...obstacles),
})
const parties = fc.record({
  numberOfAdults: fc.integer({ min: 1, max: 5 }),
  numberOfPensioners: fc.integer({ min: 0, max: 1 }),
  childrenAges: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 2 }),
})

function aCandidate(
  { paxMin, room, kidsUnder, obstacle }: typeof facts extends fc.Arbitrary<infer Facts> ? Facts : never,
  index: number,
) {
  const plot = aPlot({
    id: `plot-${index}` as PlotId,
    paxMin,
    paxMax: room,
    kidsUnderWhatAgeDontCountTowardsMaxPax: kidsUnder,
  })
  return { plot, room, tentsMax: null, caravansMax: null, obstacle }
}

/** The first that, once it and all smaller ones are gone, leaves plots that hold the party together. */
function obstacleByTrying(
  candidates: readonly PossibleCandidate[],
  party: typeof parties extends fc.Arbitrary<infer P> ? P : never,
) {
  const isGone = (last: Obstacle) => candidates.filter(({ obstacle }) => smallerObstacle(obstacle, last) <= 0)
  return obstacles.find((last) => cheapestByTrying(isGone(last), party, () => 0) !== null) ?? null
}

it('is the smallest that lets plots hold the party, as trying every way finds', () => {
  fc.assert(
    fc.property(fc.array(facts, { minLength: 1, maxLength: 4 }), parties, fc.constantFrom(0, 3), (some, party, kidsUnder) => {
      const candidates = some.map((each) => ({ ...each, kidsUnder })).map(aCandidate)

      expect(setObstacle({ candidates, party, equipment: noEquipment })).toEqual(obstacleByTrying(candidates, party))
    }),
    { numRuns: 200 },
  )
})

it('is none too many where plots count children from different ages on', () => {
  fc.assert(
    fc.property(fc.array(facts, { minLength: 1, maxLength: 4 }), parties, (some, party) => {
      const candidates = some.map(aCandidate)

      const tried = obstacleByTrying(candidates, party)

      if (tried) expect(smallerObstacle(setObstacle({ candidates, party, equipment: noEquipment }), tried)).toBeLessThanOrEqual(0)
      if (tried) expect(setObstacle({ candidates, party, equipment: noEquipment })).not.toBeNull()
    }),
    { numRuns: 300 },
  )
})
