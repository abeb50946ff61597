import { describe, expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { isProofFresh } from './proof-again.ts'

const at = Temporal.Instant.from('2026-11-21T10:00Z')

describe('a proof', () => {
  it('counts until its minutes are over, and nobody has given one by signing in', () => {
    expect(isProofFresh(null, at)).toBe(false)
    expect(isProofFresh(at, at.add({ minutes: 9, seconds: 59 }))).toBe(true)
    expect(isProofFresh(at, at.add({ minutes: 10 }))).toBe(false)
  })
})
