import { describe, expect, it } from 'vitest'
import { isSameSecret } from './is-same-secret.ts'

describe('what somebody gives for a secret', () => {
  it('is right to the letter, or wrong, however long it is', () => {
    expect(isSameSecret('lighthouse', 'lighthouse')).toBe(true)
    expect(isSameSecret('', '')).toBe(true)
    for (const wrong of ['', 'Lighthouse', 'lighthous', 'lighthouses', 'l'.repeat(1_000_000)]) {
      expect(isSameSecret(wrong, 'lighthouse')).toBe(false)
    }
  })
})
