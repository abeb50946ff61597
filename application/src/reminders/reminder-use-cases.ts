import type { CancelOverdueReservations } from './cancel-overdue-reservations.ts'
import type { SendPaymentReminders } from './send-payment-reminders.ts'

export interface ReminderUseCases {
  readonly sendPaymentReminders: Pick<SendPaymentReminders, 'execute'>
  readonly cancelOverdueReservations: Pick<CancelOverdueReservations, 'execute'>
}
