import { expect, it } from 'vitest'
import { waitingAge } from './waiting-age.ts'

it.each([
  ['2026-11-21T09:59:30Z', 0, 'now'],
  ['2026-11-21T10:05:00Z', 0, 'now'],
  ['2026-11-21T09:59:00Z', 1, 'minutes'],
  ['2026-11-21T09:00:01Z', 59, 'minutes'],
  ['2026-11-21T09:00:00Z', 1, 'hours'],
  ['2026-11-19T10:00:01Z', 47, 'hours'],
  ['2026-11-19T10:00:00Z', 2, 'days'],
])('since %s it is %d %s', (since, count, unit) => {
  expect(waitingAge(since, '2026-11-21T10:00:00Z')).toEqual({ count, unit })
})
