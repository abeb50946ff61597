import { describe, expect, it } from 'vitest'
import { type Party, partyKey, sameParty, sumOfParties } from '../stay-rules/party.ts'
import { aParty } from '../testing/a-party.ts'
import { isLargeParty, type PartyShare, partyShares } from './party-shares.ts'

/** Adults + pensioners, and the ages of the children. */
const told = ({ numberOfAdults, numberOfPensioners, childrenAges }: Party) =>
  `${numberOfAdults}+${numberOfPensioners} [${childrenAges}]`
const shares = (party: Party, isCoarse: boolean) =>
  everyShare(party, isCoarse).map(({ share, rest }) => `${told(share)} | ${told(rest)}`)

function everyShare(party: Party, isCoarse: boolean) {
  const all = partyShares(party, undefined, isCoarse)
  return all.of(all.whole)
}

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
      '1+0 [] | 0+0 [9,4,4]',
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
      '1+0 [] | 1+1 [9,4]',
      '1+0 [9] | 1+1 [4]',
      '1+0 [9,4] | 1+1 []',
      '2+0 [] | 0+1 [9,4]',
      '2+0 [9] | 0+1 [4]',
      '2+0 [9,4] | 0+1 []',
      '2+1 [] | 0+0 [9,4]',
      '2+1 [9] | 0+0 [4]',
    ])
  })

  it('leave out what no plot holds, of which the youngest are no part', () => {
    const party = aParty({ numberOfAdults: 2, numberOfPensioners: 1, childrenAges: [4, 9] })
    const ofOne = (isCoarse: boolean) => {
      const all = partyShares(party, { room: 1, kidsUnderWhatAgeDontCount: 5 }, isCoarse)
      return all.of(all.whole).map(({ share }) => told(share))
    }

    expect(ofOne(false)).toEqual(['0+0 [4]', '0+0 [9]', '0+0 [9,4]', '0+1 []', '0+1 [4]', '1+0 []', '1+0 [4]'])
    expect(ofOne(true)).toEqual(['0+0 [9]', '0+0 [9,4]', '1+0 []'])
  })

  it('of what is left count only those who are left', () => {
    const party = aParty({ numberOfAdults: 1, childrenAges: [12, 10, 8] })
    const all = partyShares(party, { room: 2, kidsUnderWhatAgeDontCount: 0 }, true)
    const [{ share, rest }] = all.of(all.whole) as [PartyShare]

    expect([share, rest].map(told)).toEqual(['0+0 [12]', '1+0 [10,8]'])
    expect(all.of(rest).map((each) => told(each.share))).toEqual(['0+0 [10]', '0+0 [10,8]', '1+0 []', '1+0 [10]'])
  })

  it.each([[false], [true]])('are the same guests by whichever way they are met (coarse: %s)', (isCoarse) => {
    const all = partyShares(aParty({ numberOfAdults: 3 }), undefined, isCoarse)

    const [one, two] = all.of(all.whole)
    const restOfTwo = all.of(two!.share)[0]?.rest
    const shareOfRest = all.of(one!.rest)[0]?.share

    expect([restOfTwo, shareOfRest]).toEqual([aParty({ numberOfAdults: 1 }), aParty({ numberOfAdults: 1 })])
    expect(restOfTwo).toBe(shareOfRest)
  })

  it('are too many to be tried one by one beyond four hundred', () => {
    expect(isLargeParty(aParty({ numberOfAdults: 399 }))).toBe(false)
    expect(isLargeParty(aParty({ numberOfAdults: 400 }))).toBe(true)
    expect(isLargeParty(aParty({ numberOfAdults: 19, numberOfPensioners: 19 }))).toBe(false)
    expect(isLargeParty(aParty({ numberOfAdults: 19, numberOfPensioners: 20 }))).toBe(true)
    expect(isLargeParty(aParty({ numberOfAdults: 49, childrenAges: [3, 3, 3, 8] }))).toBe(false)
    expect(isLargeParty(aParty({ numberOfAdults: 50, childrenAges: [3, 3, 3, 8] }))).toBe(true)
  })

  it.each([[false], [true]])('of a share are found again, and are the same guests (coarse: %s)', (isCoarse) => {
    const party = aParty({ numberOfAdults: 3, numberOfPensioners: 1, childrenAges: [4, 9, 4] })
    const all = partyShares(party, undefined, isCoarse)

    for (const { share, rest } of all.of(all.whole)) {
      expect(sameParty(sumOfParties([share, rest]), party)).toBe(true)
      for (const again of all.of(rest)) expect(sameParty(sumOfParties([again.share, again.rest]), rest)).toBe(true)
      expect(all.of(rest)).toBe(all.of(rest))
    }
    expect(new Set(all.of(all.whole).map(({ share }) => partyKey(share))).size).toBe(all.of(all.whole).length)
  })
})
