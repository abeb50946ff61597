import { InMemoryAuditTrail } from '@camp/application/audit/testing/in-memory-audit-trail.ts'
import { BanPerson, LiftBan } from '@camp/application/people/platform/ban-person.ts'
import { CreatePerson } from '@camp/application/people/platform/create-person.ts'
import { ListPeople } from '@camp/application/people/platform/show-people.ts'
import { InMemoryPeopleRecords } from '@camp/application/people/platform/testing/in-memory-people-records.ts'
import { InMemorySessions } from '@camp/application/people/testing/in-memory-sessions.ts'
import { CountingRandomness } from '@camp/application/shared/testing/counting-randomness.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '@camp/application/shared/testing/in-memory-transaction.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

/** The acts on people over an empty list of them. */
export function fakePeople() {
  const records = new InMemoryPeopleRecords([])
  const passwords = new Map<UserId, string>()
  const ports = {
    peopleRecords: records,
    sessions: new InMemorySessions(),
    auditTrail: new InMemoryAuditTrail(),
    transaction: new InMemoryTransaction(),
    clock: new FixedClock('2026-11-21T10:00'),
    randomness: new CountingRandomness(),
    managedOrganisations: { findBySlug: async () => undefined },
    inviteMember: { execute: async () => refused({ code: 'not-found' as const }) },
  }
  const useCases = {
    listPeople: new ListPeople(ports),
    createPerson: new CreatePerson(ports),
    banPerson: new BanPerson(ports),
    liftBan: new LiftBan(ports),
    setPasswordOf: {
      execute: async ({ userId, password }: { readonly userId: UserId; readonly password: string }) => {
        passwords.set(userId, password)
        return accepted(null)
      },
    },
    resetSecondFactor: { execute: async () => accepted(null) },
  } as unknown as Partial<UseCases>
  return { records, passwords, useCases }
}

const zanele = {
  userId: 'zanele' as UserId,
  name: 'Zanele Mokoena',
  email: 'zanele@example.org',
  username: null,
  role: 'SUPERADMIN',
  state: 'working',
  organisations: [],
  createdAt: Temporal.Instant.from('2026-11-21T08:00:00Z'),
} as const

const done = { execute: async () => accepted(null) }

/** One administrator, about whom everything succeeds. */
export const fakeAdministrator: Pick<
  UseCases,
  'listPeople' | 'createPerson' | 'setPasswordOf' | 'banPerson' | 'liftBan' | 'resetSecondFactor'
> = {
  listPeople: { execute: async () => accepted({ rows: [zanele], total: 1 }) },
  createPerson: done,
  setPasswordOf: done,
  banPerson: done,
  liftBan: done,
  resetSecondFactor: done,
}
