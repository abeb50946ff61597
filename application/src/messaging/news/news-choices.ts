import type { StaffTopic } from '@camp/domain/messaging/campsite-news.ts'
import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** Not at all, at once, or in the letter of the next morning. */
export const newsByEmail = ['none', 'now', 'digest'] as const
export type NewsByEmail = (typeof newsByEmail)[number]

export interface NewsChoice {
  readonly topic: StaffTopic
  readonly byEmail: NewsByEmail
  readonly bySms: boolean
}

/** Somebody who works at a campsite and may see its bookings, at this moment. */
export interface NewsReader {
  readonly userId: UserId
  readonly role: Role
  readonly email: string
  /** International digits of a number that was proved to be theirs; null without one. */
  readonly phone: string | null
}

/** What each of a campsite's people wants to hear of; nothing until they choose. */
export interface NewsChoices {
  /** Undefined of whoever does not work there, or no longer: suspended, banned, erased. */
  reader(organisationId: OrganisationId, userId: UserId): Promise<NewsReader | undefined>
  /** Only what is heard of. */
  of(organisationId: OrganisationId, userId: UserId): Promise<readonly NewsChoice[]>
  /** In the place of all that were there. */
  save(
    who: { readonly organisationId: OrganisationId; readonly userId: UserId },
    choices: readonly NewsChoice[],
    at: Temporal.Instant,
  ): Promise<void>
  /** Of those who may read it now. */
  readersOf(organisationId: OrganisationId, topic: StaffTopic): Promise<readonly (NewsReader & NewsChoice)[]>
}
