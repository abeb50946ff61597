import {
  became,
  becameId,
  prospectsContract,
  someEnquiries,
} from '@camp/application/enquiries/prospects/testing/prospects.contract.ts'
import { anOrganisation } from '@camp/domain/testing/an-organisation.ts'
import { givenCatalogue } from '@camp/domain/testing/given-catalogue.ts'
import { afterAll, beforeAll } from 'vitest'
import { storeCatalogue } from '../postgres/testing/store-catalogue.ts'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresEnquiries } from './postgres-enquiries.ts'
import { PostgresProspects } from './postgres-prospects.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
  const { name, slug, status } = became
  await storeCatalogue(
    store.em,
    givenCatalogue({ organisation: anOrganisation({ id: becameId, name, slug, status }), sites: [], plots: [] }),
  )
})
afterAll(() => store.stop())

prospectsContract('postgres', async () => {
  await emptied(store.em, 'prospect', 'contact_message')
  const enquiries = new PostgresEnquiries(store.em)
  for (const enquiry of someEnquiries) await enquiries.addWithin({ most: 9, since: enquiry.createdAt }, enquiry)
  return { prospects: new PostgresProspects(store.em), stop: async () => {} }
})
