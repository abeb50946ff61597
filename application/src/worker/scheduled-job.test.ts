import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { secondsUntilNextTurn } from './scheduled-job.ts'
import { scheduledJobs } from './scheduled-jobs.ts'

const at = (moment: string) => Temporal.Instant.from(moment)

describe('the table of times', () => {
  it('waits as long as it says', () => {
    expect(secondsUntilNextTurn({ everySeconds: 15 }, at('2026-11-23T10:00:00Z'))).toBe(15)
  })

  it.each([
    ['2026-11-23T03:29:00+02:00', 60],
    ['2026-11-23T03:30:00+02:00', 86_400],
    ['2026-11-23T03:30:00.250+02:00', 86_400],
    ['2026-11-23T04:30:00+02:00', 82_800],
  ])('finds the next half past three in South Africa from %s', (now, seconds) => {
    expect(secondsUntilNextTurn({ dailyAt: '03:30' }, at(now))).toBe(seconds)
  })

  it('names every job once, as the command that does the same', () => {
    const names = scheduledJobs.map(({ name }) => name)

    expect(new Set(names).size).toBe(names.length)
  })
})
