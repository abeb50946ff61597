import { expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { aMoment } from '../testing/a-moment.ts'
import { aConfirmedReservation } from '../testing/a-submitted-reservation.ts'
import { isTransferReminderDue } from './awaited-deposit.ts'

const due = Temporal.PlainDate.from('2027-01-18')
const reservation = aConfirmedReservation()

it.each([
  ['2027-01-17T08:59', false],
  ['2027-01-17T09:00', true],
  ['2027-01-18T23:59', true],
  ['2027-01-19T00:00', false],
])('of a deposit that is due on 18 January its guest is reminded at %s: %s', (local, isDue) => {
  expect(isTransferReminderDue({ due, reservation }, aMoment(local))).toBe(isDue)
})

it.each([
  [true, true],
  [false, false],
])('guests who get messages, %s, are reminded', (notifiesCamper, isDue) => {
  const offline = { notifiesCamper } as NonNullable<typeof reservation.offline>

  expect(isTransferReminderDue({ due, reservation: { ...reservation, offline } }, aMoment('2027-01-17T09:00'))).toBe(isDue)
})
