import { isEmailAddress } from '@camp/domain/people/email-address.ts'
import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../../audit/testing/in-memory-audit-trail.ts'
import { idleSending } from '../../messaging/written/testing/idle-sending.ts'
import { InMemorySignInAttempts } from '../../people/testing/in-memory-sign-in-attempts.ts'
import type { Actor } from '../../shared/actor.ts'
import { CountingRandomness } from '../../shared/testing/counting-randomness.ts'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import { anOrganisationRecord } from '../settings/testing/an-organisation-record.ts'
import { InMemoryOrganisationRecords } from '../settings/testing/in-memory-organisation-records.ts'

import { InviteMember, InviteMemberAgain } from './invite-member.ts'
import { ListMembers, SuspendMember } from './manage-members.ts'
import { InMemoryOrganisationInvitations } from './testing/in-memory-organisation-invitations.ts'
import { InMemoryOrganisationMembers, RecordingInvitationLetters } from './testing/in-memory-organisation-members.ts'

const kwena = 'kwena' as OrganisationId
const other = 'other' as OrganisationId
const actor = (role: Role, userId = `${role}-1`, organisationIds = [kwena]): Actor => ({
  kind: 'user',
  userId: userId as UserId,
  role,
  organisationIds,
})
const owner = actor('ORGADMIN', 'ann')
const platform = actor('SUPERADMIN')
const somebody = (name: string, role: Role, facts = {}) => ({
  userId: name as UserId,
  email: `${name}@example.test`,
  firstName: name,
  lastName: '',
  role,
  ...facts,
})

function givenStaff() {
  const organisationMembers = new InMemoryOrganisationMembers({
    people: [
      somebody('ann', 'ORGADMIN', { hasPassword: true }),
      somebody('desk', 'ORGUSER'),
      somebody('guest', 'USER', { hasPassword: true }),
      somebody('elsewhere', 'ORGUSER'),
      somebody('banned', 'USER', { isBanned: true }),
      somebody('platform', 'SUPERADMIN'),
    ],
    links: [
      { linkId: 'l-ann', userId: 'ann' as UserId, organisationId: kwena },
      { linkId: 'l-desk', userId: 'desk' as UserId, organisationId: kwena },
      { linkId: 'l-else', userId: 'elsewhere' as UserId, organisationId: other },
    ],
  })
  const records = [{ id: kwena, record: anOrganisationRecord() }]
  const organisationRecords = new InMemoryOrganisationRecords(records, { provinces: [], facilities: [] })
  const auditTrail = new InMemoryAuditTrail()
  const invitationLetters = new RecordingInvitationLetters()
  const ports = {
    organisationMembers,
    organisationRecords,
    organisationInvitations: new InMemoryOrganisationInvitations(),
    auditTrail,
    invitationLetters,
    clock: new FixedClock(),
    transaction: new InMemoryTransaction(),
    sendWritten: idleSending,
    randomness: new CountingRandomness(),
    attempts: new InMemorySignInAttempts(),
  }
  const invite = new InviteMember(ports)
  return {
    auditTrail,
    invitationLetters,
    list: new ListMembers(ports),
    clock: ports.clock,
    again: new InviteMemberAgain(ports),
    invite: (email: string, facts: Partial<Parameters<typeof invite.execute>[0]> = {}) =>
      invite.execute({
        actor: platform,
        organisationId: kwena,
        email,
        firstName: 'Bea',
        lastName: 'New',
        role: 'ORGUSER',
        ...facts,
      }),
    suspend: (linkId: string, isSuspended: boolean, by = owner, organisationId = kwena) =>
      new SuspendMember(ports).execute({ actor: by, organisationId, linkId, isSuspended }),
    members: async () => await organisationMembers.list(kwena),
  }
}

describe('an invitation of the platform', () => {
  it('makes an account without a password, and writes to where one is chosen', async () => {
    const { invite, members, auditTrail, invitationLetters } = givenStaff()

    expect(await invite(' bea@example.test ')).toEqual(accepted(null))

    expect((await members()).map(({ name, role, hasPassword }) => [name, role, hasPassword])).toContainEqual([
      ...['Bea New', 'ORGUSER', false],
    ])
    expect(auditTrail.all).toMatchObject([
      { act: 'organisation-member.invited', by: 'SUPERADMIN-1', changes: [{ field: 'role', before: '', after: 'ORGUSER' }] },
    ])
    expect(invitationLetters.sent).toEqual([
      {
        email: 'bea@example.test',
        firstName: 'Bea',
        organisationName: 'Kwena Camp',
        role: 'ORGUSER',
        needsPassword: true,
      },
    ])
  })

  it('gives a guest a role, without asking for a password', async () => {
    const { invite, members, invitationLetters } = givenStaff()

    expect((await invite('GUEST@example.test', { role: 'ORGADMIN' })).ok).toBe(true)

    expect((await members()).find(({ userId }) => userId === 'guest')?.role).toBe('ORGADMIN')
    expect(invitationLetters.sent).toMatchObject([{ needsPassword: false }])
  })

  it.each([
    ['not an address', 'email-invalid', {}],
    ['new@example.test', 'name-missing', { firstName: ' ' }],
    ['desk@example.test', 'already-member', {}],
    ['banned@example.test', 'banned', {}],
    ['platform@example.test', 'platform-account', {}],
    ['elsewhere@example.test', 'other-role', { role: 'ORGADMIN' }],
    ['new@example.test', 'not-permitted', { actor: actor('ORGUSER') }],
    ['new@example.test', 'not-found', { actor: actor('ORGADMIN', 'x', [other]) }],
  ] as const)('of %s is refused: %s', async (email, code, facts) => {
    const { invite, auditTrail, invitationLetters } = givenStaff()

    expect(await invite(email, facts)).toEqual(refused({ code }))
    expect([auditTrail.all, invitationLetters.sent]).toEqual([[], []])
  })

  it('links somebody who works elsewhere in the same role', async () => {
    expect((await givenStaff().invite('elsewhere@example.test')).ok).toBe(true)
  })

  it('is sent again, to whoever is in the list', async () => {
    const { again, invitationLetters } = givenStaff()
    const whenSent = (linkId: string, by = owner) => again.execute({ actor: by, organisationId: kwena, linkId })

    expect(await whenSent('l-desk')).toEqual(accepted(null))
    expect(invitationLetters.sent).toMatchObject([{ email: 'desk@example.test', needsPassword: true }])
    expect(await whenSent('l-else')).toEqual(refused({ code: 'not-found' }))
    expect(await whenSent('l-desk', actor('ORGUSER'))).toEqual(refused({ code: 'not-permitted' }))
  })

  it('is sent again three times in a day to one, as often as to the next', async () => {
    const { again, invitationLetters, clock } = givenStaff()
    const whenSent = (linkId: string) => again.execute({ actor: owner, organisationId: kwena, linkId })
    for (const linkId of ['l-desk', 'l-desk', 'l-desk']) expect(await whenSent(linkId)).toEqual(accepted(null))

    expect(await whenSent('l-desk')).toEqual(refused({ code: 'too-many-letters' }))
    expect(await whenSent('l-ann')).toEqual(accepted(null))
    expect(invitationLetters.sent).toHaveLength(4)

    clock.moveTo('2026-11-22T10:00')
    expect(await whenSent('l-desk')).toEqual(accepted(null))
  })
})

describe('a member', () => {
  it('is suspended and let in again, each time written down', async () => {
    const { suspend, members, auditTrail } = givenStaff()
    const isOut = async () => (await members()).find(({ linkId }) => linkId === 'l-desk')?.isSuspended

    expect(await suspend('l-desk', true)).toEqual(accepted(null))
    expect(await isOut()).toBe(true)
    expect(await suspend('l-desk', true)).toEqual(accepted(null))
    expect(await suspend('l-desk', false)).toEqual(accepted(null))

    expect(await isOut()).toBe(false)
    expect(auditTrail.all.map(({ act }) => act)).toEqual(['organisation-member.resumed', 'organisation-member.suspended'])
  })

  it.each([
    ['l-ann', owner, kwena, 'oneself'],
    ['l-ann', actor('SUPERADMIN'), kwena, 'last-administrator'],
    ['l-else', owner, kwena, 'not-found'],
    ['l-else', owner, other, 'not-found'],
    ['l-desk', actor('ORGUSER'), kwena, 'not-permitted'],
  ] as const)('%s is not suspended by %o of %s: %s', async (linkId, by, organisationId, code) => {
    expect(await givenStaff().suspend(linkId, true, by, organisationId)).toEqual(refused({ code }))
  })

  it('is listed for everybody of the organisation and nobody else', async () => {
    const { list } = givenStaff()
    const codes = [actor('ORGUSER'), actor('ORGUSER', 'x', [other]), actor('USER')].map(async (by) => {
      const listed = await list.execute({ actor: by, organisationId: kwena })
      return listed.ok ? listed.value.length : listed.refusal.code
    })

    expect(await Promise.all(codes)).toEqual([2, 'not-found', 'not-permitted'])
  })
})

it.each([
  [254, true],
  [255, false],
])('an address of %i characters is one: %s', (length, expected) => {
  expect(isEmailAddress(`ann@${'b'.repeat(length - 'ann@.test'.length)}.test`)).toBe(expected)
})
