import type { UnavailableReason } from '@camp/domain/availability/plot-availability.ts'
import type { WantedPlot } from '@camp/domain/availability/plot-hold.ts'
import type { OfflinePaymentMethod } from '@camp/domain/payments/offline-payment.ts'
import type { PaidTooEarly } from '@camp/domain/payments/paid-too-early.ts'
import type { PlotQuote } from '@camp/domain/pricing/plot-quote.ts'
import type { FailedPlot } from '@camp/domain/reservations/amend/judge-amendment.ts'
import type { GuestDetails, ReservationStatus } from '@camp/domain/reservations/reservation.ts'
import type { TextTooLong } from '@camp/domain/reservations/staff-texts.ts'
import type { PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Party } from '@camp/domain/stay-rules/party.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { ToldGuest } from '../desk/desk-answers.ts'
import type { DeskOrganisation } from '../desk/desk-views.ts'
import type { RuleSetAside } from '../reservations/amend/amendment-answers.ts'
import type { Actor } from '../shared/actor.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'

/** As staff write it down; all but a first name may be missing. */
export type OfflineGuest = Omit<GuestDetails, 'userId' | 'email'> & { readonly email: string | null }

/** Money that came with the booking. */
export interface ReceivedMoney {
  readonly amount: Money
  readonly method: OfflinePaymentMethod
  readonly reference: string | null
  /** Not in the future, and not long ago. */
  readonly paidOn: Temporal.PlainDate
}

export interface OfflineReservationQuery {
  readonly actor: Actor
  readonly orgSlug: string
  readonly stay: StayDates
  readonly plots: readonly WantedPlot[]
  readonly guest: OfflineGuest
  /** A total that was agreed with the camper, and why; null: as quoted. */
  readonly agreed: { readonly total: Money; readonly reason: string } | null
  /**
   * Paid wholly past the gateway: the booking stands at once. Otherwise the camper confirms or pays by a
   * link.
   */
  readonly isOfflinePayment: boolean
  /** Null when nothing was paid yet; of offline payments alone. */
  readonly received: ReceivedMoney | null
  /** For staff alone. */
  readonly notes: string | null
  readonly notifiesCamper: boolean
  /** The camper heard the mandatory terms and documents and said yes. */
  readonly acceptsTerms: boolean
  /** Booked through a channel, where the camper said yes to terms: none are asked for, and none kept. */
  readonly termsStandElsewhere?: boolean
  /**
   * Minimum stay, weekend rule and the guests that an unshared plot takes do not refuse; taken nights and
   * equipment still do.
   */
  readonly ignoresStayRules: boolean
}

export interface CreateOfflineReservationCommand extends OfflineReservationQuery {
  /** The total that was shown before the click: when it is another one by now, nothing is booked. */
  readonly shownAmountDue?: Money | null
}

/** What a booking would be, before it is saved. */
export interface OfflineReservationView {
  readonly organisation: DeskOrganisation
  readonly stay: StayDates
  readonly plots: readonly {
    readonly plotId: PlotId
    readonly plotName: string
    readonly siteName: string
    readonly party: Party
    readonly quote: PlotQuote
  }[]
  /** By the rates of today. */
  readonly quotedTotal: Money
  /** Rules of the house that staff decide against. */
  readonly setAside: readonly RuleSetAside[]
  readonly amountDue: Money
  readonly amountPaid: Money
  /** As rule D4 has it. */
  readonly balance: Money
  readonly dueDate: Temporal.PlainDate | null
  readonly status: ReservationStatus
  /** Until when it waits for the camper; null when it stands. */
  readonly expiryDate: Temporal.Instant | null
  /**
   * What the camper will read; empty when they are not told. The reference in it is given when the booking is
   * saved.
   */
  readonly messages: readonly ToldGuest[]
}

export interface CreatedOfflineReservation {
  readonly id: ReservationId
  readonly simpleReference: string
  readonly status: ReservationStatus
  readonly organisationSlug: string
}

/** What the form offers. */
export interface OfflineReservationChoices {
  readonly organisation: DeskOrganisation
  readonly today: Temporal.PlainDate
  readonly plots: readonly { readonly plotId: PlotId; readonly plotName: string; readonly siteName: string }[]
  readonly takesOnlinePayment: boolean
  /** What the camper must say yes to. */
  readonly mandatory: readonly string[]
}

/** The gravest fault first, and with it whatever else is wrong with the same booking. */
export type OfflineReservationRefusal = OfflineFault & { readonly also?: readonly OfflineFault[] }

export type OfflineFault =
  | NotFound
  | NotPermitted
  | { readonly code: UnavailableReason; readonly plots: readonly FailedPlot[] }
  | { readonly code: 'plot-unknown' | 'plot-repeated' | 'no-grown-up' | 'arrival-in-past' }
  | { readonly code: 'name-missing' | 'agreed-reason-missing' | 'agreed-total-negative' }
  | TextTooLong<'agreed-reason-too-long' | 'plate-too-long' | 'reference-too-long' | 'request-too-long'>
  | { readonly code: 'amount-not-positive' | 'paid-in-future' | 'paid-online-yet-received' }
  | { readonly code: 'above-total'; readonly total: Money }
  | PaidTooEarly
  /** To be told, somebody must have left an address or a number. */
  | { readonly code: 'camper-unreachable' }
  /** Who is to confirm or pay by a link must get it. */
  | { readonly code: 'camper-must-be-told' }
  | { readonly code: 'terms-not-accepted'; readonly names: readonly string[] }
  | { readonly code: 'price-changed'; readonly amountDue: Money }
