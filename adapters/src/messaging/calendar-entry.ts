import type { MessageAttachment } from '@camp/application/messaging/message-composer.ts'
import type { NotificationFacts } from '@camp/application/messaging/notification-facts.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { MessageValues } from './wording/message-values.ts'
import type { Words } from './wording/words.ts'

/**
 * The stay as an all-day entry: its UID stays, its SEQUENCE grows with every change, so that importing it
 * again mends the old entry. It carries no link to the reservation: calendars are shared, and that link can
 * cancel.
 */
export function calendarEntry(
  facts: NotificationFacts,
  values: MessageValues,
  words: Words,
  { isCancelled, writtenAt }: { readonly isCancelled: boolean; readonly writtenAt?: Temporal.Instant | undefined },
): MessageAttachment {
  const { organisation, reservation, links } = facts
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
  const calendar = ical({ method, prodId: { company: 'Camp', product: 'Bookings' } })
  calendar.createEvent({
    id: `reservation-${reservation.simpleReference}@${new URL(links.home).hostname}`,
    sequence: reservation.sequence,
    stamp: writtenAt ?? Temporal.Instant.from(reservation.changedAt),
    start: Temporal.PlainDate.from(reservation.arrival),
    end: Temporal.PlainDate.from(reservation.departure),
    allDay: true,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: words('calendar.summary', values),
    description: words('calendar.description', values),
    location: {
      title: values.campsite,
      address: organisation.addressLines.join(', '),
      geo: { lat: organisation.latitude, lon: organisation.longitude },
    },
    ...(organisation.email ? { organizer: { name: values.campsite, email: organisation.email } } : {}),
  })
  return {
    filename: `booking-${reservation.simpleReference}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar.toString(),
  }
}
