import { expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { isIdForgotten } from './provider-deduplication.ts'

const asked = Temporal.Instant.from('2026-11-21T08:00:00Z')

it.each([
  ['sms', asked, { hours: 10, minutes: 59 }, false],
  ['sms', asked, { hours: 11 }, true],
  ['sms', null, { hours: 100 }, false],
  ['email', asked, { hours: 1000 }, false],
  ['app', asked, { hours: 1000 }, false],
] as const)('%s, asked without an answer at %s, %j later: %s', (channel, since, later, isForgotten) => {
  expect(isIdForgotten(channel, since, asked.add(later))).toBe(isForgotten)
})
