import type { NamedBooking } from '@camp/domain/bank-statements/match-statement.ts'
import type { ReservationStatus } from '@camp/domain/reservations/reservation.ts'
import type { OrganisationId, PlotId, ReservationId, SiteId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** What happens between the two dates: the guests arrive, leave, sleep here, or booked. */
export const reservationDateKinds = ['arrival', 'departure', 'staying', 'booked'] as const
export type ReservationDateKind = (typeof reservationDateKinds)[number]

export const reservationOrders = ['newest', 'arrival', 'departure', 'name', 'balance'] as const
export type ReservationOrder = (typeof reservationOrders)[number]

/** Who made the booking: the guest on the site, or staff for somebody who phoned or walked in. */
export const reservationSources = ['online', 'offline'] as const
export type ReservationSource = (typeof reservationSources)[number]

export interface DeskFilter {
  /** From `deskSearchTerms`; every one must occur. */
  readonly terms: readonly string[]
  /** Empty: all but holds. What was never submitted and is cancelled is never found. */
  readonly statuses: readonly ReservationStatus[]
  /** Both included; null is open. Booked: dates in the organisation's zone. */
  readonly dates: {
    readonly kind: ReservationDateKind
    readonly from: Temporal.PlainDate | null
    readonly to: Temporal.PlainDate | null
  } | null
  readonly isOwing: boolean
  readonly siteId: SiteId | null
  readonly source: ReservationSource | null
}

export interface DeskQuery extends DeskFilter {
  readonly organisationId: OrganisationId
  /** The organisation's: for the dates on which bookings were made. */
  readonly zone: string
  readonly order: ReservationOrder
  readonly offset: number
  readonly limit: number
}

export interface DeskListing {
  readonly id: ReservationId
  readonly simpleReference: string
  readonly status: ReservationStatus
  readonly arrival: Temporal.PlainDate
  readonly departure: Temporal.PlainDate
  readonly createdAt: Temporal.Instant
  readonly checkedInAt: Temporal.Instant | null
  readonly guestName: string | null
  /** With its country code, as typed. */
  /** As it is dialled, `+27 821234567`. */
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

export interface DeskPage {
  readonly bookings: readonly DeskListing[]
  /**
   * Of everything that matches, not of the page; amounts without cancelled reservations and no-shows.
   */
  readonly totals: {
    readonly count: number
    readonly amountDue: Money
    readonly amountPaid: Money
    readonly balance: Money
    /** The cancelled and no-shows that the amounts leave out, and what is paid for them. */
    readonly ended: { readonly count: number; readonly amountPaid: Money }
  }
}

/** Of whichever campsite it is. */
export interface FoundBooking extends DeskListing {
  readonly organisation: { readonly slug: string; readonly name: string }
}

export interface FoundBookings {
  readonly bookings: readonly FoundBooking[]
  /** Of everything that matches. */
  readonly count: number
}

export interface DayReservation extends DeskListing {
  /** Who said that they would pay, of guests who left owing. */
  readonly owedBy: string | null
  readonly checkedOutAt: Temporal.Instant | null
  readonly specialRequest: string | null
  readonly allergies: string | null
  readonly gateCode: string | null
}

/** A booking with money open. */
export interface OpenBooking extends DayReservation {
  readonly amountDueUpFront: Money
  /** Of the balance; null: on arrival. */
  readonly dueDate: Temporal.PlainDate | null
  /** Who checked the guests out; null while they have not left, or where nobody did. */
  readonly checkedOutBy: string | null
  /** When it came to its status: was confirmed. */
  readonly statusDate: Temporal.Instant
  /** False where the desk promised the guest no messages. */
  readonly isGuestTold: boolean
  /** The desk wrote down that nothing of it is paid online. */
  readonly isPaidOffline: boolean
  readonly version: number
}

/** Guests who are still on a plot of their own that somebody else wants. */
export interface NotLeft {
  readonly reservationId: ReservationId
  readonly simpleReference: string
  readonly guestName: string | null
  readonly plotName: string
}

/** Reservations as the desk looks for them. */
export interface DeskReservations {
  search(query: DeskQuery): Promise<DeskPage>

  /** Of every organisation, but holds and what was never submitted; the newest first. */
  searchEverywhere(query: Pick<DeskQuery, 'terms' | 'limit'>): Promise<FoundBookings>

  /**
   * Who arrives, sleeps or leaves on the date, in status pending, partiallyPaid, confirmed, completed or
   * noShow; by plot and name.
   */
  onDay(organisationId: OrganisationId, date: Temporal.PlainDate): Promise<readonly DayReservation[]>

  /** Stays that are over with money open that nobody gave up, the earliest departure first. */
  leftOwing(organisationId: OrganisationId): Promise<readonly DayReservation[]>

  /** Everything that still owes money, whatever its dates; the earliest arrival first. */
  withOpenMoney(organisationId: OrganisationId): Promise<readonly OpenBooking[]>

  /** Of the organisation, in whatever status; in no order. */
  withReferences(organisationId: OrganisationId, references: readonly string[]): Promise<readonly NamedBooking[]>

  /** One of the organisation, submitted. */
  one(organisationId: OrganisationId, id: string): Promise<DayReservation | undefined>

  /**
   * Who was received on a plot of the reservation, leaves it on the date or before, and has not left; not of
   * plots that parties share.
   */
  notLeft(id: ReservationId, date: Temporal.PlainDate): Promise<readonly NotLeft[]>

  /** First and last name by the id of an account; ids of nobody are left out. */
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>

  /** When the whole of a booking had been paid; null before, and of what never counted. */
  paidAt(id: ReservationId): Promise<Temporal.Instant | null>
}
