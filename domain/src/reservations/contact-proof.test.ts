import { describe, expect, it } from 'vitest'
import { contactsAsked, placesOfUnproved, provingHelps } from './contact-proof.ts'
import { type HoldLimits, holdLimits, holdPlaces } from './hold-limits.ts'

const visitor = { account: null, address: '41.13.7.9', browser: 'Firefox' }
const limitsOf = (plotNights: number) => holdLimits({ visitor: plotNights, address: 300, network: 1200 })
const placesUnproved = (limits: HoldLimits) =>
  placesOfUnproved(holdPlaces(visitor, limits), limits).map(({ plotNights }) => plotNights)

describe('a visitor who has proved no address and no number', () => {
  it('keeps 30 plot-nights, while address and network keep what they keep', () => {
    expect(placesUnproved(limitsOf(150))).toEqual([30, 300, 1200])
  })

  it('keeps no more where everybody keeps less', () => {
    expect(placesUnproved(limitsOf(8))).toEqual([8, 300, 1200])
  })

  it.each([
    [42, 150, true],
    [150, 150, true],
    [151, 150, false],
    [20, 30, false],
  ])('who wants %i plot-nights where visitors keep %i is helped by a proof: %s', (wanted, most, isHelped) => {
    expect(provingHelps(wanted, limitsOf(most))).toBe(isHelped)
  })
})

describe('a campsite that asks for a number first', () => {
  it.each([
    [['email', 'number'], ['number']],
    [['number'], ['number']],
    [['email'], ['email']],
    [[], []],
  ] as const)('where %j can be proved takes %j', (provable, asked) => {
    expect(contactsAsked(provable)).toEqual(asked)
  })
})
