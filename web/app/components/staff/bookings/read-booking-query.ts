import {
  type ReservationDateKind,
  type ReservationOrder,
  type ReservationSource,
  reservationDateKinds,
  reservationOrders,
  reservationSources,
} from '@camp/application/desk/desk-reservations.ts'
import { isCalendarDate } from '@camp/domain/formatting/calendar-date.ts'
import { type ReservationStatus, reservationStatuses } from '@camp/domain/reservations/reservation.ts'
import type { SiteId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

/** What the address of the list asks for, as texts for its form. */
export interface BookingAnswers {
  readonly q: string
  readonly status: ReservationStatus | ''
  readonly dates: ReservationDateKind
  readonly from: string
  readonly to: string
  readonly site: string
  readonly source: ReservationSource | ''
  readonly owing: boolean
  readonly order: ReservationOrder
  readonly page: number
}

/**
 * What it does not know, it leaves out. Without an order: by arrival between dates, else the newest first.
 */
export function readBookingQuery(address: string): BookingAnswers {
  const query = new URL(address).searchParams
  const text = (name: string) => query.get(name)?.trim() ?? ''
  const page = Number(query.get('page'))
  const [from, to] = [dateText(text('from')), dateText(text('to'))]
  return {
    q: text('q').slice(0, 100),
    status: reservationStatuses.find((status) => status === text('status')) ?? '',
    dates: reservationDateKinds.find((kind) => kind === text('dates')) ?? 'arrival',
    from,
    to,
    site: text('site'),
    source: reservationSources.find((source) => source === text('source')) ?? '',
    owing: text('owing') === '1',
    order: reservationOrders.find((order) => order === text('order')) ?? (from || to ? 'arrival' : 'newest'),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** For the use case. */
export function bookingSearch({ q, status, dates, from, to, site, source, owing, order, page }: BookingAnswers) {
  const date = (text: string) => (text === '' ? null : Temporal.PlainDate.from(text))
  return {
    text: q,
    statuses: status === '' ? [] : [status],
    dates: from || to ? { kind: dates, from: date(from), to: date(to) } : null,
    isOwing: owing,
    siteId: site === '' ? null : (site as SiteId),
    source: source === '' ? null : source,
    order,
    page,
  }
}

export function isFiltered({ q, status, from, to, site, source, owing }: BookingAnswers): boolean {
  return [q, status, from, to, site, source].some((answer) => answer !== '') || owing
}

function dateText(text: string): string {
  return isCalendarDate(text) ? text : ''
}
