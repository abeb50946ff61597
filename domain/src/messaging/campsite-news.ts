import type { CampsiteEvent, NotifiedEvent } from './notification.ts'

/** What a campsite hears of at its business address, each of which it may turn off (rule M18). */
export const campsiteTopics = [
  'bookings',
  'confirmations',
  'payments',
  'changes',
  'cancellations',
  'reviews',
  /** Calendars elsewhere that give no news (rule F10). */
  'calendars',
] as const
export type CampsiteTopic = (typeof campsiteTopics)[number]

/** What each of its people may choose to hear of (rule M23): also what its address hears of in any case. */
export const staffTopics = [
  ...campsiteTopics,
  /** What guests write. */
  'messages',
  /** A booking that waits for a payment on its way, or money that waits to be paid back. */
  'waiting',
] as const
export type StaffTopic = (typeof staffTopics)[number]

interface News<Topic = StaffTopic> {
  readonly event: CampsiteEvent
  readonly topic: Topic
  /** Its own people's doing is news too: somebody else may have been at the desk. */
  readonly alsoOfDesk?: true
}

/** What the campsite hears when its guest hears of an event. */
const newsOf: Readonly<Partial<Record<NotifiedEvent, News<CampsiteTopic>>>> = {
  submitted: { event: 'booking-received', topic: 'bookings' },
  confirmed: { event: 'booking-confirmed', topic: 'confirmations' },
  'deposit-received': { event: 'booking-paid', topic: 'payments' },
  'payment-received': { event: 'booking-paid', topic: 'payments' },
  moved: { event: 'booking-changed', topic: 'changes', alsoOfDesk: true },
  cancelled: { event: 'booking-cancelled', topic: 'cancellations', alsoOfDesk: true },
  expired: { event: 'booking-lapsed', topic: 'cancellations' },
}

export function campsiteNews(
  event: NotifiedEvent,
  { hears, isByDesk = false }: { readonly hears: readonly CampsiteTopic[]; readonly isByDesk?: boolean | undefined },
): CampsiteEvent | null {
  const news = newsOf[event]
  if (!news || !hears.includes(news.topic)) return null
  return isByDesk && !news.alsoOfDesk ? null : news.event
}

/** What its people hear of besides, who may choose more than its address. */
const newsOfPeople: Readonly<Partial<Record<NotifiedEvent, News>>> = {
  ...newsOf,
  'payment-pending': { event: 'booking-waits', topic: 'waiting' },
  'late-payment': { event: 'late-payment', topic: 'waiting', alsoOfDesk: true },
  'refund-by-hand': { event: 'refund-by-hand', topic: 'waiting', alsoOfDesk: true },
  'review-received': { event: 'review-received', topic: 'reviews' },
  'guest-message': { event: 'guest-message', topic: 'messages' },
}

export function staffNews(
  event: NotifiedEvent,
  { isByDesk = false }: { readonly isByDesk?: boolean | undefined } = {},
): { readonly event: CampsiteEvent; readonly topic: StaffTopic } | null {
  const news = newsOfPeople[event]
  if (!news || (isByDesk && !news.alsoOfDesk)) return null
  return { event: news.event, topic: news.topic }
}
