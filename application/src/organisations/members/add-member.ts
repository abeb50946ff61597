import { isEmailAddress } from '@camp/domain/people/email-address.ts'
import { tidyName } from '@camp/domain/people/person-name.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { auditedActor } from '../../audit/audited.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Randomness } from '../../shared/randomness.ts'
import type { NotFound, NotPermitted } from '../../shared/refusals.ts'
import type { MemberPorts } from './manage-members.ts'
import type { KnownPerson, MemberRole } from './organisation-members.ts'

export interface InviteMemberCommand {
  readonly actor: Actor
  readonly organisationId: OrganisationId
  readonly email: string
  /** Kept only of somebody who has no account yet. */
  readonly firstName: string
  readonly lastName: string
  readonly role: MemberRole
}

export type MemberObstacle = 'already-member' | 'banned' | 'platform-account' | 'other-role'

export type InviteMemberRefusal = NotFound | NotPermitted | { readonly code: 'email-invalid' | 'name-missing' | MemberObstacle }

export interface AddMemberPorts extends Pick<MemberPorts, 'organisationMembers' | 'auditTrail' | 'clock'> {
  readonly randomness: Randomness
}

export interface AddedMember {
  /** Had no account: has to choose a password. */
  readonly isNew: boolean
}

/**
 * Inside a transaction, by somebody who may; whoever calls it sends the letter when the transaction has
 * ended.
 */
export async function addMember(
  ports: AddMemberPorts,
  command: InviteMemberCommand,
): Promise<Result<AddedMember, InviteMemberRefusal>> {
  if (!isEmailAddress(command.email)) return refused({ code: 'email-invalid' })
  const person = await ports.organisationMembers.personByEmail(command.email)
  return person ? addKnown(ports, command, person) : addNew(ports, command)
}

/** As it is kept: no spaces around, one between words. */
export function tidied(command: InviteMemberCommand): InviteMemberCommand {
  return {
    ...command,
    email: command.email.trim(),
    firstName: tidyName(command.firstName),
    lastName: tidyName(command.lastName),
  }
}

async function addNew(ports: AddMemberPorts, command: InviteMemberCommand): Promise<Result<AddedMember, InviteMemberRefusal>> {
  if (command.firstName === '') return refused({ code: 'name-missing' })
  const userId = ports.randomness.uuid() as UserId
  const { email, firstName, lastName, role } = command
  await ports.organisationMembers.addPerson({ userId, email, firstName, lastName, role })
  await link(ports, command, { userId, roleBefore: '' })
  return accepted({ isNew: true })
}

async function addKnown(
  ports: AddMemberPorts,
  command: InviteMemberCommand,
  person: KnownPerson,
): Promise<Result<AddedMember, InviteMemberRefusal>> {
  const obstacle = obstacleTo(person, command)
  if (obstacle) return refused({ code: obstacle })
  const { userId, role: roleBefore } = person
  if (roleBefore !== command.role) await ports.organisationMembers.setRole(userId, command.role)
  await link(ports, command, { userId, roleBefore })
  return accepted({ isNew: false })
}

/** Everybody has one role (rule U13). */
export function obstacleTo(
  { role, isBanned, organisationIds }: KnownPerson,
  wanted: Pick<InviteMemberCommand, 'organisationId' | 'role'>,
): MemberObstacle | undefined {
  if (organisationIds.includes(wanted.organisationId)) return 'already-member'
  if (isBanned) return 'banned'
  if (role === 'SUPERADMIN') return 'platform-account'
  return organisationIds.length > 0 && role !== wanted.role ? 'other-role' : undefined
}

async function link(
  { organisationMembers, auditTrail, clock, randomness }: AddMemberPorts,
  { actor, organisationId, role }: InviteMemberCommand,
  { userId, roleBefore }: { readonly userId: UserId; readonly roleBefore: string },
): Promise<void> {
  await organisationMembers.link({ linkId: randomness.uuid(), userId, organisationId, role })
  await auditTrail.record({
    at: clock.now(),
    by: auditedActor(actor),
    organisationId,
    act: 'organisation-member.invited',
    subject: userId,
    changes: [{ field: 'role', before: roleBefore, after: role }],
  })
}
