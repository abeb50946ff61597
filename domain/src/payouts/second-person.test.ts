import { expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { needsSecondPerson, usedFrom } from './second-person.ts'

const announced = Temporal.Instant.from('2026-12-01T10:00:00Z')
const changedAt = Temporal.Instant.from('2026-11-28T10:00:00Z')

it.each([
  ['2026-12-01T10:00:00Z', true],
  ['2026-12-04T09:59:59Z', true],
  ['2026-12-04T10:00:00Z', false],
])('details that were announced on the first, at %s: a second person %s', (now, needed) => {
  expect(needsSecondPerson({ changedAt, announcedAt: announced }, Temporal.Instant.from(now))).toBe(needed)
})

it('details that nobody was told of need one, however old they are', () => {
  const muchLater = Temporal.Instant.from('2027-12-01T10:00:00Z')

  expect(needsSecondPerson({ changedAt, announcedAt: null }, muchLater)).toBe(true)
})

it('details that were always there need none', () => {
  expect(needsSecondPerson({ changedAt: null, announcedAt: null }, announced)).toBe(false)
})

it('are used three days after their letter', () => {
  expect(usedFrom(announced).toString()).toBe('2026-12-04T10:00:00Z')
})

it('details of before announcements were made are used three days after their change', () => {
  const announcedAt = Temporal.Instant.from('1970-01-01T00:00:00Z')

  expect(needsSecondPerson({ changedAt, announcedAt }, changedAt.add({ hours: 71 }))).toBe(true)
  expect(needsSecondPerson({ changedAt, announcedAt }, changedAt.add({ hours: 72 }))).toBe(false)
})
