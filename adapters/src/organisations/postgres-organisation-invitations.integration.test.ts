import { organisationInvitationsContract } from '@camp/application/organisations/members/testing/organisation-invitations.contract.ts'
import { memberIds } from '@camp/application/organisations/members/testing/organisation-members.contract.ts'
import { anOrganisation } from '@camp/domain/testing/an-organisation.ts'
import { givenCatalogue } from '@camp/domain/testing/given-catalogue.ts'
import { afterAll, beforeAll } from 'vitest'
import { storeCatalogue } from '../postgres/testing/store-catalogue.ts'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresOrganisationInvitations } from './postgres-organisation-invitations.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
  for (const [slug, id] of Object.entries({ one: memberIds.one, other: memberIds.other }))
    await storeCatalogue(store.em, givenCatalogue({ organisation: anOrganisation({ id, slug }), sites: [], plots: [] }))
})
afterAll(() => store.stop())

organisationInvitationsContract('postgres', async () => {
  await emptied(store.em, 'organisation_invitation')
  return { organisationInvitations: new PostgresOrganisationInvitations(store.em), stop: async () => {} }
})
