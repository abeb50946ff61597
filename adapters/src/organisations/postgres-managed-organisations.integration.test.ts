import {
  managedOrganisationsContract,
  managedOrganisationsWorld,
} from '@camp/application/organisations/managed/testing/managed-organisations.contract.ts'
import { anOrganisation } from '@camp/domain/testing/an-organisation.ts'
import { givenCatalogue } from '@camp/domain/testing/given-catalogue.ts'
import { afterAll, beforeAll } from 'vitest'
import { storeCatalogue } from '../postgres/testing/store-catalogue.ts'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresManagedOrganisations } from './postgres-managed-organisations.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

managedOrganisationsContract('postgres', async () => {
  await emptied(store.em, 'organisation')
  for (const { timezone: _, currency: __, ...facts } of managedOrganisationsWorld) {
    await storeCatalogue(store.em, givenCatalogue({ organisation: anOrganisation(facts), sites: [], plots: [] }))
    await store.em.execute('update organisation set short_unique_id = ? where id = ?', [facts.shortUniqueId, facts.id])
  }
  return { managedOrganisations: new PostgresManagedOrganisations(store.em), stop: async () => {} }
})
