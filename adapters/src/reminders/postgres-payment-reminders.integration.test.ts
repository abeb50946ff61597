import { paymentRemindersContract } from '@camp/application/reminders/testing/payment-reminders.contract.ts'
import { afterAll, beforeAll } from 'vitest'
import { PostgresOutbox } from '../messaging/postgres-outbox.ts'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresPaymentReminders } from './postgres-payment-reminders.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

paymentRemindersContract('postgres', async () => {
  await forgetGuests(store.em)
  await store.em.execute('update organisation set cancels_overdue_bookings = false')
  const em = () => store.database.forkEntityManager()
  const reminders = new PostgresPaymentReminders(em())
  return {
    reservations: new PostgresReservations(em()),
    outbox: new PostgresOutbox(em()),
    paymentReminders: {
      toSay: (wanted) => reminders.toSay(wanted),
      // Each on a connection of its own, as two machines have.
      markSaid: (...said) => new PostgresPaymentReminders(em()).markSaid(...said),
      overdueSince: (date) => reminders.overdueSince(date),
      transfersToRemind: (wanted) => reminders.transfersToRemind(wanted),
      transfersToRelease: (wanted) => reminders.transfersToRelease(wanted),
      hasLeft: (...of) => reminders.hasLeft(...of),
      sentOf: (...of) => reminders.sentOf(...of),
    },
    cancelOverdue: async (isChosen) => {
      await store.em.execute('update organisation set cancels_overdue_bookings = ?', [isChosen])
    },
    releaseTransfers: async (isChosen) => {
      const sql = 'update organisation set releases_transfers = ?, takes_online_payment = false'
      await store.em.execute(sql, [isChosen])
    },
    stop: async () => {},
  }
})
