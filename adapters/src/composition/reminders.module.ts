import { CancelOverdueReservations } from '@camp/application/reminders/cancel-overdue-reservations.ts'
import type { ReminderUseCases } from '@camp/application/reminders/reminder-use-cases.ts'
import { SendPaymentReminders } from '@camp/application/reminders/send-payment-reminders.ts'
import { ContainerModule, type Newable } from 'inversify'
import { namingOutages } from '../postgres/outages.ts'
import { PostgresPaymentReminders } from '../reminders/postgres-payment-reminders.ts'
import { Ports } from './ports.ts'

export const reminderUseCases = {
  sendPaymentReminders: SendPaymentReminders,
  cancelOverdueReservations: CancelOverdueReservations,
} satisfies { readonly [Name in keyof ReminderUseCases]: Newable<ReminderUseCases[Name]> }

/** What becomes of balances that are due. */
export const remindersModule = new ContainerModule(({ bind }) => {
  bind(Ports.reminderPorts).toResolvedValue(
    (em, ports) => ({ ...ports, paymentReminders: namingOutages(new PostgresPaymentReminders(em)) }),
    [Ports.entityManager, Ports.reservationPorts],
  )
  bind(SendPaymentReminders).toResolvedValue((ports) => new SendPaymentReminders(ports), [Ports.reminderPorts])
  bind(CancelOverdueReservations).toResolvedValue((ports) => new CancelOverdueReservations(ports), [Ports.reminderPorts])
})
