import type { ReservationStatus } from '@camp/domain/reservations/reservation.ts'
import type { OrganisationId, PlotId, ReservationId, SiteId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** What happens between the two dates: the guests arrive, leave, sleep here, or booked. */
export const bookingDateKinds = ['arrival', 'departure', 'staying', 'booked'] as const
export type BookingDateKind = (typeof bookingDateKinds)[number]

export const bookingOrders = ['arrival', 'departure', 'newest', 'name', 'balance'] as const
export type BookingOrder = (typeof bookingOrders)[number]

/** Who made the booking: the guest on the site, or staff for somebody who phoned or walked in. */
export const bookingSources = ['online', 'offline'] as const
export type BookingSource = (typeof bookingSources)[number]

export interface BookingFilter {
  /** From `deskSearchTerms`; every one must occur. */
  readonly terms: readonly string[]
  /** Empty: all but holds. What was never submitted and is cancelled is never found. */
  readonly statuses: readonly ReservationStatus[]
  /** Both included; null is open. Booked: dates in the organisation's zone. */
  readonly dates: {
    readonly kind: BookingDateKind
    readonly from: Temporal.PlainDate | null
    readonly to: Temporal.PlainDate | null
  } | null
  readonly isOwing: boolean
  readonly siteId: SiteId | null
  readonly source: BookingSource | null
}

export interface BookingQuery extends BookingFilter {
  readonly organisationId: OrganisationId
  /** The organisation's: for the dates on which bookings were made. */
  readonly zone: string
  readonly order: BookingOrder
  readonly offset: number
  readonly limit: number
}

export interface BookingListing {
  readonly id: ReservationId
  readonly simpleReference: string
  readonly status: ReservationStatus
  readonly arrival: Temporal.PlainDate
  readonly departure: Temporal.PlainDate
  readonly createdAt: Temporal.Instant
  readonly checkedInAt: Temporal.Instant | null
  readonly guestName: string | null
  /** With its country code, as typed. */
  readonly phone: string | null
  readonly email: string | null
  readonly vehiclePlate: string | null
  readonly plots: readonly {
    readonly plotId: PlotId
    readonly plotName: string
    readonly siteId: SiteId
    readonly siteName: string
  }[]
  readonly adults: number
  readonly pensioners: number
  readonly children: number
  readonly amountDue: Money
  readonly amountPaid: Money
  /** Still to be paid; zero for holds, cancelled reservations and no-shows. */
  readonly balance: Money
}

export interface BookingPage {
  readonly bookings: readonly BookingListing[]
  /** Of everything that matches, not of the page; amounts without holds, cancelled reservations and no-shows. */
  readonly totals: {
    readonly count: number
    readonly amountDue: Money
    readonly amountPaid: Money
    readonly balance: Money
  }
}

export interface DayBooking extends BookingListing {
  readonly checkedOutAt: Temporal.Instant | null
  readonly specialRequest: string | null
  readonly allergies: string | null
  readonly gateCode: string | null
}

/** Reservations as the desk looks for them. */
export interface Bookings {
  search(query: BookingQuery): Promise<BookingPage>

  /** Who arrives, sleeps or leaves on the date, in status pending, partiallyPaid, confirmed, completed or noShow; by plot and name. */
  onDay(organisationId: OrganisationId, date: Temporal.PlainDate): Promise<readonly DayBooking[]>

  /** First and last name by the id of an account; ids of nobody are left out. */
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}
