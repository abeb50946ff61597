import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import { tooManyRequests } from './too-many-requests.ts'

const now = Temporal.Instant.from('2026-11-21T08:00:00Z')

it.each([
  [90_000, 90],
  [1_000, 1],
  [1, 1],
  [1_001, 2],
  [-5_000, 1],
])('what is free in %i milliseconds is asked for again after %i seconds', (milliseconds, seconds) => {
  const limit = { code: 'limit-reached', counted: 'holds', most: 10, freeAt: now.add({ milliseconds }) } as const

  expect(tooManyRequests(limit, now)).toEqual({ code: 'too_many', counted: 'holds', most: 10, retryAfterSeconds: seconds })
})

it('nothing is said of when, where waiting does not help', () => {
  expect(tooManyRequests({ code: 'limit-reached', counted: 'holds', most: 10, freeAt: null }, now)).toMatchObject({
    retryAfterSeconds: null,
  })
})
