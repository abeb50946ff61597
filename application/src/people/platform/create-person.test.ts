import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../../audit/testing/in-memory-audit-trail.ts'
import { InMemoryManagedOrganisations } from '../../organisations/managed/testing/in-memory-managed-organisations.ts'
import type { InviteMember } from '../../organisations/members/invite-member.ts'
import { visitor } from '../../shared/actor.ts'
import { CountingRandomness } from '../../shared/testing/counting-randomness.ts'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import { CreatePerson, type CreatePersonCommand } from './create-person.ts'
import { InMemoryPeopleRecords } from './testing/in-memory-people-records.ts'

type Invited = Awaited<ReturnType<InviteMember['execute']>>

const organisationId = 'kwena' as OrganisationId
const actor = { kind: 'user', userId: 'admin' as UserId, role: 'SUPERADMIN', organisationIds: [] } as const
const thandi: CreatePersonCommand = {
  actor,
  email: ' thandi@example.test ',
  firstName: ' Thandi ',
  lastName: 'van  der Merwe',
  role: 'USER',
  slug: '',
}

function given(invited: Invited = accepted(null) as Invited) {
  const invitations: unknown[] = []
  const peopleRecords = new InMemoryPeopleRecords([])
  const auditTrail = new InMemoryAuditTrail()
  const facts = { slug: 'kwena-camp', shortUniqueId: 'kwena', name: 'Kwena Camp', status: 'active' } as const
  const ports = {
    peopleRecords,
    auditTrail,
    clock: new FixedClock(),
    transaction: new InMemoryTransaction(),
    randomness: new CountingRandomness(),
    managedOrganisations: new InMemoryManagedOrganisations([
      { id: organisationId, ...facts, timezone: 'Africa/Johannesburg', currency: 'ZAR' },
    ]),
    inviteMember: {
      execute: async (command: unknown) => {
        invitations.push(command)
        return invited
      },
    },
  }
  const create = (command: Partial<CreatePersonCommand> = {}) => new CreatePerson(ports).execute({ ...thandi, ...command })
  return { create, invitations, peopleRecords, auditTrail }
}

describe('somebody new', () => {
  it('comes in by a code to their address, and is written down', async () => {
    const { create, auditTrail, peopleRecords, invitations } = given()

    expect(await create()).toEqual(accepted(null))

    const [entry] = auditTrail.all
    const changes = [{ field: 'role', before: '', after: 'USER' }]
    expect(entry).toMatchObject({ act: 'user.created', by: 'admin', changes })
    expect(await peopleRecords.find(entry?.subject as UserId)).toMatchObject({
      email: 'thandi@example.test',
      firstName: 'Thandi',
      lastName: 'van der Merwe',
    })
    expect(invitations).toEqual([])
    expect(await create()).toEqual(refused({ code: 'email-taken' }))
  })

  it('is invited where they will work for a campsite', async () => {
    const { create, invitations, auditTrail } = given()

    expect(await create({ role: 'ORGADMIN', slug: ' kwena-camp ' })).toEqual(accepted(null))
    expect(await create({ role: 'ORGUSER', slug: 'nowhere' })).toEqual(refused({ code: 'organisation-unknown' }))

    expect(invitations).toEqual([
      { actor, organisationId, email: 'thandi@example.test', firstName: 'Thandi', lastName: 'van der Merwe', role: 'ORGADMIN' },
    ])
    expect(auditTrail.all).toEqual([])
  })

  it.each([
    ['not-found', 'organisation-unknown'],
    ['too-many-invitations', 'not-permitted'],
    ['already-member', 'already-member'],
  ])('whose invitation is refused as %s is refused as %s', async (code, answer) => {
    const { create } = given(refused({ code }) as Invited)

    expect(await create({ role: 'ORGUSER', slug: 'kwena-camp' })).toEqual(refused({ code: answer }))
  })

  it.each([
    [{ actor: visitor }, 'not-permitted'],
    [{ email: 'thandi' }, 'email-invalid'],
    [{ email: `${'x'.repeat(60)}@${'x'.repeat(190)}.test` }, 'email-invalid'],
    [{ firstName: '  ' }, 'name-missing'],
  ])('is refused with %j: %s', async (command, code) => {
    const { create, auditTrail } = given()

    expect(await create(command)).toEqual(refused({ code }))
    expect(auditTrail.all).toEqual([])
  })

  it('has an address of 254 letters, and a name of a hundred', async () => {
    const { create, peopleRecords, auditTrail } = given()
    const email = `${'x'.repeat(60)}@${'x'.repeat(188)}.test`

    expect(await create({ email, firstName: 'y'.repeat(101) })).toEqual(accepted(null))

    const person = await peopleRecords.find(auditTrail.all[0]?.subject as UserId)
    expect([person?.email?.length, person?.firstName]).toEqual([254, 'y'.repeat(100)])
  })
})
