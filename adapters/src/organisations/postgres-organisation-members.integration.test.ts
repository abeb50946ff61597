import {
  memberIds,
  organisationMembersContract,
} from '@camp/application/organisations/members/testing/organisation-members.contract.ts'
import { anOrganisation } from '@camp/domain/testing/an-organisation.ts'
import { givenCatalogue } from '@camp/domain/testing/given-catalogue.ts'
import { afterAll, beforeAll } from 'vitest'
import { storeCatalogue } from '../postgres/testing/store-catalogue.ts'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresOrganisationMembers } from './postgres-organisation-members.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
  for (const [slug, id] of Object.entries({ one: memberIds.one, other: memberIds.other }))
    await storeCatalogue(store.em, givenCatalogue({ organisation: anOrganisation({ id, slug }), sites: [], plots: [] }))
})
afterAll(() => store.stop())

organisationMembersContract('postgres', async () => {
  await emptied(store.em, 'user_account')
  await store.em.execute(
    `insert into user_account (id, email, first_name, last_name, password_hash)
     values (?, 'zanele@example.test', 'Zanele', 'Mokoena', 'hash')`,
    [memberIds.zanele],
  )
  return { organisationMembers: new PostgresOrganisationMembers(store.em), stop: async () => {} }
})
