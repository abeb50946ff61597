import { setTimeout as pause } from 'node:timers/promises'
import { InMemoryAuditTrail } from '@camp/application/audit/testing/in-memory-audit-trail.ts'
import { BanPerson } from '@camp/application/people/platform/ban-person.ts'
import { peopleRecordsContract } from '@camp/application/people/platform/testing/people-records.contract.ts'
import { testId } from '@camp/application/testing/a-campsite.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptied, startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import { cryptoRandomness } from '../shared/crypto-randomness.ts'
import { PostgresPeopleRecords } from './postgres-people-records.ts'
import { PostgresSessions } from './postgres-sessions.ts'

const named = { firstName: 'Anna', lastName: 'Nel' }

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

peopleRecordsContract('postgres', async () => {
  await emptied(store.em, 'user_account')
  return { peopleRecords: new PostgresPeopleRecords(store.em), stop: async () => {} }
})

it('says a number as it is dialled', async () => {
  await emptied(store.em, 'user_account')
  const userId = testId(8_703) as string as UserId
  const records = new PostgresPeopleRecords(store.em)
  await records.add({ userId, email: 'anna@example.test', ...named, role: 'USER' })
  await store.em.execute(`update user_account set country_code = '+27', cell = '0821234567'`)

  expect((await records.find(userId))?.cell).toBe('+27 821234567')
})

it('leaves an administrator where two of the platform ban each other at the same moment', async () => {
  await emptied(store.em, 'user_account')
  const [anna, ben] = [testId(8_701), testId(8_702)].map((id) => id as string as UserId)
  if (!anna || !ben) throw new Error('two people')
  for (const userId of [anna, ben])
    await new PostgresPeopleRecords(store.em).add({ userId, email: `${userId}@example.test`, ...named, role: 'SUPERADMIN' })
  const banned = (by: UserId, userId: UserId) => {
    const em = store.database.forkEntityManager()
    const transaction = new PostgresTransaction({ em, randomness: cryptoRandomness })
    const clock = { now: () => Temporal.Instant.from('2026-11-21T08:00Z') }
    const peopleRecords = new PostgresPeopleRecords(em)
    const setBan = peopleRecords.setBan.bind(peopleRecords)
    peopleRecords.setBan = async (...ban) => {
      await pause(100)
      await setBan(...ban)
    }
    const ports = { peopleRecords, sessions: new PostgresSessions(em), auditTrail: new InMemoryAuditTrail(), transaction, clock }
    const actor = { kind: 'user', userId: by, role: 'SUPERADMIN', organisationIds: [] } as const
    return new BanPerson(ports).execute({ actor, userId, reason: 'Left us' })
  }

  const answers = await Promise.all([banned(anna, ben), banned(ben, anna)])

  expect(answers.map((answer) => (answer.ok ? 'banned' : answer.refusal.code)).toSorted()).toEqual([
    'banned',
    'last-administrator',
  ])
})
