import {
  memberIds,
  organisationMembersContract,
} from '@camp/application/organisations/members/testing/organisation-members.contract.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { anOrganisation } from '@camp/domain/testing/an-organisation.ts'
import { givenCatalogue } from '@camp/domain/testing/given-catalogue.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { someoneWaits } from '../postgres/testing/someone-waits.ts'
import { storeCatalogue } from '../postgres/testing/store-catalogue.ts'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import { cryptoRandomness } from '../shared/crypto-randomness.ts'
import { PostgresOrganisationMembers } from './postgres-organisation-members.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
  for (const [slug, id] of Object.entries({ one: memberIds.one, other: memberIds.other }))
    await storeCatalogue(store.em, givenCatalogue({ organisation: anOrganisation({ id, slug }), sites: [], plots: [] }))
})
afterAll(() => store.stop())

async function givenMembers() {
  await emptied(store.em, 'user_account')
  await store.em.execute(
    `insert into user_account (id, email, first_name, last_name, password_hash)
     values (?, 'zanele@example.test', 'Zanele', 'Mokoena', 'hash')`,
    [memberIds.zanele],
  )
  return { organisationMembers: new PostgresOrganisationMembers(store.em), stop: async () => {} }
}

organisationMembersContract('postgres', givenMembers)

/** Answers whether they work there from now on. */
function joined(organisationId: OrganisationId, whenFound: () => Promise<unknown>): Promise<boolean> {
  const em = store.database.forkEntityManager()
  const members = new PostgresOrganisationMembers(em)
  return new PostgresTransaction({ em, randomness: cryptoRandomness }).run(async () => {
    const person = await members.personByEmail('zanele@example.test')
    await whenFound()
    if (!person || person.organisationIds.length > 0) return false
    await members.link({ linkId: cryptoRandomness.uuid(), userId: person.userId, organisationId, role: 'ORGUSER' })
    return true
  })
}

it('lets two campsites find a person one after the other, so that nobody has two roles', async () => {
  await givenMembers()
  const firstFound = Promise.withResolvers<void>()
  const secondFound = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const first = joined(memberIds.one, () => {
    firstFound.resolve()
    return goOn.promise
  })
  await firstFound.promise
  const second = joined(memberIds.other, async () => secondFound.resolve())
  await Promise.race([secondFound.promise, someoneWaits(store)])
  goOn.resolve()

  expect(await Promise.all([first, second])).toEqual([true, false])
})
