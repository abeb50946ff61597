import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../../audit/testing/in-memory-audit-trail.ts'
import type { Account } from '../../people/account.ts'
import { anAccount } from '../../people/testing/an-account.ts'
import { browser, givenPeople } from '../../people/testing/given-people.ts'
import type { Actor } from '../../shared/actor.ts'
import { anOrganisationRecord } from '../settings/testing/an-organisation-record.ts'
import { InMemoryOrganisationRecords } from '../settings/testing/in-memory-organisation-records.ts'
import { AnswerInvitation, ListOwnInvitations } from './answer-invitation.ts'
import { InviteMember } from './invite-member.ts'
import { mostLettersADay, mostLettersToOne, mostOpenInvitations } from './offer-invitation.ts'
import { ListInvitations, WithdrawInvitation } from './offered-invitations.ts'
import { InMemoryOrganisationInvitations } from './testing/in-memory-organisation-invitations.ts'
import { InMemoryOrganisationMembers, RecordingInvitationLetters } from './testing/in-memory-organisation-members.ts'

const kwena = 'kwena' as OrganisationId
const other = 'other' as OrganisationId
const user = (role: Role, userId: string, organisationIds: readonly OrganisationId[] = []): Actor => ({
  kind: 'user',
  userId: userId as UserId,
  role,
  organisationIds,
})
const owner = user('ORGADMIN', 'ann', [kwena])

const people = [
  ['ann', 'ORGADMIN', {}],
  ['guest', 'USER', {}],
  ['elsewhere', 'ORGUSER', { organisationIds: [other] }],
  ['banned', 'USER', { isBanned: true }],
  ['platform', 'SUPERADMIN', {}],
  ['unproved', 'USER', { isEmailVerified: false }],
] as const satisfies readonly (readonly [string, Role, Partial<Account>])[]

function given() {
  const { ports: signIn, clock } = givenPeople()
  const person = (name: string) => ({
    userId: name as UserId,
    email: `${name}@example.test`,
    firstName: name,
    lastName: 'Secret',
  })
  for (const [name, role, facts] of people)
    signIn.accounts.add(
      anAccount({ ...person(name), id: person(name).userId, username: name, role, isEmailVerified: true, ...facts }),
    )
  const organisationMembers = new InMemoryOrganisationMembers({
    people: people.map(([name, role, facts]) => ({ ...person(name), role, isBanned: 'isBanned' in facts && facts.isBanned })),
    links: [
      { linkId: 'l-ann', userId: 'ann' as UserId, organisationId: kwena },
      { linkId: 'l-else', userId: 'elsewhere' as UserId, organisationId: other },
    ],
  })
  const organisationInvitations = new InMemoryOrganisationInvitations()
  const invitationLetters = new RecordingInvitationLetters()
  const auditTrail = new InMemoryAuditTrail()
  const organisationRecords = new InMemoryOrganisationRecords([{ id: kwena, record: anOrganisationRecord() }], {
    provinces: [],
    facilities: [],
  })
  const ports = {
    ...signIn,
    organisationMembers,
    organisationInvitations,
    invitationLetters,
    auditTrail,
    organisationRecords,
  }
  const invite = (name: string, role: 'ORGADMIN' | 'ORGUSER' = 'ORGUSER') =>
    new InviteMember(ports).execute({
      actor: owner,
      organisationId: kwena,
      email: `${name}@example.test`,
      firstName: '',
      lastName: '',
      role,
    })
  const list = async (actor = owner) => {
    const listed = await new ListInvitations(ports).execute({ actor, organisationId: kwena })
    return listed.ok ? listed.value : listed.refusal.code
  }
  const ownOf = async (name: string, role: Role = 'USER') => {
    const own = await new ListOwnInvitations(ports).execute({ actor: user(role, name) })
    return own.ok ? own.value : []
  }
  const answer = async (name: string, accepts: boolean, invitationId?: string, role: Role = 'USER') => {
    const [first] = await ownOf(name, role)
    return new AnswerInvitation(ports).execute({
      actor: user(role, name),
      invitationId: invitationId ?? first?.id ?? 'none',
      accepts,
      browser,
    })
  }
  const withdraw = (invitationId: string, actor = owner) =>
    new WithdrawInvitation(ports).execute({ actor, organisationId: kwena, invitationId })
  const members = async () => (await organisationMembers.list(kwena)).map(({ userId, role }) => [userId, role])
  return { ...ports, clock, invite, list, ownOf, answer, withdraw, members }
}

describe('whom a campsite invites', () => {
  it('gets a letter and works for nobody; the campsite knows the address that it typed and no name', async () => {
    const { invite, list, members, invitationLetters, auditTrail } = given()

    expect(await invite('guest')).toEqual(accepted(null))

    const offered = await list()
    expect(offered).toMatchObject([{ email: 'guest@example.test', role: 'ORGUSER' }])
    expect(JSON.stringify([offered, auditTrail.all])).not.toContain('Secret')
    expect(await members()).toEqual([['ann', 'ORGADMIN']])
    expect(invitationLetters.offered).toMatchObject([{ email: 'guest@example.test', role: 'ORGUSER' }])
    expect(auditTrail.all).toMatchObject([{ act: 'organisation-invitation.offered', by: 'ann' }])
    expect(JSON.stringify(auditTrail.all)).not.toContain('guest@example.test')
  })

  it('is answered the same, whoever has the address', async () => {
    const { invite, list, invitationLetters } = given()
    const names = ['stranger', 'guest', 'elsewhere', 'banned', 'platform']

    const answers = await Promise.all(names.map((name) => invite(name, 'ORGADMIN')))

    expect(answers).toEqual(names.map(() => accepted(null)))
    expect(await list()).toHaveLength(names.length)
    expect(invitationLetters.offered).toHaveLength(names.length)
  })

  it('has an account to answer with, where there was none', async () => {
    const { invite, organisationMembers } = given()
    const known = await organisationMembers.personByEmail('guest@example.test')

    await invite('stranger')
    await invite('guest')

    expect(await organisationMembers.personByEmail('stranger@example.test')).toMatchObject({ role: 'USER', organisationIds: [] })
    expect(await organisationMembers.personByEmail('guest@example.test')).toEqual(known)
  })

  it('is refused where they work there already, or too many wait', async () => {
    const { invite } = given()

    expect(await invite('ann')).toEqual(refused({ code: 'already-member' }))
    expect(await invite('not an address')).toEqual(refused({ code: 'email-invalid' }))
    for (let count = 0; count < mostOpenInvitations; count += 1) expect((await invite(`n${count}`)).ok).toBe(true)
    expect(await invite('one-more')).toEqual(refused({ code: 'too-many-invitations' }))
    expect((await invite('n0')).ok).toBe(true)
    expect((await invite('N0')).ok).toBe(true)
  })

  it('is sent no endless letters, though each is withdrawn', async () => {
    const { invite, withdraw, list } = given()
    const sentAndWithdrawn = async (name: string) => {
      const { ok } = await invite(name)
      for (const { id } of (await list()) as readonly { readonly id: string }[]) await withdraw(id)
      return ok
    }

    for (let count = 0; count < mostLettersToOne; count += 1) expect(await sentAndWithdrawn('stranger')).toBe(true)
    expect(await invite('Stranger')).toEqual(refused({ code: 'too-many-letters' }))
    for (let count = mostLettersToOne; count < mostLettersADay; count += 1) expect(await sentAndWithdrawn(`n${count}`)).toBe(true)
    expect(await invite('guest')).toEqual(refused({ code: 'too-many-letters' }))
  })
})

describe('the invited', () => {
  it('accept, and work there from then on in a session of the new role', async () => {
    const { invite, answer, members, list, auditTrail, sessions } = given()
    await invite('guest')

    const answered = await answer('guest', true)

    expect(answered).toMatchObject(accepted({ slug: kwena, session: { role: 'ORGUSER' } } as never))
    expect(await members()).toContainEqual(['guest', 'ORGUSER'])
    expect(await list()).toEqual([])
    expect(auditTrail.all[0]).toMatchObject({ act: 'organisation-member.invited', by: 'guest' })
    const token = answered.ok && answered.value ? answered.value.session.token : ''
    expect((await sessions.find(token))?.role).toBe('ORGUSER')
    expect(await answer('guest', true)).toEqual(refused({ code: 'invitation-gone' }))
  })

  it('refuse, and stay who they are', async () => {
    const { invite, answer, members, list } = given()
    await invite('guest')

    expect(await answer('guest', false)).toEqual(accepted(null))
    expect([await members(), await list()]).toEqual([[['ann', 'ORGADMIN']], []])
  })

  it('hear by themselves why they cannot work there', async () => {
    const { invite, answer } = given()
    for (const name of ['elsewhere', 'platform']) await invite(name, 'ORGADMIN')

    expect(await answer('elsewhere', true, undefined, 'ORGUSER')).toEqual(refused({ code: 'other-role' }))
    expect(await answer('platform', true, undefined, 'SUPERADMIN')).toEqual(refused({ code: 'platform-account' }))
    expect((await answer('elsewhere', false, undefined, 'ORGUSER')).ok).toBe(true)
  })

  it('see and answer their own alone, by an address that they have proved', async () => {
    const { invite, answer, ownOf } = given()
    await invite('guest')
    await invite('unproved')
    const [own] = await ownOf('guest')

    expect(await ownOf('unproved')).toEqual([])
    expect(await answer('banned', true, own?.id)).toEqual(refused({ code: 'invitation-gone' }))
  })

  it('have fourteen days', async () => {
    const { invite, answer, ownOf, clock } = given()
    await invite('guest')
    const [own] = await ownOf('guest')
    clock.moveTo('2026-12-05T10:00')

    expect(await ownOf('guest')).toEqual([])
    expect(await answer('guest', true, own?.id)).toEqual(refused({ code: 'invitation-gone' }))
  })
})

describe('an invitation', () => {
  it('is withdrawn by the campsite’s administrators, and then opens nothing', async () => {
    const { invite, withdraw, ownOf, answer, list, auditTrail } = given()
    await invite('guest')
    const [own] = await ownOf('guest')
    const id = own?.id ?? ''

    expect(await withdraw(id, user('ORGUSER', 'desk', [kwena]))).toEqual(refused({ code: 'not-permitted' }))
    expect(await withdraw(id, user('ORGADMIN', 'rival', [other]))).toEqual(refused({ code: 'not-found' }))
    expect(await withdraw(id)).toEqual(accepted(null))
    expect(await withdraw(id)).toEqual(refused({ code: 'invitation-gone' }))
    expect(await answer('guest', true, id)).toEqual(refused({ code: 'invitation-gone' }))
    expect(await list()).toEqual([])
    expect(auditTrail.all[0]).toMatchObject({ act: 'organisation-invitation.withdrawn', subject: id })
  })

  it('is listed for its own campsite', async () => {
    const { list } = given()

    expect(await list(user('ORGUSER', 'desk', [kwena]))).toEqual([])
    expect(await list(user('ORGADMIN', 'rival', [other]))).toBe('not-found')
    expect(await list(user('USER', 'guest'))).toBe('not-permitted')
  })
})
