import { masterDataContract } from '@camp/application/master-data/testing/master-data.contract.ts'
import { afterAll, beforeAll } from 'vitest'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresMasterData } from './postgres-master-data.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

masterDataContract('postgres', async () => {
  await emptied(store.em, 'category')
  return { masterData: new PostgresMasterData(store.em), stop: async () => {} }
})
