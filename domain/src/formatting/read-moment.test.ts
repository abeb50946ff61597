import { expect, it } from 'vitest'
import { readMoment } from './read-moment.ts'

it('reads what was written out, to the last digit', () => {
  expect(readMoment('2026-11-21T08:00:00.123456Z')?.toString()).toBe('2026-11-21T08:00:00.123456Z')
})

it.each(['', 'yesterday', '2026-11-21', '2026-11-21T08:00:00'])('takes %j for none', (text) => {
  expect(readMoment(text)).toBeNull()
})
