import { describe, expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { nextLook } from './next-look.ts'

const createdAt = Temporal.Instant.from('2026-11-21T08:00:00Z')
const waits = (hours: number) => {
  const now = createdAt.add({ seconds: Math.round(hours * 3600) })
  return nextLook(createdAt, now)?.since(now).total('minutes') ?? null
}

describe('the next look at an attempt without a final word', () => {
  it.each([
    ['at once', 0, 2],
    ['within the hour', 0.99, 2],
    ['after an hour', 1, 30],
    ['late on the first day', 23.9, 30],
    ['after a day', 24, 360],
    ['late on the seventh day', 24 * 7 - 0.1, 360],
    ['after a week', 24 * 7, 1440],
    ['on the last day', 24 * 31 - 1, 1440],
    ['after 31 days', 24 * 31, null],
    ['a year later', 24 * 365, null],
  ])('%s: %d hours old, it comes after %s minutes', (_when, hours, minutes) => {
    expect(waits(hours)).toBe(minutes)
  })

  it('comes about two hundred times at most', () => {
    let looks = 0
    for (let at: Temporal.Instant | null = createdAt; at; at = nextLook(createdAt, at)) looks += 1

    expect(looks).toBeLessThan(200)
    expect(looks).toBeGreaterThan(100)
  })
})
