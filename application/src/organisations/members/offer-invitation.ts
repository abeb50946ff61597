import { isEmailAddress } from '@camp/domain/people/email-address.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { auditedActor } from '../../audit/audited.ts'
import type { AddMemberPorts, InviteMemberCommand } from './add-member.ts'
import type { OrganisationInvitations } from './organisation-invitations.ts'
import type { InvitationLetters } from './organisation-members.ts'

/** An invitation that nobody has answered ends. */
export const daysToAnswer = 14
/** Of one campsite at a time. */
export const mostOpenInvitations = 20
/** Of one campsite in a day, withdrawn ones too: each is a letter in our name, to whoever they say. */
export const mostLettersADay = 40
/** To one of these addresses. */
export const mostLettersToOne = 3

export interface OfferPorts extends AddMemberPorts {
  readonly organisationInvitations: OrganisationInvitations
  readonly invitationLetters: InvitationLetters
}

export type TooManyLetters = { readonly code: 'too-many-letters' }

export type OfferRefusal =
  | { readonly code: 'email-invalid' | 'already-member' }
  | { readonly code: 'too-many-invitations' }
  | TooManyLetters

/**
 * In a transaction, by somebody who may. Whoever has the address is answered the same, and hears of it by a
 * letter; who has no account gets an empty one, to come in by a code.
 */
export async function offerInvitation(
  ports: OfferPorts,
  { actor, organisationId, email, role }: InviteMemberCommand,
  organisationName: string,
): Promise<Result<null, OfferRefusal>> {
  if (!isEmailAddress(email)) return refused({ code: 'email-invalid' })
  const { organisationMembers, organisationInvitations, invitationLetters, auditTrail, clock, randomness } = ports
  const at = clock.now()
  const person = await organisationMembers.personByEmail(email)
  if (person?.organisationIds.includes(organisationId)) return refused({ code: 'already-member' })
  const open = await organisationInvitations.ofOrganisation(organisationId, at)
  const isSame = (other: string) => other.toLowerCase() === email.toLowerCase()
  if (open.filter((one) => !isSame(one.email)).length >= mostOpenInvitations) return refused({ code: 'too-many-invitations' })
  const today = await organisationInvitations.offeredSince(organisationId, at.subtract({ hours: 24 }))
  const isTooMuch = today.length >= mostLettersADay || today.filter(isSame).length >= mostLettersToOne
  if (isTooMuch) return refused({ code: 'too-many-letters' })

  const userId = randomness.uuid() as UserId
  if (!person) await organisationMembers.addPerson({ userId, email, firstName: '', lastName: '', role: 'USER' })
  const [id, expiresAt] = [randomness.uuid(), at.add({ hours: 24 * daysToAnswer })]
  await organisationInvitations.offer({ id, organisationId, email, role, invitedAt: at, expiresAt })
  const changes = [{ field: 'role', before: '', after: role }]
  const act = 'organisation-invitation.offered'
  await auditTrail.record({ at, by: auditedActor(actor), organisationId, act, subject: id, changes })
  await invitationLetters.offer({ email, organisationName, role, expiresAt })
  return accepted(null)
}
