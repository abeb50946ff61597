import { peopleRecordsContract } from '@camp/application/people/platform/testing/people-records.contract.ts'
import { afterAll, beforeAll } from 'vitest'
import { startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresPeopleRecords } from './postgres-people-records.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

peopleRecordsContract('postgres', async () => {
  await store.em.execute('truncate user_account cascade')
  return { peopleRecords: new PostgresPeopleRecords(store.em), stop: async () => {} }
})
