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

interface News {
  readonly event: CampsiteEvent
  readonly topic: CampsiteTopic
  /** Its own people's doing is news too: somebody else may have been at the desk. */
  readonly alsoOfDesk?: true
}

/** What the campsite hears when its guest hears of an event. */
const newsOf: Readonly<Partial<Record<NotifiedEvent, News>>> = {
  submitted: { event: 'booking-received', topic: 'bookings' },
  confirmed: { event: 'booking-confirmed', topic: 'confirmations' },
  'deposit-received': { event: 'booking-paid', topic: 'payments' },
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
