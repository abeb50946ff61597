import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import { clockStartingAt, toTheMillisecond } from './system-clock.ts'

it('shows the start first and runs on at the pace of the machine', () => {
  let machine = Temporal.Instant.from('2030-05-05T05:05:05Z')
  const clock = clockStartingAt(Temporal.Instant.from('2026-11-21T06:00:00Z'), { now: () => machine })

  expect(clock.now().toString()).toBe('2026-11-21T06:00:00Z')

  machine = machine.add({ minutes: 15 })
  expect(clock.now().toString()).toBe('2026-11-21T06:15:00Z')
})

it('tells whole milliseconds, none of them before it has come', () => {
  const machine = { now: () => Temporal.Instant.from('2026-11-21T06:00:00.123987654Z') }

  expect(toTheMillisecond(machine).now().toString()).toBe('2026-11-21T06:00:00.123Z')
})
