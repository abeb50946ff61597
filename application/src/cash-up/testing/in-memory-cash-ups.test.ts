import { InMemoryTakenOverBookings } from '../../booking-takeover/testing/in-memory-taken-over-bookings.ts'
import { InMemoryPayments } from '../../payments/testing/in-memory-payments.ts'
import { InMemoryReservations } from '../../reservations/testing/in-memory-reservations.ts'
import { cashUpsContract } from './cash-ups.contract.ts'
import { InMemoryCashUps } from './in-memory-cash-ups.ts'

cashUpsContract('in memory', async () => {
  const reservations = new InMemoryReservations({ paxMaxOf: () => 6 })
  const payments = new InMemoryPayments()
  const takenOverBookings = new InMemoryTakenOverBookings()
  const cashUps = new InMemoryCashUps({ reservations, payments, takenOverBookings })
  return { reservations, payments, takenOverBookings, cashUps, stop: async () => {} }
})
