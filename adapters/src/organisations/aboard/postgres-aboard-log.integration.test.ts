import { aboardLogContract, aboardWorld } from '@camp/application/organisations/aboard/testing/aboard-log.contract.ts'
import { anOrganisation } from '@camp/domain/testing/an-organisation.ts'
import { givenCatalogue } from '@camp/domain/testing/given-catalogue.ts'
import { afterAll, beforeAll } from 'vitest'
import { storeCatalogue } from '../../postgres/testing/store-catalogue.ts'
import { emptied, startTestStore, type TestStore } from '../../postgres/testing/test-store.ts'
import { PostgresAboardLog } from './postgres-aboard-log.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

aboardLogContract('postgres', async () => {
  await emptied(store.em, 'organisation')
  for (const { organisationId: id, since, ...facts } of aboardWorld) {
    await storeCatalogue(store.em, givenCatalogue({ organisation: anOrganisation({ id, ...facts }), sites: [], plots: [] }))
    await store.em.execute('update organisation set created_at = ? where id = ?', [since.toString(), id])
  }
  return { aboardLog: new PostgresAboardLog(store.em), stop: async () => {} }
})
