import { peopleRecordsContract } from '@camp/application/people/platform/testing/people-records.contract.ts'
import { afterAll, beforeAll } from 'vitest'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresPeopleRecords } from './postgres-people-records.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

peopleRecordsContract('postgres', async () => {
  await emptied(store.em, 'user_account')
  return { peopleRecords: new PostgresPeopleRecords(store.em), stop: async () => {} }
})
