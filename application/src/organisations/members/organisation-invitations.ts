import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { MemberRole } from './organisation-members.ts'

export interface OpenInvitation {
  readonly id: string
  readonly organisationId: OrganisationId
  readonly organisationName: string
  readonly slug: string
  /** As the campsite typed it: all that it knows of whom it has invited. */
  readonly email: string
  readonly role: MemberRole
  readonly invitedAt: Temporal.Instant
  readonly expiresAt: Temporal.Instant
}

export type NewInvitation = Omit<OpenInvitation, 'organisationName' | 'slug'>

export type InvitationAnswer = 'accepted' | 'refused' | 'withdrawn'

/** Answered, withdrawn, run out, or never there. */
export type InvitationGone = { readonly code: 'invitation-gone' }

/** What waits for an answer of the invited, and has not run out (rule U20). */
export interface OrganisationInvitations {
  /** The newest first. */
  ofOrganisation(organisationId: OrganisationId, now: Temporal.Instant): Promise<readonly OpenInvitation[]>
  /** Case ignored, the newest first. */
  ofAddress(email: string, now: Temporal.Instant): Promise<readonly OpenInvitation[]>
  /** Addresses, once for each that was offered from then on, whatever has become of it. */
  offeredSince(organisationId: OrganisationId, since: Temporal.Instant): Promise<readonly string[]>
  /** In the place of one that waits there for the same address, which counts as withdrawn. */
  offer(invitation: NewInvitation): Promise<void>
  /** Once: of two answers at one moment one is false, as is one to what does not wait any more. */
  answer(id: string, answer: { readonly answer: InvitationAnswer; readonly at: Temporal.Instant }): Promise<boolean>
}
