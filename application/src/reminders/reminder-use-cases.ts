import { CancelOverdueReservations } from './cancel-overdue-reservations.ts'
import { SendPaymentReminders } from './send-payment-reminders.ts'

export const reminderUseCases = {
  sendPaymentReminders: SendPaymentReminders,
  cancelOverdueReservations: CancelOverdueReservations,
}
