import { InMemoryAuditTrail } from '@camp/application/audit/testing/in-memory-audit-trail.ts'
import { SuspendMember } from '@camp/application/organisations/members/manage-members.ts'
import {
  memberIds,
  organisationMembersContract,
} from '@camp/application/organisations/members/testing/organisation-members.contract.ts'
import { testId } from '@camp/application/testing/a-campsite.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
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

/** Suspends by an act of its own; `whenListed` comes between what it reads and what it writes. */
function suspended(by: UserId, linkId: string, whenListed: () => Promise<unknown>) {
  const em = store.database.forkEntityManager()
  const organisationMembers = new PostgresOrganisationMembers(em)
  const listed = organisationMembers.listForChange.bind(organisationMembers)
  organisationMembers.listForChange = async (id) => {
    const members = await listed(id)
    await whenListed()
    return members
  }
  const transaction = new PostgresTransaction({ em, randomness: cryptoRandomness })
  const clock = { now: () => Temporal.Instant.from('2026-11-21T08:00Z') }
  const organisationId = memberIds.one
  const actor = { kind: 'user', userId: by, role: 'ORGADMIN', organisationIds: [organisationId] } as const
  const act = new SuspendMember({ organisationMembers, auditTrail: new InMemoryAuditTrail(), transaction, clock })
  return act.execute({ actor, organisationId, linkId, isSuspended: true })
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

it('leaves an administrator where two suspend each other at the same moment', async () => {
  const { organisationMembers } = await givenMembers()
  const pieterId = testId(8_602) as string as UserId
  const names = { firstName: 'Pieter', lastName: 'Nel', role: 'ORGADMIN' as const }
  await organisationMembers.addPerson({ userId: pieterId, email: 'pieter@example.test', ...names })
  await organisationMembers.setRole(memberIds.zanele, 'ORGADMIN')
  const links = { zanele: testId(8_603), pieter: testId(8_604) }
  const to = { organisationId: memberIds.one, role: 'ORGADMIN' } as const
  await organisationMembers.link({ ...to, linkId: links.zanele, userId: memberIds.zanele })
  await organisationMembers.link({ ...to, linkId: links.pieter, userId: pieterId })
  const [firstListed, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]

  const first = suspended(memberIds.zanele, links.pieter, () => {
    firstListed.resolve()
    return goOn.promise
  })
  await firstListed.promise
  const second = suspended(pieterId, links.zanele, async () => goOn.resolve())
  await Promise.race([goOn.promise, someoneWaits(store)])
  goOn.resolve()

  expect(await Promise.all([first, second])).toEqual([accepted(null), refused({ code: 'last-administrator' })])
})
