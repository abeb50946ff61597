import { describe, expect, it } from 'vitest'
import type { Party } from '../stay-rules/party.ts'
import { aParty } from '../testing/a-party.ts'
import { isLargeParty, partyShares } from './party-shares.ts'

/** Adults + pensioners, and the ages of the children. */
const told = ({ numberOfAdults, numberOfPensioners, childrenAges }: Party) =>
  `${numberOfAdults}+${numberOfPensioners} [${childrenAges}]`
const shares = (party: Party, isCoarse: boolean) =>
  partyShares(party, isCoarse).map(({ share, rest }) => `${told(share)} | ${told(rest)}`)

describe('the shares of a party', () => {
  it('are every way to part it where they are few', () => {
    const party = aParty({ numberOfAdults: 1, numberOfPensioners: 1, childrenAges: [4] })

    expect(shares(party, false)).toEqual([
      '0+0 [4] | 1+1 []',
      '0+1 [] | 1+0 [4]',
      '0+1 [4] | 1+0 []',
      '1+0 [] | 0+1 [4]',
      '1+0 [4] | 0+1 []',
      '1+1 [] | 0+0 [4]',
    ])
  })

  it('tell children of one age not apart', () => {
    expect(shares(aParty({ numberOfAdults: 1, childrenAges: [4, 9, 4] }), false)).toEqual([
      '0+0 [4] | 1+0 [9,4]',
      '0+0 [4,4] | 1+0 [9]',
      '0+0 [9] | 1+0 [4,4]',
      '0+0 [9,4] | 1+0 [4]',
      '0+0 [9,4,4] | 1+0 []',
      '1+0 [] | 0+0 [4,9,4]',
      '1+0 [4] | 0+0 [9,4]',
      '1+0 [4,4] | 0+0 [9]',
      '1+0 [9] | 0+0 [4,4]',
      '1+0 [9,4] | 0+0 [4]',
    ])
  })

  it('of a large party put adults before pensioners and older before younger children', () => {
    const party = aParty({ numberOfAdults: 2, numberOfPensioners: 1, childrenAges: [4, 9] })

    expect(shares(party, true)).toEqual([
      '0+0 [9] | 2+1 [4]',
      '0+0 [9,4] | 2+1 []',
      '1+0 [] | 1+1 [4,9]',
      '1+0 [9] | 1+1 [4]',
      '1+0 [9,4] | 1+1 []',
      '2+0 [] | 0+1 [4,9]',
      '2+0 [9] | 0+1 [4]',
      '2+0 [9,4] | 0+1 []',
      '2+1 [] | 0+0 [4,9]',
      '2+1 [9] | 0+0 [4]',
    ])
  })

  it('are too many to be tried one by one beyond four hundred', () => {
    expect(isLargeParty(aParty({ numberOfAdults: 399 }))).toBe(false)
    expect(isLargeParty(aParty({ numberOfAdults: 400 }))).toBe(true)
    expect(isLargeParty(aParty({ numberOfAdults: 19, numberOfPensioners: 19 }))).toBe(false)
    expect(isLargeParty(aParty({ numberOfAdults: 19, numberOfPensioners: 20 }))).toBe(true)
    expect(isLargeParty(aParty({ numberOfAdults: 49, childrenAges: [3, 3, 3, 8] }))).toBe(false)
    expect(isLargeParty(aParty({ numberOfAdults: 50, childrenAges: [3, 3, 3, 8] }))).toBe(true)
  })
})
