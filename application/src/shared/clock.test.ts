import { expect, it } from 'vitest'
import { todayIn } from './clock.ts'
import { FixedClock } from './testing/fixed-clock.ts'

it('today is the date of the place, not of the machine', () => {
  const clock = new FixedClock('2026-11-21T00:30')

  expect(['Africa/Johannesburg', 'UTC'].map((zone) => todayIn(zone, clock).toString())).toEqual(['2026-11-21', '2026-11-20'])
})
