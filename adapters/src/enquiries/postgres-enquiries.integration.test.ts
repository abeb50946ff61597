import { enquiriesContract } from '@camp/application/enquiries/testing/enquiries.contract.ts'
import { afterAll, beforeAll } from 'vitest'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresEnquiries } from './postgres-enquiries.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

enquiriesContract('postgres', async () => {
  await emptied(store.em, 'prospect', 'contact_message')
  return { enquiries: new PostgresEnquiries(store.em), stop: async () => {} }
})
