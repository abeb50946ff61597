import { expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { earliestSendingTime } from './earliest-sending-time.ts'

it.each([
  ['Africa/Johannesburg', '2027-01-11T07:00:00Z'],
  ['Pacific/Auckland', '2027-01-10T20:00:00Z'],
])('nobody is written to before nine in the morning in %s', (zone, moment) => {
  expect(earliestSendingTime(Temporal.PlainDate.from('2027-01-11'), zone).toString()).toBe(moment)
})
