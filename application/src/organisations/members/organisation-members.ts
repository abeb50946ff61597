import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

export type MemberRole = Extract<Role, 'ORGADMIN' | 'ORGUSER'>

/** Somebody who works for an organisation, through a link of theirs. */
export interface OrganisationMember {
  /** Of the link, `userOrgId`. */
  readonly linkId: string
  readonly userId: UserId
  /** The e-mail address where none was chosen. */
  readonly username: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly isSuspended: boolean
  /** By the platform, from everywhere. */
  readonly isBanned: boolean
  /** Has chosen a password: came in at least once. */
  readonly hasPassword: boolean
}

/** Somebody with an account, whoever they work for. */
export interface KnownPerson {
  readonly userId: UserId
  readonly role: Role
  readonly isBanned: boolean
  readonly organisationIds: readonly OrganisationId[]
}

export interface NewMember {
  readonly userId: UserId
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Of whoever is only invited, a guest's. */
  readonly role: MemberRole | 'USER'
}

/** The people of organisations. A link is only ever found under its own organisation. */
export interface OrganisationMembers {
  /** By name. */
  list(organisationId: OrganisationId): Promise<readonly OrganisationMember[]>
  /** `list`; whoever asks next waits until the transaction ends, and reads what it has left. */
  listForChange(organisationId: OrganisationId): Promise<readonly OrganisationMember[]>
  find(organisationId: OrganisationId, linkId: string): Promise<OrganisationMember | undefined>
  /**
   * By e-mail address, case ignored. In a transaction whoever asks next for the same person waits until it
   * ends: two campsites that let somebody in at one moment would each think that they work nowhere.
   */
  personByEmail(email: string): Promise<KnownPerson | undefined>
  /** Without a password. Nobody may have the address yet. */
  addPerson(person: NewMember): Promise<void>
  link(link: {
    readonly linkId: string
    readonly userId: UserId
    readonly organisationId: OrganisationId
    readonly role: MemberRole
  }): Promise<void>
  /** Of the account; ends its sessions. */
  setRole(userId: UserId, role: Role): Promise<void>
  setSuspended(organisationId: OrganisationId, linkId: string, isSuspended: boolean): Promise<void>
}

export interface Invitation {
  readonly email: string
  readonly firstName: string
  readonly organisationName: string
  readonly role: MemberRole
  /** They have none: the letter leads to where they choose one. */
  readonly needsPassword: boolean
  /** The campsite is new, and theirs to set up. */
  readonly isNewCampsite?: boolean
}

/** To somebody who decides: of whom nothing is known but the address. */
export interface Offer extends Pick<Invitation, 'email' | 'organisationName' | 'role'> {
  readonly expiresAt: Temporal.Instant
}

/** Writes the letter that will be sent, in the transaction of the invitation. */
export interface InvitationLetters {
  write(invitation: Invitation): Promise<void>
  offer(offer: Offer): Promise<void>
}
