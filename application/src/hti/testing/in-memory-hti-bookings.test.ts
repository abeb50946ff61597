import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { InMemoryReservations } from '../../reservations/testing/in-memory-reservations.ts'
import { testId } from '../../testing/a-campsite.ts'
import { htiBookingsContract } from './hti-bookings.contract.ts'
import { InMemoryHtiBookings } from './in-memory-hti-bookings.ts'

htiBookingsContract('in memory', async () => {
  const reservations = new InMemoryReservations({ paxMaxOf: () => 6 })
  const htiBookings = new InMemoryHtiBookings(reservations)
  return { reservations, htiBookings, otherId: testId(900) as OrganisationId, stop: async () => {} }
})
