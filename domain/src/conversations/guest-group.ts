import type { MessageChannel } from '../messaging/notification.ts'
import { notificationsFor, type ReachableGuest } from '../messaging/recipients.ts'
import type { ReservationStatus } from '../reservations/reservation.ts'
import { Temporal } from '../shared/temporal.ts'

/** Whom of a day a campsite writes to at once: all who are there, or who arrive or leave. */
export const guestGroups = ['here', 'arriving', 'leaving'] as const
export type GuestGroup = (typeof guestGroups)[number]

/** By the channel that each guest chose, or by e-mail wherever there is an address. */
export const groupWays = ['agreed', 'email'] as const
export type GroupWay = (typeof groupWays)[number]

/** Guests who are written to at once. */
export const mostAtOnce = 200

export interface DayBooking {
  readonly status: ReservationStatus
  readonly arrival: Temporal.PlainDate
  readonly departure: Temporal.PlainDate
}

const { compare } = Temporal.PlainDate

/** `here`: from the day of arrival to the day of departure, both included. */
export function isOfGroup(group: GuestGroup, day: Temporal.PlainDate, { arrival, departure }: DayBooking): boolean {
  if (group === 'arriving') return arrival.equals(day)
  if (group === 'leaving') return departure.equals(day)
  return compare(arrival, day) <= 0 && compare(day, departure) <= 0
}

const groupMark = 'many '

/** What tells the message to a group from every other. */
export function groupOccurrence(revision: string): string {
  return `${groupMark}${revision}`
}

export function isToGroup(occurrence: string): boolean {
  return occurrence.startsWith(groupMark)
}

/** Why a booking of that day is not written to; null where it is. */
export function leftOutByStatus(status: ReservationStatus): 'not-confirmed' | 'checked-out' | 'not-coming' | null {
  switch (status) {
    case 'partiallyPaid':
    case 'confirmed':
      return null
    case 'completed':
      return 'checked-out'
    case 'pending':
    case 'temporaryHold':
      return 'not-confirmed'
    case 'cancelled':
    case 'noShow':
      return 'not-coming'
  }
}

/** In the order in which they are tried: e-mail first where it is wanted, else as the guest chose. */
export function channelsFor(guest: ReachableGuest, way: GroupWay): readonly MessageChannel[] {
  const channels = notificationsFor(guest).map(({ channel }) => channel)
  return way === 'email' ? channels.toReversed() : channels
}
