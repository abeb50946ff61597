import { InMemoryReservations } from '../../reservations/testing/in-memory-reservations.ts'
import { field, guestId, stands } from '../../testing/a-campsite.ts'
import { deskContract } from './desk.contract.ts'
import { InMemoryDeskLog } from './in-memory-desk-log.ts'
import { InMemoryDeskReservations } from './in-memory-desk-reservations.ts'

deskContract('in memory', async () => {
  const plots = [...stands, field]
  const reservations = new InMemoryReservations({ paxMaxOf: (id) => plots.find((plot) => plot.id === id)?.paxMax ?? 0 })
  const bookings = new InMemoryDeskReservations(reservations, new Map([[guestId, 'Thandi Nkosi']]))
  return { reservations, bookings, deskLog: new InMemoryDeskLog(), stop: async () => {} }
})
