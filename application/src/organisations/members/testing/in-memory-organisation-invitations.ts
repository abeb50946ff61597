import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { InvitationAnswer, NewInvitation, OpenInvitation, OrganisationInvitations } from '../organisation-invitations.ts'

interface Kept extends NewInvitation {
  readonly answer: InvitationAnswer | null
}

/** Names of organisations are their ids. */
export class InMemoryOrganisationInvitations implements OrganisationInvitations {
  #kept: readonly Kept[] = []

  async ofOrganisation(organisationId: OrganisationId, now: Temporal.Instant): Promise<readonly OpenInvitation[]> {
    return this.#open(now).filter((one) => one.organisationId === organisationId)
  }

  async ofAddress(email: string, now: Temporal.Instant): Promise<readonly OpenInvitation[]> {
    return this.#open(now).filter((one) => one.email.toLowerCase() === email.toLowerCase())
  }

  async offeredSince(organisationId: OrganisationId, since: Temporal.Instant): Promise<readonly string[]> {
    const isMeant = (one: Kept) => one.organisationId === organisationId && Temporal.Instant.compare(one.invitedAt, since) >= 0
    return this.#kept.filter(isMeant).map(({ email }) => email)
  }

  async offer(invitation: NewInvitation): Promise<void> {
    const isSame = ({ answer, organisationId, email }: Kept) =>
      answer === null && organisationId === invitation.organisationId && email.toLowerCase() === invitation.email.toLowerCase()
    const before = this.#kept.map((one): Kept => (isSame(one) ? { ...one, answer: 'withdrawn' } : one))
    this.#kept = [...before, { ...invitation, answer: null }]
  }

  async answer(
    id: string,
    { answer, at }: { readonly answer: InvitationAnswer; readonly at: Temporal.Instant },
  ): Promise<boolean> {
    const waits = this.#open(at).some((one) => one.id === id)
    if (waits) this.#kept = this.#kept.map((one) => (one.id === id ? { ...one, answer } : one))
    return waits
  }

  #open(now: Temporal.Instant): readonly OpenInvitation[] {
    return this.#kept
      .filter(({ answer, expiresAt }) => answer === null && Temporal.Instant.compare(expiresAt, now) > 0)
      .map(({ answer: _, ...one }) => ({ ...one, organisationName: one.organisationId, slug: one.organisationId }))
      .toSorted((one, other) => Temporal.Instant.compare(other.invitedAt, one.invitedAt))
  }
}
