import { savedCardsContract } from '@camp/application/payments/testing/saved-cards.contract.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { afterAll, beforeAll } from 'vitest'
import { startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresSavedCards } from './postgres-saved-cards.ts'

let store: TestStore
let people: [UserId, UserId]
beforeAll(async () => {
  store = await startCampsiteStore()
  const rows = await store.em.execute<[{ id: UserId }, { id: UserId }]>(
    `insert into user_account (email, role) values ('thandi@cards.test', 'USER'), ('sipho@cards.test', 'USER') returning id`,
  )
  people = [rows[0].id, rows[1].id]
})
afterAll(() => store.stop())

savedCardsContract('postgres', async () => {
  await store.em.execute('delete from saved_card')
  return { savedCards: new PostgresSavedCards(store.em), people, stop: async () => {} }
})
