import type {
  InvitationAnswer,
  NewInvitation,
  OpenInvitation,
  OrganisationInvitations,
} from '@camp/application/organisations/members/organisation-invitations.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'

export class PostgresOrganisationInvitations implements OrganisationInvitations {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async ofOrganisation(organisationId: OrganisationId, now: Temporal.Instant): Promise<readonly OpenInvitation[]> {
    const rows = await this.#open(now).where('invitation.organisation_id', '=', organisationId).execute()
    return rows.map(toInvitation)
  }

  async ofAddress(email: string, now: Temporal.Instant): Promise<readonly OpenInvitation[]> {
    const rows = await this.#open(now)
      .where(sql<boolean>`lower(invitation.email) = lower(${email})`)
      .where('organisation.status', '!=', 'deleted')
      .execute()
    return rows.map(toInvitation)
  }

  async offeredSince(organisationId: OrganisationId, since: Temporal.Instant): Promise<readonly string[]> {
    const rows = await this.#database()
      .selectFrom('organisation_invitation')
      .select('email')
      .where('organisation_id', '=', organisationId)
      .where('invited_at', '>=', since.toString())
      .execute()
    return rows.map(({ email }) => email)
  }

  async offer({ id, organisationId, email, role, invitedAt, expiresAt }: NewInvitation): Promise<void> {
    const [invited_at, expires_at] = [invitedAt.toString(), expiresAt.toString()]
    await this.#database()
      .updateTable('organisation_invitation')
      .set({ answer: 'withdrawn', answered_at: invited_at })
      .where('organisation_id', '=', organisationId)
      .where(sql<boolean>`lower(email) = lower(${email})`)
      .where('answer', 'is', null)
      .execute()
    await this.#database()
      .insertInto('organisation_invitation')
      .values({ id, organisation_id: organisationId, email, role, invited_at, expires_at })
      .execute()
  }

  async answer(
    id: string,
    { answer, at }: { readonly answer: InvitationAnswer; readonly at: Temporal.Instant },
  ): Promise<boolean> {
    if (!isUuid(id)) return false
    const answered = await this.#database()
      .updateTable('organisation_invitation')
      .set({ answer, answered_at: at.toString() })
      .where('id', '=', id)
      .where('answer', 'is', null)
      .where('expires_at', '>', at.toString())
      .returning('id')
      .execute()
    return answered.length === 1
  }

  #open(now: Temporal.Instant) {
    return this.#database()
      .selectFrom('organisation_invitation as invitation')
      .innerJoin('organisation', 'organisation.id', 'invitation.organisation_id')
      .select(['invitation.id', 'invitation.organisation_id', 'invitation.email', 'invitation.role'])
      .select(['invitation.invited_at', 'invitation.expires_at', 'organisation.name', 'organisation.slug'])
      .where('invitation.answer', 'is', null)
      .where('invitation.expires_at', '>', now.toString())
      .orderBy('invitation.invited_at', 'desc')
      .orderBy('invitation.id')
  }

  #database() {
    return databaseOf(this.#em)
  }
}

interface Row extends Pick<OpenInvitation, 'id' | 'email' | 'role' | 'slug'> {
  readonly organisation_id: OrganisationId
  readonly name: string
  readonly invited_at: string
  readonly expires_at: string
}

function toInvitation({ organisation_id, name, invited_at, expires_at, id, email, role, slug }: Row): OpenInvitation {
  return {
    id,
    email,
    role,
    slug,
    organisationId: organisation_id,
    organisationName: name,
    invitedAt: Temporal.Instant.from(invited_at),
    expiresAt: Temporal.Instant.from(expires_at),
  }
}
