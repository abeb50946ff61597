import type { StaffTopic } from '@camp/domain/messaging/campsite-news.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { DayLine } from '../../desk/desk-views.ts'
import type { NewsReader } from './news-choices.ts'
import type { KeptNews } from './news-log.ts'

export interface DigestCampsite {
  readonly organisationId: OrganisationId
  readonly slug: string
  readonly name: string
  readonly timezone: string
  readonly currencySymbol: string
}

export interface DigestReader extends NewsReader {
  /** That they hear of in the morning. */
  readonly topics: readonly StaffTopic[]
}

/** The letters of the morning. */
export interface Digests {
  /** Where somebody wants one. */
  campsites(): Promise<readonly DigestCampsite[]>
  /** Who may read it now and has not got that of the day. */
  readersWithout(organisationId: OrganisationId, day: Temporal.PlainDate): Promise<readonly DigestReader[]>
  /** Of all who begin the letter of one person and day, exactly one may: the others are told no. */
  begin(
    letter: { readonly organisationId: OrganisationId; readonly userId: UserId; readonly day: Temporal.PlainDate },
    at: Temporal.Instant,
  ): Promise<boolean>
  /** From the first moment up to, not including, the last; the oldest first. */
  news(
    organisationId: OrganisationId,
    between: { readonly from: Temporal.Instant; readonly until: Temporal.Instant },
  ): Promise<readonly KeptNews[]>
  /** What happened before, and has been told. */
  forgetBefore(moment: Temporal.Instant): Promise<void>
}

export interface Digest {
  readonly to: string
  readonly campsite: DigestCampsite
  readonly day: Temporal.PlainDate
  readonly news: readonly KeptNews[]
  readonly arrivals: readonly Pick<
    DayLine,
    'guestName' | 'plots' | 'adults' | 'pensioners' | 'children' | 'departure' | 'balance'
  >[]
}

/** Writes the letter that will be sent, in the caller's transaction. */
export interface DigestLetters {
  write(digest: Digest): Promise<void>
}
