import type { StaffTopic } from '@camp/domain/messaging/campsite-news.ts'
import type { CampsiteEvent } from '@camp/domain/messaging/notification.ts'
import type { Id, OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { NotificationFacts } from '../notification-facts.ts'

export type CampsiteNewsId = Id<'campsite-news'>

/** Calendars elsewhere that give no news, as plain JSON. */
export interface FeedNewsFacts {
  readonly organisation: { readonly name: string; readonly slug: string; readonly timezone: string }
  readonly feeds: readonly { readonly provider: string; readonly plotName: string }[]
}

interface NewNews {
  readonly organisationId: OrganisationId
  readonly topic: StaffTopic
  /** Tells two of one event apart. */
  readonly occurrence: string
  readonly at: Temporal.Instant
}

export interface BookingNews extends NewNews {
  readonly event: CampsiteEvent
  readonly reservationId: ReservationId
  readonly facts: NotificationFacts
  /** The campsite's own address, where that hears of it as well. */
  readonly toldTo: string | null
}

/** Its letters are written where it is found; phones and the digest hear of it from here. */
export interface FeedNews extends NewNews {
  readonly event: 'feeds-silent'
  readonly reservationId: null
  readonly facts: FeedNewsFacts
  readonly toldTo: null
}

export type CampsiteNews = BookingNews | FeedNews
export type KeptNews = CampsiteNews & { readonly id: CampsiteNewsId }

/** By which its people are told. */
export type NewsWay = 'email' | 'sms'

/** What has happened at campsites, for those of their people who chose to hear of it. */
export interface NewsLog {
  /** Once an occurrence, and not at all where nobody chose its topic. In the transaction of what happened. */
  add(news: CampsiteNews): Promise<void>
  /**
   * The oldest but these that was not told this way, for phones only what may ring now; nobody else gets it
   * until the caller's transaction ends.
   */
  claim(way: NewsWay, now: Temporal.Instant, but?: readonly CampsiteNewsId[]): Promise<KeptNews | undefined>
  noteTold(id: CampsiteNewsId, way: NewsWay, at: Temporal.Instant): Promise<void>
  /** Phones wait on: the day is over. */
  ringLater(id: CampsiteNewsId, after: Temporal.Instant): Promise<void>
}
