import type { ReplyChannel } from '@camp/domain/conversations/reply-channels.ts'
import type { DeliveryState } from '@camp/domain/messaging/delivery-state.ts'
import type { MessageChannel, NotificationType, NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import type { OfflinePayment } from '@camp/domain/payments/offline-payment.ts'
import type { PaymentMethod } from '@camp/domain/payments/payment-method.ts'
import type { PaymentState } from '@camp/domain/payments/payment-state.ts'
import type { DayTimes } from '@camp/domain/plots/plot.ts'
import type { PlotQuote } from '@camp/domain/pricing/plot-quote.ts'
import type { MoneyOfEnded } from '@camp/domain/reservations/money-of-ended.ts'
import type { OfflineFacts } from '@camp/domain/reservations/offline-facts.ts'
import type { DeskAct } from '@camp/domain/reservations/possible-desk-acts.ts'
import type { GuestDetails, StatusChange } from '@camp/domain/reservations/reservation.ts'
import type { OrganisationId, PlotId, SiteId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Equipment, Party } from '@camp/domain/stay-rules/party.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { ConversationMessage, Settled } from '../conversations/conversations.ts'
import type { OutboxState } from '../messaging/outbox.ts'
import type { PaymentDispute } from '../payments/payment-disputes.ts'
import type { MoneyMove, PaymentPurpose, RefundTask } from '../payments/payments.ts'
import type { PaymentToCheck } from '../payments/payments-to-check.ts'
import type { AmendmentSide } from '../reservations/amend/amendment-answers.ts'
import type { ReservationView } from '../reservations/reservation-views.ts'
import type { ConfirmationRequests } from '../reservations/reservations.ts'
import type { LoggedAct } from './desk-log.ts'
import type { DayReservation, DeskPage } from './desk-reservations.ts'

export interface DeskOrganisation {
  readonly id: OrganisationId
  readonly slug: string
  readonly name: string
  /** IANA; dates and times of the desk are in it. */
  readonly timezone: string
  readonly sites: readonly { readonly id: SiteId; readonly name: string }[]
}

export interface ReservationSearchView extends DeskPage {
  readonly organisation: DeskOrganisation
  readonly today: Temporal.PlainDate
}

/** Allergies only for the campsite's own people: they are health data. */
export type DeskGuest = Omit<GuestDetails, 'userId'>

/** Everything that the desk knows of one reservation. */
export interface DeskReservationView {
  readonly organisation: DeskOrganisation
  readonly today: Temporal.PlainDate
  readonly reservation: ReservationView
  /** Null for a hold. */
  readonly guest: DeskGuest | null
  /** The same plots as in `reservation`, with what only the desk sees. */
  readonly plots: readonly {
    readonly plotId: PlotId
    readonly plotName: string
    readonly siteName: string
    /** Nights on this plot. */
    readonly stay: StayDates
    readonly party: Party
    readonly equipment: Equipment
    readonly quote: PlotQuote
  }[]
  /** Every plot that the booking could be moved to. */
  readonly plotChoices: readonly { readonly plotId: PlotId; readonly plotName: string; readonly siteName: string }[]
  readonly balance: Money
  /** Null while it stands, and of a hold. */
  readonly moneyOfEnded: MoneyOfEnded | null
  /** Counts the writes. */
  readonly version: number
  readonly createdAt: Temporal.Instant
  readonly submittedAt: Temporal.Instant | null
  readonly checkedInAt: Temporal.Instant | null
  readonly checkedOutAt: Temporal.Instant | null
  /** Who said that they would pay, of guests who left owing. */
  readonly owedBy: string | null
  readonly writtenOffAt: Temporal.Instant | null
  /** What is open can be paid by a link that the guest gets. */
  readonly takesOnlinePayment: boolean
  readonly gateCode: string | null
  /** Null where the guest booked online. */
  readonly offline: DeskOfflineFacts | null
  readonly vatPercentage: number | null
  /** When the whole of it had been paid. */
  readonly paidAt: Temporal.Instant | null
  readonly moves: readonly DeskMoneyMove[]
  /** Tries to pay online that did not end in money. */
  readonly failedAttempts: readonly {
    readonly purpose: PaymentPurpose
    readonly amount: Money
    readonly state: PaymentState
    readonly method: PaymentMethod | null
    readonly createdAt: Temporal.Instant
  }[]
  readonly paymentsToCheck: readonly PaymentToCheck[]
  /** The bank took money back: open ones wait for staff. */
  readonly disputes: readonly DeskDispute[]
  readonly refundTasks: readonly Pick<
    RefundTask,
    'id' | 'amount' | 'reason' | 'state' | 'createdAt' | 'paymentAttemptId' | 'voucherId' | 'isReturned' | 'isUnclear'
  >[]
  /** The latest first. */
  readonly messages: readonly DeskMessage[]
  /** In the order in which it was written. */
  readonly conversation: readonly DeskConversationLine[]
  /** Null for a hold. */
  readonly replyWays: DeskReplyWays | null
  /** Everything that happened to it, the latest first. */
  readonly history: readonly (BookingEvent & { readonly byName: string | null })[]
  /** For staff alone, in the order in which they were written. */
  readonly notes: readonly DeskNote[]
  readonly confirmationRequests: ConfirmationRequests
  readonly acts: readonly DeskAct[]
}

/** What rule L7 lists. */
export interface DeskOfflineFacts extends OfflineFacts {
  /** Null where it is not paid wholly offline: then nothing is counted apart. */
  readonly amountTotal: Money | null
  readonly amountPaid: Money | null
}

export interface DeskDispute extends Omit<PaymentDispute, 'organisationId' | 'reservationId' | 'paymentAttemptId'> {
  readonly closedByName: string | null
  /** How the disputed payment was made. */
  readonly method: PaymentMethod | null
}

export interface DeskMoneyMove extends Pick<MoneyMove, 'id' | 'kind' | 'amount' | 'at' | 'method' | 'items' | 'reversedMoveId'> {
  /** Null for the gateway's. */
  readonly offline: (OfflinePayment & { readonly recordedByName: string | null }) | null
}

/** A line of what the guest and the campsite wrote to each other. */
export interface DeskConversationLine
  extends Pick<
    ConversationMessage,
    'id' | 'side' | 'channel' | 'fromNumber' | 'fromAddress' | 'text' | 'at' | 'by' | 'isUnsure' | 'outboxMessageId'
  > {
  readonly byName: string | null
  readonly settled: (Settled & { readonly byName: string | null }) | null
}

/** How the guest can be written to, and by which way most likely; null: by none. */
export interface DeskReplyWays {
  readonly channels: readonly ReplyChannel[]
  readonly likely: MessageChannel | null
}

export interface DeskMessage {
  readonly id: string
  readonly event: NotifiedEvent
  readonly type: NotificationType
  readonly channel: MessageChannel
  readonly state: OutboxState
  readonly to: string | null
  readonly createdAt: Temporal.Instant
  readonly sentAt: Temporal.Instant | null
  /** Why it did not go out, or did not arrive. */
  readonly error: string | null
  /** What its provider says of it, and since when; null until it went out. */
  readonly delivery: { readonly state: DeliveryState; readonly at: Temporal.Instant } | null
  /** It stepped in for a channel that did not reach the guest. */
  readonly isFallback: boolean
  readonly subject: string | null
  /** As it went out; null until then. */
  readonly text: string | null
}

export interface DeskNote {
  readonly at: Temporal.Instant
  readonly by: string
  readonly byName: string | null
  readonly text: string
}

/** A line of the day sheet, with the times of its plots on that day. */
export interface DayLine extends DayReservation {
  readonly times: DayTimes
  readonly acts: readonly DeskAct[]
}

/** A deposit that a guest is to transfer. */
export interface AwaitedTransfer extends DayLine {
  readonly deposit: Money
  /** Null: the booking is not confirmed yet. */
  readonly due: Temporal.PlainDate | null
  /** Null: never by itself (rule D13). */
  readonly releaseOn: Temporal.PlainDate | null
  readonly isOverdue: boolean
  readonly version: number
}

/** Everybody whom the desk meets on one day; each reservation stands in one of the first four lists. */
export interface DayView {
  readonly organisation: DeskOrganisation
  readonly date: Temporal.PlainDate
  readonly today: Temporal.PlainDate
  /** They arrive on the day; of today, those who are still expected. */
  readonly arrivals: readonly DayLine[]
  /** They sleep here before and after the day's noon, and were received. */
  readonly inHouse: readonly DayLine[]
  readonly departures: readonly DayLine[]
  /** Expected on an earlier day and never received. */
  readonly notArrived: readonly DayLine[]
  /**
   * Of those who are here or arrive: what the desk still has to collect; today also of those who left owing.
   */
  readonly toCollect: readonly DayLine[]
  readonly totalToCollect: Money
  /** Today alone: deposits by transfer that have not come, of stays that are still ahead (rule D10). */
  readonly transfers: readonly AwaitedTransfer[]
  /** The booking that was asked for besides, if it belongs to the day in any way. */
  readonly touched: DayLine | null
}

/** The money that moved says these itself, with its amount. */
export type ActOfMoney = 'payment-recorded' | 'payment-reversed' | 'refund-made'
type ToldAct = Exclude<LoggedAct, ActOfMoney>

/** What a move of money did, as it is told. */
export type MovedWay = 'paid' | 'paid-back' | 'not-paid-back' | 'reversed' | 'taken-back' | 'taken-less' | 'returned'

type Happened =
  | ({ readonly kind: 'status' } & Pick<StatusChange, 'from' | 'to' | 'why'>)
  | { readonly kind: 'act'; readonly act: ToldAct; readonly note: string | null }
  | { readonly kind: 'changed'; readonly reason: string | null; readonly before: AmendmentSide; readonly after: AmendmentSide }
  | { readonly kind: 'change-undone'; readonly before: AmendmentSide; readonly after: AmendmentSide }
  | ({ readonly kind: MovedWay } & Pick<DeskMoneyMove, 'amount' | 'method' | 'offline'>)
  | ({ readonly kind: 'message' } & Pick<DeskMessage, 'event' | 'channel' | 'state'>)

/**
 * Something that happened to a booking, by whom and when; a change with what was before and what came after.
 */
export type BookingEvent = Happened & {
  readonly at: Temporal.Instant
  /** A user's id, `guest`, or the name of a command. */
  readonly by: string
}
