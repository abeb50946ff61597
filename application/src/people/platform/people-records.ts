import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ListedPage, Listing } from '../../shared/listing.ts'
import type { EmailTaken } from '../accounts.ts'

/** `working`: neither banned nor erased. */
export const personStates = ['working', 'banned', 'erased'] as const
export type PersonState = (typeof personStates)[number]

export interface PersonListing {
  readonly userId: UserId
  readonly name: string
  readonly email: string
  readonly username: string | null
  readonly role: Role
  readonly state: PersonState
  /** Those that they work for, by name. */
  readonly organisations: readonly string[]
  readonly createdAt: Temporal.Instant
}

export interface PersonLink {
  /** `userOrgId`. */
  readonly linkId: string
  readonly organisationId: OrganisationId
  readonly slug: string
  readonly name: string
  readonly isSuspended: boolean
}

export interface PersonRecord extends Omit<PersonListing, 'organisations'> {
  readonly firstName: string
  readonly lastName: string
  /** With the code of its country; null where none is known. */
  readonly cell: string | null
  readonly hasPassword: boolean
  readonly ban: { readonly at: Temporal.Instant; readonly reason: string } | null
  readonly erasedAt: Temporal.Instant | null
  readonly links: readonly PersonLink[]
  readonly bookings: number
}

export const personSorts = ['name', 'email', 'role', 'createdAt'] as const
export type PersonSort = (typeof personSorts)[number]

/** The search looks in name, e-mail address and username. */
export interface PeopleQuery extends Listing<PersonSort> {
  readonly role: Role | ''
  readonly state: PersonState | ''
}

export type PeoplePage = ListedPage<PersonListing>

export interface NewPerson {
  readonly userId: UserId
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: Role
}

/** Everybody with an account, as the platform sees them. */
export interface PeopleRecords {
  list(query: PeopleQuery): Promise<PeoplePage>
  find(id: UserId): Promise<PersonRecord | undefined>
  /** Inside a transaction: whoever asks next waits until it ends. */
  findForChange(id: UserId): Promise<PersonRecord | undefined>
  /**
   * Of the platform, neither banned nor erased; whoever asks next waits until the transaction ends, and reads
   * what it has left.
   */
  administratorsForChange(): Promise<readonly UserId[]>
  /** Without a password. */
  add(person: NewPerson): Promise<Result<void, EmailTaken>>
  rename(id: UserId, names: Pick<PersonRecord, 'firstName' | 'lastName'>): Promise<void>
  /** Of the account and of its links; a session of another role ends when it is next used. */
  setRole(id: UserId, role: Role): Promise<void>
  /** Null lifts it. */
  setBan(id: UserId, ban: PersonRecord['ban']): Promise<void>
}
