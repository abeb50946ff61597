import { CancelOverdueReservations } from './cancel-overdue-reservations.ts'
import { ReleaseUnpaidTransfers } from './release-unpaid-transfers.ts'
import { SendPaymentReminders } from './send-payment-reminders.ts'
import { SendTransferReminders } from './send-transfer-reminders.ts'

export const reminderUseCases = {
  sendPaymentReminders: SendPaymentReminders,
  sendTransferReminders: SendTransferReminders,
  cancelOverdueReservations: CancelOverdueReservations,
  releaseUnpaidTransfers: ReleaseUnpaidTransfers,
}
