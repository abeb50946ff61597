import { InMemoryTakenOverBookings } from './in-memory-taken-over-bookings.ts'
import { takenOverBookingsContract } from './taken-over-bookings.contract.ts'

takenOverBookingsContract('in memory', async () => ({
  takenOverBookings: new InMemoryTakenOverBookings(),
  stop: async () => {},
}))
