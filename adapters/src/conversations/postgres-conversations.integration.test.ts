import { conversationsContract } from '@camp/application/conversations/testing/conversations.contract.ts'
import { afterAll, beforeAll } from 'vitest'
import { emptied, forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresConversations } from './postgres-conversations.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

conversationsContract('postgres', async () => {
  await forgetGuests(store.em)
  await emptied(store.em, 'conversation_message')
  return {
    reservations: new PostgresReservations(store.em),
    conversations: new PostgresConversations(store.em),
    stop: async () => {},
  }
})
