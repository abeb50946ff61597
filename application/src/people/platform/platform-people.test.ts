import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import type { AuditEntry } from '../../audit/audit-trail.ts'
import { InMemoryAuditTrail } from '../../audit/testing/in-memory-audit-trail.ts'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import { ErasePerson } from '../privacy/person-privacy.ts'
import { anAccount } from '../testing/an-account.ts'
import { InMemoryAccounts } from '../testing/in-memory-accounts.ts'
import { InMemorySessions } from '../testing/in-memory-sessions.ts'
import { BanPerson, LiftBan } from './ban-person.ts'
import { ChangePerson } from './change-person.ts'
import type { PersonRecord } from './people-records.ts'
import { revisionOfPerson } from './platform-people.ts'
import { aPersonRecord } from './testing/a-person-record.ts'
import { InMemoryPeopleRecords } from './testing/in-memory-people-records.ts'

const userId = 'thandi' as UserId
const actor = { kind: 'user', userId: 'admin' as UserId, role: 'SUPERADMIN', organisationIds: [] } as const
const link = { linkId: 'l', organisationId: 'kwena' as OrganisationId, slug: 'kwena', name: 'Kwena', isSuspended: false }

async function given(facts: Partial<PersonRecord> = {}) {
  const clock = new FixedClock('2026-11-21T10:00')
  const entries: AuditEntry[] = []
  const auditTrail = new InMemoryAuditTrail()
  const recording = { ...auditTrail, latest: auditTrail.latest, record: async (entry: AuditEntry) => void entries.push(entry) }
  const sessions = new InMemorySessions()
  const peopleRecords = new InMemoryPeopleRecords([
    aPersonRecord(facts),
    aPersonRecord({ userId: actor.userId, role: 'SUPERADMIN' }),
  ])
  const ports = { peopleRecords, sessions, auditTrail: recording, transaction: new InMemoryTransaction(), clock }
  await sessions.start({ userId, role: 'USER', at: clock.now(), browser: null, hasProvedFactor: false })
  const revisionOf = async (on: UserId) => revisionOfPerson((await peopleRecords.find(on))!)
  const change = async (role: Role, on = userId) =>
    new ChangePerson(ports).execute({
      actor,
      userId: on,
      firstName: 'Thandi',
      lastName: 'Nkosi',
      role,
      revision: await revisionOf(on),
    })
  const ban = (reason: string, on = userId) => new BanPerson(ports).execute({ actor, userId: on, reason })
  return {
    ports,
    entries,
    revisionOf,
    change,
    ban,
    person: () => peopleRecords.find(userId),
    open: () => sessions.listOf(userId),
  }
}

describe('a ban', () => {
  it('has a reason of five hundred letters at most', async () => {
    const { ban, person } = await given()
    await ban(` ${'x'.repeat(501)} `)

    expect((await person())?.ban?.reason).toBe('x'.repeat(500))
  })

  it('has a reason and a moment, ends every session, and is in the trail without the person', async () => {
    const { ban, person, open, entries, ports } = await given()

    expect(await ban(' Three no-shows ')).toEqual(accepted(null))

    expect((await person())?.ban).toEqual({ at: ports.clock.now(), reason: 'Three no-shows' })
    expect(await open()).toEqual([])
    expect(entries).toMatchObject([{ act: 'user.banned', subject: userId, by: 'admin', organisationId: null }])
    expect(JSON.stringify(entries)).not.toContain('Thandi')
  })

  it('is lifted, and stays lifted', async () => {
    const { ban, person, ports } = await given()
    await ban('Spam')

    for (let times = 0; times < 2; times += 1) expect(await new LiftBan(ports).execute({ actor, userId })).toEqual(accepted(null))
    expect((await person())?.state).toBe('working')
  })

  it('is of others, and wants a reason', async () => {
    const { ban } = await given()

    expect(await ban('  ')).toEqual(refused({ code: 'reason-missing' }))
    expect(await ban('Spam', actor.userId)).toEqual(refused({ code: 'oneself' }))
    expect(await ban('Spam', 'nobody' as UserId)).toEqual(refused({ code: 'not-found' }))
  })
})

it('leaves the platform an administrator, whoever bans or demotes the others', async () => {
  const { ports, revisionOf, ban, change } = await given({ role: 'SUPERADMIN' })
  const asOther = { actor: { ...actor, userId }, userId: actor.userId }

  expect(await ban('Left us')).toEqual(accepted(null))

  const last = refused({ code: 'last-administrator' })
  expect(await new BanPerson(ports).execute({ ...asOther, reason: 'Left us too' })).toEqual(last)
  const revision = await revisionOf(actor.userId)
  const demoted = await new ChangePerson(ports).execute({ ...asOther, firstName: 'A', lastName: 'B', role: 'USER', revision })
  expect(demoted).toEqual(last)
  await new LiftBan(ports).execute({ actor, userId })
  expect(await change('USER')).toEqual(accepted(null))
})

describe('a role', () => {
  it('of the platform is given to a guest, whose sessions end', async () => {
    const { change, person, open, entries } = await given()

    expect(await change('SUPERADMIN')).toEqual(accepted(null))

    expect((await person())?.role).toBe('SUPERADMIN')
    expect(await open()).toEqual([])
    expect(entries).toMatchObject([{ act: 'user.changed', changes: [{ field: 'role', before: 'USER', after: 'SUPERADMIN' }] }])
  })

  it.each<[Role, Role, readonly (typeof link)[], string]>([
    ['USER', 'ORGADMIN', [], 'works-nowhere'],
    ['ORGUSER', 'USER', [link], 'works-somewhere'],
    ['ORGUSER', 'SUPERADMIN', [link], 'works-somewhere'],
  ])('of %s becomes no %s where links say otherwise', async (before, after, links, code) => {
    const { change, entries } = await given({ role: before, links })

    expect(await change(after)).toEqual(refused({ code }))
    expect(entries).toEqual([])
  })

  it('of one’s own is changed by somebody else, and that of staff by whoever links them', async () => {
    expect(await (await given()).change('USER', actor.userId)).toEqual(refused({ code: 'oneself' }))
    expect(await (await given({ role: 'ORGUSER', links: [link] })).change('ORGADMIN')).toEqual(accepted(null))
  })
})

it('keeps the role that somebody else gave while a form was open', async () => {
  const { ports, revisionOf, change, person, entries } = await given({ role: 'ORGUSER', links: [link] })
  const revision = await revisionOf(userId)
  const renamed = { actor, userId, firstName: 'Thandi', lastName: 'Khumalo', role: 'ORGUSER', revision } as const
  await change('ORGADMIN')
  const written = entries.length

  expect(await new ChangePerson(ports).execute(renamed)).toEqual(refused({ code: 'changed-meanwhile' }))

  expect(await person()).toMatchObject({ lastName: 'Nkosi', role: 'ORGADMIN' })
  expect(entries).toHaveLength(written)
})

describe('erasing a person', () => {
  async function whenErased(facts: Parameters<typeof anAccount>[0], stays: number, who = 'zanele@example.test', dryRun = false) {
    const { ports, entries } = await given()
    const accounts = new InMemoryAccounts()
    accounts.add(anAccount(facts))
    const erased: UserId[] = []
    const personalData = {
      export: async () => ({}),
      openStays: async () => stays,
      erase: async (id: UserId) => ({ account: erased.push(id) }),
    }
    const answer = await new ErasePerson({ ...ports, accounts, personalData }).execute({ actor, who, dryRun })
    return { answer, erased, entries }
  }

  it('forgets them and says so in the trail', async () => {
    const { answer, erased, entries } = await whenErased({}, 0)

    expect(answer).toEqual(accepted({ account: 1 }))
    expect(erased).toEqual([anAccount().id])
    expect(entries).toMatchObject([{ act: 'user.erased', subject: anAccount().id }])
  })

  it.each([
    ['stays are open', {}, 2, { code: 'open-stays', stays: 2 }],
    ['it is oneself', { id: actor.userId }, 0, { code: 'oneself' }],
    ['they are of the platform', { role: 'SUPERADMIN' as const }, 0, { code: 'platform-account' }],
  ])('waits where %s', async (_, facts, stays, refusal) => {
    const { answer, erased, entries } = await whenErased(facts, stays)

    expect([answer, erased, entries]).toEqual([refused(refusal), [], []])
  })

  it('says before whether they can be forgotten, and forgets nothing', async () => {
    const tried = await Promise.all([0, 2].map((stays) => whenErased({}, stays, undefined, true)))

    expect(tried.map(({ answer }) => answer)).toEqual([accepted({}), refused({ code: 'open-stays', stays: 2 })])
    for (const { erased, entries } of tried) expect([erased, entries]).toEqual([[], []])
  })

  it('finds nobody by a name that nobody has', async () => {
    expect((await whenErased({}, 0, 'nobody')).answer).toEqual(refused({ code: 'not-found' }))
  })
})
