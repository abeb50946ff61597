import { expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { nightsOfEvent } from './event-nights.ts'

const time = (text: string) => (text.includes('T') ? Temporal.PlainDateTime.from(text) : Temporal.PlainDate.from(text))

it.each([
  ['2026-12-10', '2026-12-13', '2026-12-10 to 2026-12-13'],
  ['2026-12-10', '2026-12-10', '2026-12-10 to 2026-12-11'],
  ['2026-12-10', null, '2026-12-10 to 2026-12-11'],
  ['2026-12-10T09:00', '2026-12-10T17:00', '2026-12-10 to 2026-12-11'],
  ['2026-12-10T15:00', '2026-12-12T10:00', '2026-12-10 to 2026-12-12'],
  ['2026-12-10T15:00', '2026-12-10', '2026-12-10 to 2026-12-11'],
  ['2026-12-10T15:00', '2026-12-10T15:00', '2026-12-10 to 2026-12-11'],
  ['2026-12-10', '2026-12-09', 'ends-before-start'],
  ['2026-12-10T15:00', '2026-12-10T14:59', 'ends-before-start'],
  ['2026-12-10', '2026-12-09T23:59', 'ends-before-start'],
])('an event from %s to %s takes %s', (start, end, nights) => {
  const taken = nightsOfEvent(time(start), end === null ? null : time(end))

  expect(taken.ok ? `${taken.value.start} to ${taken.value.end}` : taken.refusal.code).toBe(nights)
})
