import { importRunsContract } from '@camp/application/import-export/uploads/testing/import-runs.contract.ts'
import { afterAll, beforeAll } from 'vitest'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresImportRuns } from './postgres-import-runs.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

importRunsContract('postgres', async () => {
  await emptied(store.em, 'import_run')
  return { importRuns: new PostgresImportRuns(store.em), stop: async () => {} }
})
