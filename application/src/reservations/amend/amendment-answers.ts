import type { Criterion } from '@camp/domain/availability/criteria.ts'
import type { UnavailableReason } from '@camp/domain/availability/plot-availability.ts'
import type { DirectPayment } from '@camp/domain/deposit/direct-payment.ts'
import type { MessageChannel } from '@camp/domain/messaging/notification.ts'
import type { PlotQuote } from '@camp/domain/pricing/plot-quote.ts'
import type { Amendment } from '@camp/domain/reservations/amend/amendment.ts'
import type { BrokenRule } from '@camp/domain/reservations/amend/judge-amendment.ts'
import type { ReservationStatus } from '@camp/domain/reservations/reservation.ts'
import type { TextTooLong } from '@camp/domain/reservations/staff-texts.ts'
import type { AmendmentId, PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Party } from '@camp/domain/stay-rules/party.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { Actor } from '../../shared/actor.ts'
import type { ChangedMeanwhile, NotFound, NotPermitted } from '../../shared/refusals.ts'

/**
 * A guest by the link of the reservation (its id is its key), staff by their right to manage its
 * organisation's bookings.
 */
export type AmendedBy = 'guest' | 'staff'

export interface AmendmentQuery {
  readonly actor: Actor
  readonly as: AmendedBy
  readonly id: ReservationId
  readonly amendment: Amendment
  /**
   * Staff alone: minimum stay, weekend rule, arrival window and the guests that an unshared plot takes do not
   * refuse; equipment and taken nights still do.
   */
  readonly ignoresStayRules?: boolean
}

export interface AmendCommand extends AmendmentQuery {
  /** Kept in the history. */
  readonly reason?: string | null
  /** Staff may say no; absent: the guest is told. A change of status is told in any case. */
  readonly notifiesGuest?: boolean
  /**
   * The new amount due that was shown before the click: when it is another one by now, nothing is changed.
   */
  readonly shownAmountDue?: Money | null
  /**
   * `AmendmentView.version` of what was shown before the click: when somebody changed the reservation since,
   * nothing is changed.
   */
  readonly shownVersion?: number | null
}

/** From a night on, one plot of the reservation gives way to another. Refused like an amendment. */
export interface SplitCommand extends Omit<AmendCommand, 'as' | 'amendment'> {
  readonly from: Temporal.PlainDate
  readonly plotId: PlotId
  readonly toPlotId: PlotId
  readonly price: Amendment['price']
  /** Only shows what would change. */
  readonly dryRun?: boolean
}

export interface UndoCommand {
  readonly actor: Actor
  readonly id: ReservationId
  /** Absent: the latest. Any other than the latest that still stands is refused. */
  readonly amendmentId?: AmendmentId
  /** Absent: the guest is told when they were told of the change itself. */
  readonly notifiesGuest?: boolean | undefined
  /** As of `AmendCommand`. */
  readonly shownVersion?: number | null
  /** Only shows what would change. */
  readonly dryRun?: boolean
}

/** A rule of the house that staff decided against, of one plot. */
export interface RuleSetAside {
  readonly plotName: string
  readonly rule: BrokenRule
}

/** A reservation before or after: what a person compares. */
export interface AmendmentSide {
  readonly status: ReservationStatus
  readonly stay: StayDates
  readonly party: Party
  readonly plots: readonly {
    readonly plotId: PlotId
    readonly plotName: string
    readonly siteName: string
    /** The nights on this plot. */
    readonly stay: StayDates
    readonly party: Party
    readonly quote: PlotQuote
  }[]
  readonly amountDue: Money
  readonly amountDueUpFront: Money
  readonly dueDate: Temporal.PlainDate | null
}

/** Everything that an amendment changes. */
export interface AmendmentView {
  readonly id: ReservationId
  readonly simpleReference: string
  /** Of the reservation before. */
  readonly version: number
  readonly before: AmendmentSide
  readonly after: AmendmentSide
  /** Neither nights, plots, guests nor price differ. */
  readonly isUnchanged: boolean
  /** The new amount due minus the old one; below zero when it becomes cheaper. */
  readonly difference: Money
  readonly amountPaid: Money
  /** What is paid beyond the new amount due and goes back. */
  readonly refund: Money
  /** What is still open of the new amount due. */
  readonly balance: Money
  /** What the guest may pay online right afterwards; zero where no online payment is taken. */
  readonly amountToPayNow: Money
  /** What is then paid to the campsite itself, past the gateway. */
  readonly direct: { readonly payment: DirectPayment; readonly campsite: string } | null
  /** Rules of the house that staff decide against. */
  readonly setAside: readonly RuleSetAside[]
  /** The channels by which the guest is told. */
  readonly told: readonly MessageChannel[]
}

export interface Amended {
  /** Null when there was nothing to change. */
  readonly amendmentId: AmendmentId | null
  readonly view: AmendmentView
}

export interface RefusedPlot {
  readonly plotId: PlotId
  readonly plotName: string
  /** What fails besides; empty when the plot is taken. */
  readonly criteria: readonly Criterion[]
}

export type AmendmentRefusal =
  | NotFound
  | NotPermitted
  | ChangedMeanwhile
  | { readonly code: 'expired' | 'already_cancelled' | 'stay_begun' | 'wrong_state' | 'stay-over' }
  /** For guests: the last day of full refund is over; null when the policy never had one. */
  | { readonly code: 'too-late'; readonly lastDay: Temporal.PlainDate | null }
  | { readonly code: UnavailableReason; readonly plots: readonly RefusedPlot[] }
  | { readonly code: 'no-grown-up' | 'plot-repeated' | 'plot-unknown' | 'several-plots-not-allowed' }
  /** Guests change nothing at a campsite that takes no bookings at present. */
  | { readonly code: 'organisation-closed' }
  /** Some night has no plot, or a plot has a night outside the stay. */
  | { readonly code: 'nights-not-covered' }
  /** The desk has received the guests: their arrival stays. */
  | { readonly code: 'guests-are-there' }
  /** A night before today stays where it was slept. */
  | { readonly code: 'slept-night-moved'; readonly night: Temporal.PlainDate }
  | { readonly code: 'price-changed'; readonly amountDue: Money }
  | TextTooLong<'reason-too-long'>

export type UndoRefusal =
  | AmendmentRefusal
  | { readonly code: 'nothing-to-undo' }
  /** A later one stands in the way, or it was undone before. */
  | { readonly code: 'not-the-latest' }

/** Whether a guest may still change dates and guests by themselves. */
export interface AmendmentTerms {
  readonly canAmend: boolean
  readonly refusal: AmendmentRefusal | null
  /** The last day on which they may; null when the policy has no day of full refund. */
  readonly lastDay: Temporal.PlainDate | null
}

/** The latest change that stands, for whoever holds the link. */
export interface LatestAmendment {
  readonly before: AmendmentSide
  readonly after: AmendmentSide
  /** Still to go back of what was paid. */
  readonly refund: Money
}

/** One line of the history, for staff. */
export interface AmendmentListing {
  readonly amendmentId: AmendmentId
  readonly at: Temporal.Instant
  /** A user's id, `guest`, or the name of a command. */
  readonly by: string
  readonly reason: string | null
  readonly before: AmendmentSide
  readonly after: AmendmentSide
  readonly undone: { readonly at: Temporal.Instant; readonly by: string } | null
  /** It is the latest that still stands. */
  readonly isUndoable: boolean
}
