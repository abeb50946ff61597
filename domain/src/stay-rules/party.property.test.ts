import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aParty } from '../testing/a-party.ts'
import { checkedParty, countedPax, partyOnPlot, partySize, sameParty, sumOfParties } from './party.ts'

const parties = fc.record({
  numberOfAdults: fc.nat(40),
  numberOfPensioners: fc.nat(40),
  childrenAges: fc.array(fc.nat(17), { maxLength: 40 }),
})
const ages = fc.nat(18)

describe('a party', () => {
  it('counts no more guests as pax when the age from which children count rises', () => {
    fc.assert(
      fc.property(parties, ages, ages, (party, one, other) => {
        const [younger, older] = [Math.min(one, other), Math.max(one, other)]
        expect(countedPax(party, older)).toBeLessThanOrEqual(countedPax(party, younger))
        expect(countedPax(party, 0)).toBe(partySize(party))
        expect(countedPax(party, 18)).toBe(party.numberOfAdults + party.numberOfPensioners)
      }),
    )
  })

  it('counts the same together as apart', () => {
    fc.assert(
      fc.property(fc.array(parties, { maxLength: 4 }), ages, (several, age) => {
        const together = sumOfParties(several)
        expect(countedPax(together, age)).toBe(several.reduce((sum, party) => sum + countedPax(party, age), 0))
      }),
    )
  })

  it('stays the same when the ages come in another order', () => {
    fc.assert(
      fc.property(parties, (party) => {
        expect(sameParty(party, { ...party, childrenAges: party.childrenAges.toReversed() })).toBe(true)
        expect(sameParty(party, { ...party, childrenAges: [...party.childrenAges, 3] })).toBe(false)
      }),
    )
  })

  it('is accepted with a grown-up, whole counts up to 40 and ages up to 17', () => {
    fc.assert(
      fc.property(parties, (party) => {
        const hasGrownUp = party.numberOfAdults + party.numberOfPensioners > 0
        expect(checkedParty(party).ok).toBe(hasGrownUp)
      }),
    )
  })

  it.each([
    [{ numberOfAdults: 0 }, { code: 'no-adult-or-pensioner' }],
    [{ numberOfAdults: 41 }, { code: 'guest-count-out-of-range', field: 'numberOfAdults', count: 41 }],
    [{ numberOfPensioners: -1 }, { code: 'guest-count-out-of-range', field: 'numberOfPensioners', count: -1 }],
    [{ numberOfAdults: 1.5 }, { code: 'guest-count-out-of-range', field: 'numberOfAdults', count: 1.5 }],
    [{ childrenAges: [4, 18] }, { code: 'child-age-out-of-range', child: 1, age: 18 }],
    [{ childrenAges: Array(41).fill(3) }, { code: 'guest-count-out-of-range', field: 'numberOfChildren', count: 41 }],
  ])('refuses %o', (facts, refusal) => {
    const answer = checkedParty(aParty(facts))

    expect(answer).toEqual({ ok: false, refusal })
  })

  it('may be children alone on one plot of several, never nobody', () => {
    const children = { numberOfAdults: 0, numberOfPensioners: 0, childrenAges: [13, 15] }

    expect(partyOnPlot(children)).toEqual({ ok: true, value: children })
    expect(partyOnPlot({ ...children, childrenAges: [18] }).ok).toBe(false)
    expect(partyOnPlot({ ...children, childrenAges: [] })).toEqual({ ok: false, refusal: { code: 'no-adult-or-pensioner' } })
  })
})
