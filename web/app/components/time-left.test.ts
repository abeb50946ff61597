import { describe, expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

describe('the time left of a hold', () => {
  it.each([
    [900, { unit: 'minutes', count: 15 }],
    [841, { unit: 'minutes', count: 15 }],
    [61, { unit: 'minutes', count: 2 }],
    [60, { unit: 'seconds', count: 60 }],
    [1, { unit: 'seconds', count: 1 }],
    [0, { unit: 'none' }],
    [-5, { unit: 'none' }],
  ])('of %d seconds', (seconds, expected) => {
    expect(timeLeft(seconds)).toEqual(expected)
  })
})
