import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestWait, maxTries, nextTry } from './retry-schedule.ts'

const tries = fc.integer({ min: 1, max: maxTries - 1 })
const chances = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('the retry schedule', () => {
  it('doubles its longest wait from 30 s and never goes beyond an hour', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 20].map(longestWait)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
  })

  it('waits anything from nothing to the longest wait', () => {
    fc.assert(
      fc.property(tries, chances, (failedTries, chance) => {
        const next = nextTry(failedTries, chance)
        if (next.kind !== 'retry') return false
        const seconds = next.after.total('seconds')
        return seconds >= 0 && seconds <= longestWait(failedTries)
      }),
    )
  })

  it('waits longer for a larger chance', () => {
    fc.assert(
      fc.property(tries, chances, chances, (failedTries, a, b) => {
        const [shorter, longer] = [Math.min(a, b), Math.max(a, b)].map((chance) => nextTry(failedTries, chance))
        if (shorter?.kind !== 'retry' || longer?.kind !== 'retry') return false
        return shorter.after.total('milliseconds') <= longer.after.total('milliseconds')
      }),
    )
  })

  it('waits half of the longest where chance has it so, to the millisecond', () => {
    const waits = [1, 3, 7].map((failedTries) => nextTry(failedTries, 0.5))

    expect(waits.map((next) => next.kind === 'retry' && next.after.total('milliseconds'))).toEqual([15_000, 60_000, 960_000])
  })

  it('gives up at the eighth failure', () => {
    expect(nextTry(8, 0.5)).toEqual({ kind: 'dead-letter' })
  })
})
