import { describe, expect, it } from 'vitest'
import { signedRandText } from './signed-rand-text.ts'

describe('money that may go either way', () => {
  it.each([
    [100, 'R100.00'],
    [0, 'R0.00'],
    [-1234.5, '−R1234.50'],
  ])('%s reads %s', (rand, text) => {
    expect(signedRandText(rand)).toBe(text)
  })
})
