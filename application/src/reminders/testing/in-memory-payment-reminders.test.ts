import { InMemoryOutbox } from '../../messaging/testing/in-memory-outbox.ts'
import { InMemoryReservations } from '../../reservations/testing/in-memory-reservations.ts'
import { InMemoryPaymentReminders } from './in-memory-payment-reminders.ts'
import { paymentRemindersContract } from './payment-reminders.contract.ts'

paymentRemindersContract('in memory', async () => {
  const reservations = new InMemoryReservations({ paxMaxOf: () => 6 })
  const outbox = new InMemoryOutbox()
  let isChosen = false
  let releases = false
  return {
    reservations,
    outbox,
    paymentReminders: new InMemoryPaymentReminders({
      reservations,
      outbox,
      cancelsOverdue: () => isChosen,
      releasesTransfers: () => releases,
      takesOnlinePayment: () => false,
    }),
    cancelOverdue: async (chosen) => {
      isChosen = chosen
    },
    releaseTransfers: async (chosen) => {
      releases = chosen
    },
    stop: async () => {},
  }
})
