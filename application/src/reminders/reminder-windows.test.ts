import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { expect, it } from 'vitest'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import { CancelOverdueReservations } from './cancel-overdue-reservations.ts'
import type { ReminderPorts } from './one-by-one.ts'
import { ReleaseUnpaidTransfers } from './release-unpaid-transfers.ts'
import { SendPaymentReminders } from './send-payment-reminders.ts'
import { SendTransferReminders } from './send-transfer-reminders.ts'

/** It is 10 March 2027, ten in the morning in Johannesburg, eight in UTC. */
function given() {
  const asked: Record<string, unknown>[] = []
  const ask = (name: string) => async (wanted: unknown) => {
    asked.push({ name, wanted })
    return []
  }
  const paymentReminders = {
    toSay: ask('to say'),
    transfersToRemind: ask('to remind'),
    transfersToRelease: ask('to release'),
    overdueSince: ask('overdue'),
  }
  const ports = { paymentReminders, clock: new FixedClock('2027-03-10T10:00') } as unknown as ReminderPorts
  return { ports, asked: () => JSON.parse(JSON.stringify(asked)) as unknown }
}

const at = (local: string) => aMoment(local).now.toString()
const day = (text: string) => Temporal.PlainDate.from(text).toString()

it('balances are looked at that are due within a reminder’s days, and a day more on either side for other zones', async () => {
  const { ports, asked } = given()

  await new SendPaymentReminders(ports).execute({ dryRun: true })

  expect(asked()).toEqual(
    expect.arrayContaining([
      { name: 'to say', wanted: { daysBefore: 7, from: day('2027-03-09'), until: day('2027-03-18') } },
      { name: 'to say', wanted: { daysBefore: 2, from: day('2027-03-09'), until: day('2027-03-13') } },
    ]),
  )
})

it('deposits are looked at that were confirmed from one to five days ago: they are due after three', async () => {
  const { ports, asked } = given()

  await new SendTransferReminders(ports).execute({ dryRun: true })

  const wanted = { from: at('2027-03-05T10:00'), until: at('2027-03-09T10:00'), after: day('2027-03-09') }
  expect(asked()).toEqual([{ name: 'to remind', wanted }])
})

it('deposits may be released that were confirmed five days ago or more: six, and a day for other zones', async () => {
  const { ports, asked } = given()

  await new ReleaseUnpaidTransfers(ports).execute({ dryRun: true })

  const wanted = { from: null, until: at('2027-03-05T10:00'), after: day('2027-03-09') }
  expect(asked()).toEqual([{ name: 'to release', wanted }])
})

it('balances may be overdue that were due three days before tomorrow', async () => {
  const { ports, asked } = given()

  await new CancelOverdueReservations(ports).execute({ dryRun: true })

  expect(asked()).toEqual([{ name: 'overdue', wanted: day('2027-03-08') }])
})
