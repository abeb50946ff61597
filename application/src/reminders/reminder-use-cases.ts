import type { CancelOverdueBookings } from './cancel-overdue-bookings.ts'
import type { SendPaymentReminders } from './send-payment-reminders.ts'

export interface ReminderUseCases {
  readonly sendPaymentReminders: Pick<SendPaymentReminders, 'execute'>
  readonly cancelOverdueBookings: Pick<CancelOverdueBookings, 'execute'>
}
