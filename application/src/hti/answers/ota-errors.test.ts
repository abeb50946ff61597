import { describe, expect, it } from 'vitest'
import * as errors from './ota-errors.ts'

describe('an error of OpenTravel', () => {
  it.each([
    [errors.missing('Start'), 10, 321],
    [errors.invalid('Total'), 3, 320],
    [errors.unknownHotel, 3, 392],
    [errors.unknownRoom, 3, 402],
    [errors.unknownBooking, 3, 97],
    [errors.tooManyGuesses, 4, 497],
    [errors.alreadyGone, 3, 95],
    [errors.tooLate, 3, 450],
    [errors.notProved, 4, 497],
  ])('%j has its type and code', (error, type, code) => {
    expect([error.type, error.code]).toEqual([type, code])
  })

  it('of these codes may be no error at the next try', () => {
    expect([...errors.passing]).toEqual([187, 191, 366, 448])
  })
})

describe('a refusal of ours', () => {
  it.each([
    ['booked', 427],
    ['weekend_rule', 69],
    ['criteria', 450],
    ['not-found', 375],
    ['plot-unknown', 402],
    ['plot-repeated', 402],
    ['several-plots-not-allowed', 363],
    ['no-grown-up', 397],
    ['arrival-in-past', 381],
    ['name-missing', 321],
    ['price-changed', 438],
    ['already_cancelled', 95],
    ['expired', 95],
    ['stay_begun', 264],
    ['wrong_state', 450],
    ['stay-over', 450],
    ['guests-are-there', 450],
    ['changed-meanwhile', 366],
    ['organisation-closed', 450],
    ['terms-not-accepted', 450],
    ['refund-above-paid', 450],
  ] as const)('%s is told as %i', (code, expected) => {
    expect(errors.errorOfRefusal({ code })).toMatchObject({ type: 3, code: expected })
  })

  it('says what it is', () => {
    expect(errors.errorOfRefusal({ code: 'booked' }).text).toBe('No rooms available for requested dates')
    expect(errors.errorOfRefusal({ code: 'organisation-closed' }).text).toBe('Unable to process')
  })
})
