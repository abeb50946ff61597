import { expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { needsSecondPerson } from './second-person.ts'

const changed = Temporal.Instant.from('2026-12-01T10:00:00Z')

it.each([
  ['2026-12-01T10:00:00Z', true],
  ['2026-12-04T09:59:59Z', true],
  ['2026-12-04T10:00:00Z', false],
])('details of the first, at %s: a second person %s', (now, needed) => {
  expect(needsSecondPerson(changed, Temporal.Instant.from(now))).toBe(needed)
})

it('details that were always there need none', () => {
  expect(needsSecondPerson(null, changed)).toBe(false)
})
