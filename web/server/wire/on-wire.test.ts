import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import { instantOnWire } from './on-wire.ts'

it.each([
  ['2026-11-21T08:15:00Z', '2026-11-21T08:15:00.000Z'],
  ['2026-11-21T08:15:00.123456789Z', '2026-11-21T08:15:00.123Z'],
])('%s stands on the wire to the millisecond', (moment, written) => {
  expect(instantOnWire(Temporal.Instant.from(moment))).toBe(written)
})
