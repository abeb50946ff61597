import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { MessageAttachment } from '../messaging/message-composer.ts'
import { notificationFacts, submittedFactsOf } from '../messaging/notification-facts.ts'
import { contextOf, type ReservationContextPorts } from '../reservations/reservation-context.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { CalendarEntries } from './calendar-entries.ts'

export interface CalendarEntryPorts extends ReservationContextPorts {
  readonly reservations: Pick<Reservations, 'find'>
  readonly calendarEntries: CalendarEntries
  readonly publicUrl: string
}

/** For whoever holds the link. What is not sure to happen yet is in nobody's calendar. */
export class ShowCalendarEntry {
  readonly #ports: CalendarEntryPorts

  constructor(ports: CalendarEntryPorts) {
    this.#ports = ports
  }

  async execute({ id }: { readonly id: ReservationId }): Promise<Result<MessageAttachment, NotFound>> {
    const { reservations, calendarEntries, publicUrl } = this.#ports
    const reservation = await reservations.find(id)
    const isUnsure = !reservation || reservation.status === 'temporaryHold' || reservation.status === 'pending'
    const submitted = isUnsure ? null : submittedFactsOf(reservation)
    if (isUnsure || !submitted) return refused({ code: 'not-found' })
    const { catalogue, holidays } = await contextOf(reservation, this.#ports)
    const { organisation, sites } = catalogue
    const isHoliday = holidays.isPublicHoliday.bind(holidays)
    const facts = notificationFacts({ reservation, organisation, sites, publicUrl, isHoliday })
    const isCancelled = reservation.status === 'cancelled'
    return accepted(calendarEntries.write({ facts, language: submitted.guest.language, isCancelled }))
  }
}
