import { InMemoryReservations } from '../../reservations/testing/in-memory-reservations.ts'
import { stands } from '../../testing/a-campsite.ts'
import { conversationsContract } from './conversations.contract.ts'
import { InMemoryConversations } from './in-memory-conversations.ts'

conversationsContract('in memory', async () => {
  const reservations = new InMemoryReservations({ paxMaxOf: (id) => stands.find((plot) => plot.id === id)?.paxMax ?? 0 })
  return { reservations, conversations: new InMemoryConversations(reservations), stop: async () => {} }
})
