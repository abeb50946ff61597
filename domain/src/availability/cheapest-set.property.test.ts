import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Plot } from '../plots/plot.ts'
import { rateKinds } from '../pricing/rate-kinds.ts'
import type { PlotId } from '../shared/ids.ts'
import { Money } from '../shared/money.ts'
import { type Party, partyKey, partySize, sameParty, sumOfParties } from '../stay-rules/party.ts'
import { aParty } from '../testing/a-party.ts'
import { aPlot, rates } from '../testing/a-plot.ts'
import { cheapestSet, type PlotSet, type SetAnswer } from './cheapest-set.ts'
import { partyShares } from './party-shares.ts'
import type { SetCandidate } from './set-candidates.ts'
import type { SetSearch } from './set-search.ts'
import { StepBudget } from './step-budget.ts'
import { cheapestByTrying, holds } from './testing/set-oracle.ts'

interface CandidateFacts {
  readonly paxMin: number
  readonly room: number
  readonly perPlot: number
  readonly perGuest: number
  readonly kidsUnder: number
}

function aCandidate(facts: Partial<CandidateFacts>, index: number): SetCandidate {
  const { paxMin = 1, room = 4, perPlot = 100, perGuest = 50, kidsUnder = 0 } = facts
  return {
    plot: aPlot({
      id: `plot-${index}` as PlotId,
      paxMin,
      paxMax: room,
      baseRates: rates(perPlot),
      rates: rates(perGuest),
      kidsUnderWhatAgeDontCountTowardsMaxPax: kidsUnder,
    }),
    room,
    tentsMax: null,
    caravansMax: null,
  }
}

const priceOn = ({ plot }: SetCandidate, party: Party) =>
  plot.baseRates.offPeak.cents + plot.rates.offPeak.cents * partySize(party)

const plenty = 10_000_000

const setIn = (search: Omit<SetSearch, 'rateKinds'>) =>
  cheapestSet({ ...search, rateKinds: rateKinds(search.candidates.map(({ plot }) => plot)) })

function searchOver(candidates: readonly SetCandidate[], party: Party, steps = plenty) {
  const asked = new Set<string>()
  const answer = setIn({
    candidates,
    shares: partyShares(party),
    equipment: { tents: null, caravans: null },
    price: (plot, guests) => {
      asked.add(`${plot.id} ${partyKey(guests)}`)
      return Money.cents(priceOn(candidates.find((candidate) => candidate.plot === plot)!, guests))
    },
    budget: new StepBudget(steps),
  })
  return { answer, set: setOf(answer), prices: asked.size }
}

function setOf(answer: SetAnswer): PlotSet | null {
  return answer.kind === 'found' ? answer.set : null
}

const candidateFacts = fc.record({
  paxMin: fc.integer({ min: 0, max: 2 }),
  room: fc.integer({ min: 1, max: 4 }),
  perPlot: fc.constantFrom(0, 100, 250),
  perGuest: fc.constantFrom(20, 50, 80),
  kidsUnder: fc.constantFrom(0, 3),
})
const parties = fc.record({
  numberOfAdults: fc.integer({ min: 1, max: 4 }),
  numberOfPensioners: fc.integer({ min: 0, max: 1 }),
  childrenAges: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 2 }),
})

describe('the cheapest set of plots for a party', () => {
  it('costs exactly what trying every way finds', () => {
    fc.assert(
      fc.property(fc.array(candidateFacts, { minLength: 2, maxLength: 4 }), parties, (facts, party) => {
        const candidates = facts.map(aCandidate)

        const { set } = searchOver(candidates, party)

        expect(set?.total.cents ?? null).toBe(cheapestByTrying(candidates, party, priceOn))
      }),
      { numRuns: 300 },
    )
  })

  it('puts every guest on one plot that holds them, at most three plots and none twice', () => {
    const largeParties = fc.record({
      numberOfAdults: fc.integer({ min: 0, max: 40 }),
      numberOfPensioners: fc.integer({ min: 1, max: 40 }),
      childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 40 }),
    })
    const largeFacts = fc.record({ room: fc.integer({ min: 1, max: 60 }), perPlot: fc.constantFrom(0, 100, 250) })
    const seen = new Set<SetAnswer['kind']>()
    fc.assert(
      fc.property(fc.array(largeFacts, { minLength: 2, maxLength: 8 }), largeParties, (facts, party) => {
        const candidates = facts.map(aCandidate)

        const { answer, set, prices } = searchOver(candidates, party, 20_000)

        expect(prices).toBeLessThanOrEqual(2_000)
        seen.add(answer.kind)
        if (!set) return
        expect(set.plots.length).toBeLessThanOrEqual(3)
        expect(new Set(set.plots.map(({ plotId }) => plotId)).size).toBe(set.plots.length)
        expect(sameParty(sumOfParties(set.plots.map((plot) => plot.party)), party)).toBe(true)
        for (const { plotId, party: guests } of set.plots) {
          expect(holds(candidates.find(({ plot }) => plot.id === plotId)!, guests)).toBe(true)
        }
      }),
      { numRuns: 30, seed: 20261122 },
    )
    expect([...seen].toSorted()).toEqual(['found', 'none', 'stopped-looking'])
  })

  it('asks for prices once for plots that are alike', () => {
    const alike = Array.from({ length: 60 }, (_, index) => aCandidate({}, index))

    const { set, prices } = searchOver(alike, aParty({ numberOfAdults: 8 }))

    expect(set?.plots).toHaveLength(2)
    expect(prices).toBeLessThanOrEqual(8)
  })

  it.each([
    [2, ['plot-1', 'plot-2'], [100, 100]],
    [3, ['plot-1', 'plot-2', 'plot-3'], [100, 100, 100]],
  ])('takes every one of %i plots that are alike once', (count, plotIds, rand) => {
    const alike = Array.from({ length: count }, (_, index) => aCandidate({ room: 4, perGuest: 25, perPlot: 0 }, index + 1))

    const { set } = searchOver(alike, aParty({ numberOfAdults: 4 * count }))

    expect(set?.plots.map(({ plotId }) => plotId)).toEqual(plotIds)
    expect(set?.plots.map(({ total }) => total.toRand())).toEqual(rand)
  })

  it('is of three plots at most', () => {
    const alike = [1, 2, 3, 4].map((index) => aCandidate({ room: 4 }, index))

    expect(searchOver(alike, aParty({ numberOfAdults: 12 })).set?.plots).toHaveLength(3)
    expect(searchOver(alike, aParty({ numberOfAdults: 13 })).set).toBeNull()
  })

  it('names the cheapest whatever the budget, or says that it stopped looking', () => {
    fc.assert(
      fc.property(
        fc.array(candidateFacts, { minLength: 2, maxLength: 4 }),
        parties,
        fc.integer({ min: 0, max: 400 }),
        (facts, party, steps) => {
          const candidates = facts.map(aCandidate)

          const { answer } = searchOver(candidates, party, steps)

          const whole = searchOver(candidates, party).answer
          expect(answer).toEqual(answer.kind === 'stopped-looking' ? { kind: 'stopped-looking' } : whole)
        },
      ),
    )
  })

  it('takes thirty-one steps of its budget for two guests on two plots of one', () => {
    const budget = new StepBudget(plenty)
    const alone = [1, 2].map((index) => aCandidate({ room: 1, perPlot: index }, index))

    setIn({
      candidates: alone,
      shares: partyShares(aParty({ numberOfAdults: 2 })),
      equipment: { tents: null, caravans: null },
      price: ({ baseRates }) => baseRates.offPeak,
      budget,
    })

    expect(budget.taken).toBe(31)
  })

  it('knows that no set holds the party without looking', () => {
    const alike = [1, 2, 3].map((index) => aCandidate({ room: 4 }, index))

    expect(searchOver(alike, aParty({ numberOfAdults: 13 }), 0).answer).toEqual({ kind: 'none' })
    expect(searchOver(alike, aParty({ numberOfAdults: 12 }), 0).answer).toEqual({ kind: 'stopped-looking' })
    const unlike = [4, 4, 1].map((room, index) => aCandidate({ room }, index))
    expect(searchOver(unlike, aParty({ numberOfAdults: 10 }), 0).answer).toEqual({ kind: 'none' })
    expect(searchOver(unlike, aParty({ numberOfAdults: 9 }), 0).answer).toEqual({ kind: 'stopped-looking' })
    expect(searchOver(unlike.slice(0, 1), aParty({ numberOfAdults: 2 }), 0).answer).toEqual({ kind: 'none' })
  })

  it('finds the cheapest among a hundred kinds that hold nobody', () => {
    const three = [1, 2, 3].map((index) => aCandidate({ room: 40, perPlot: index }, index))
    const fittingNobody = Array.from({ length: 100 }, (_, index) => aCandidate({ room: 40, paxMin: 100 + index }, 100 + index))
    const cheapOn: Record<string, number> = { 'plot-1': 35, 'plot-2': 3, 'plot-3': 2 }

    const found = setIn({
      candidates: [...three, ...fittingNobody],
      shares: partyShares(aParty({ numberOfAdults: 40 })),
      equipment: { tents: null, caravans: null },
      price: ({ id }, { numberOfAdults }) => Money.rand(cheapOn[id] === numberOfAdults ? 1 : 1000),
      budget: new StepBudget(100_000),
    })

    expect(setOf(found)?.total).toEqual(Money.rand(3))
  })

  it.each([
    [2, [1, 1]],
    [3, null],
  ])('shares %i tents out by what each plot takes, or finds no set', (tents, each) => {
    const candidates = [1, 2].map((index) => ({ ...aCandidate({}, index), tentsMax: 1 }))

    const answer = setIn({
      candidates,
      shares: partyShares(aParty({ numberOfAdults: 6 })),
      equipment: { tents, caravans: null },
      price: () => Money.rand(100),
      budget: new StepBudget(plenty),
    })

    expect(setOf(answer)?.plots.map(({ equipment }) => equipment.tents) ?? null).toEqual(each)
  })

  it('takes a dearer set where the cheapest plots do not take the tents', () => {
    const plots = [1, 2, 3].map((index) => ({ ...aCandidate({ perPlot: index * 100 }, index), tentsMax: index === 1 ? 0 : 1 }))
    const priceOf = (plot: Plot) => plot.baseRates.offPeak

    const answer = setIn({
      candidates: plots,
      shares: partyShares(aParty({ numberOfAdults: 6 })),
      equipment: { tents: 2, caravans: null },
      price: priceOf,
      budget: new StepBudget(plenty),
    })

    expect(setOf(answer)?.plots.map(({ plotId }) => plotId)).toEqual(['plot-2', 'plot-3'])
  })

  it('may give children a plot beside their parents', () => {
    const candidates = [1, 2].map((index) => aCandidate({ room: 4 }, index))

    const { set } = searchOver(candidates, aParty({ numberOfAdults: 1, childrenAges: [9, 9, 9, 9] }))

    expect(set?.plots.map(({ party }) => partySize(party)).toSorted()).toEqual([1, 4])
  })

  it('leaves no plot of the set empty', () => {
    const candidates = [1, 2, 3].map((index) => aCandidate({ paxMin: 0, room: 3, perPlot: 0, perGuest: 0 }, index))

    const { set } = searchOver(candidates, aParty({ numberOfAdults: 1, childrenAges: [1, 9, 9] }))

    expect(set?.plots.every(({ party }) => partySize(party) > 0)).toBe(true)
  })
})
