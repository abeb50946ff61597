import { describe, expect, it } from 'vitest'
import { usualReads } from './read-budget.ts'
import { ReadsLeft } from './read-limit.ts'

describe('what an address may read', () => {
  it('is used up and comes back by the second, up to what it was', () => {
    const left = new ReadsLeft({ atOnce: 10, perSecond: 2 })

    const waits = [left.take('a', 5, 0), left.take('a', 5, 0), left.take('a', 5, 0), left.take('b', 5, 0)]
    const later = [left.take('a', 5, 2_000), left.take('a', 5, 2_500), left.take('a', 10, 60_000), left.take('a', 1, 60_000)]

    expect(waits).toEqual([0, 0, 3, 0])
    expect(later).toEqual([1, 0, 0, 1])
  })

  it('bears a clock that goes back', () => {
    const left = new ReadsLeft({ atOnce: 1, perSecond: 1 })

    expect([left.take('a', 1, 5_000), left.take('a', 1, 0), left.take('a', 1, 1_000)]).toEqual([0, 1, 0])
  })

  it('leaves every read to somebody who looks around quickly for ten minutes', () => {
    const left = new ReadsLeft(usualReads)

    const waits = Array.from({ length: 600 * 3 }, (_, page) => left.take('family', 5, page * 333))

    expect(waits.every((seconds) => seconds === 0)).toBe(true)
  })
})
