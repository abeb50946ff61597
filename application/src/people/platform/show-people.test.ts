import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../../audit/testing/in-memory-audit-trail.ts'
import { visitor } from '../../shared/actor.ts'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import { InMemorySessions } from '../testing/in-memory-sessions.ts'
import { EndPersonSessions } from './ban-person.ts'
import { ListPeople, ShowPerson } from './show-people.ts'
import { aPersonRecord } from './testing/a-person-record.ts'
import { InMemoryPeopleRecords } from './testing/in-memory-people-records.ts'

const [thandi, admin] = ['thandi', 'admin'] as [UserId, UserId]
const actor = { kind: 'user', userId: admin, role: 'SUPERADMIN', organisationIds: [] } as const
const notPermitted = refused({ code: 'not-permitted' })

const aPerson = (userId: UserId) =>
  aPersonRecord({ userId, name: userId, firstName: userId, lastName: '', email: `${userId}@example.test` })

async function given() {
  const clock = new FixedClock()
  const sessions = new InMemorySessions()
  await sessions.start({ userId: thandi, role: 'USER', at: clock.now(), browser: null, hasProvedFactor: false })
  const peopleRecords = new InMemoryPeopleRecords([aPerson(thandi), aPerson(admin)])
  return { peopleRecords, sessions, clock, auditTrail: new InMemoryAuditTrail(), transaction: new InMemoryTransaction() }
}

it('people are listed for the platform alone', async () => {
  const list = new ListPeople(await given())
  const page = { search: 'thandi', role: '', state: '', sort: 'name', isDescending: false, limit: 9, offset: 0 } as const

  expect(await list.execute({ actor, ...page })).toMatchObject(accepted({ total: 1, rows: [{ userId: thandi }] }))
  expect(await list.execute({ actor: visitor, ...page })).toEqual(notPermitted)
})

it('a person is shown with their sessions, and whether it is oneself', async () => {
  const show = new ShowPerson(await given())

  expect(await show.execute({ actor, userId: thandi })).toMatchObject(
    accepted({ person: { userId: thandi }, sessions: [{}], isOneself: false }),
  )
  expect(await show.execute({ actor, userId: admin })).toMatchObject(accepted({ sessions: [], isOneself: true }))
  expect(await show.execute({ actor: visitor, userId: thandi })).toEqual(notPermitted)
  expect(await show.execute({ actor, userId: 'gone' as UserId })).toEqual(refused({ code: 'not-found' }))
})

it('a person is signed out everywhere, and it is written down', async () => {
  const ports = await given()
  const end = new EndPersonSessions(ports)

  expect(await end.execute({ actor: visitor, userId: thandi })).toEqual(notPermitted)
  expect(await ports.sessions.listOf(thandi)).toHaveLength(1)
  expect(await end.execute({ actor, userId: thandi })).toEqual(accepted(null))

  expect(await ports.sessions.listOf(thandi)).toEqual([])
  const changes = [{ field: 'sessions', before: 'open', after: '' }]
  expect(ports.auditTrail.all).toMatchObject([{ act: 'user.sessions-ended', subject: thandi, by: 'admin', changes }])
})
