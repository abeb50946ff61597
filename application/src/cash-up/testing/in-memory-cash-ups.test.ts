import { InMemoryPayments } from '../../payments/testing/in-memory-payments.ts'
import { InMemoryReservations } from '../../reservations/testing/in-memory-reservations.ts'
import { cashUpsContract } from './cash-ups.contract.ts'
import { InMemoryCashUps } from './in-memory-cash-ups.ts'

cashUpsContract('in memory', async () => {
  const reservations = new InMemoryReservations({ paxMaxOf: () => 6 })
  const payments = new InMemoryPayments()
  return { reservations, payments, cashUps: new InMemoryCashUps({ reservations, payments }), stop: async () => {} }
})
