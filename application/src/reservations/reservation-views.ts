import type { DirectPayment } from '@camp/domain/deposit/direct-payment.ts'
import type { Document } from '@camp/domain/documents/document.ts'
import type { SpecialTermType } from '@camp/domain/organisations/special-term.ts'
import type { TransferAccount } from '@camp/domain/payments/transfer-account.ts'
import type { DayTimes } from '@camp/domain/plots/plot.ts'
import type { PlotQuote } from '@camp/domain/pricing/plot-quote.ts'
import type { Cancellation, ReservationStatus } from '@camp/domain/reservations/reservation.ts'
import type { PlotId, ReservationId, SpecialTermId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { NightsCounter } from '@camp/domain/stay-rules/nights-counter.ts'
import type { Party } from '@camp/domain/stay-rules/party.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { OrganisationFacts } from '../organisations/organisation-facts.ts'

/** `/reserve`: what the guest has to decide on, while the plots are held. */
export interface HoldView {
  readonly id: ReservationId
  readonly status: ReservationStatus
  readonly expiryDate: Temporal.Instant
  readonly canExtend: boolean
  readonly organisation: OrganisationFacts
  readonly stay: StayDates
  readonly party: Party
  readonly plots: readonly {
    readonly plotId: PlotId
    readonly plotName: string
    readonly siteName: string
    readonly party: Party
    readonly quote: PlotQuote
  }[]
  readonly total: Money
  readonly specialTerms: readonly {
    readonly id: SpecialTermId
    readonly name: string
    readonly type: SpecialTermType
    readonly text: string
  }[]
  /** In the wording that an acknowledgement is for. */
  readonly documents: readonly Pick<Document, 'id' | 'title' | 'text' | 'version' | 'isMandatory'>[]
  /** What is to pay now with a deposit and in full; null when no partial payment applies. */
  readonly deposit: {
    readonly amountDueUpFront: Money
    readonly balance: Money
    readonly dueDate: Temporal.PlainDate | null
  } | null
  /** What will be paid to the campsite itself; null where money is taken online. */
  readonly direct: DirectPayment | null
  readonly cancellation: CancellationLadder
  readonly vatPercentage: number
}

/** "Free until 22 January, then 50 % back until 29 January": the last day of each step. */
export type CancellationLadder = readonly { readonly refundPercentage: number; readonly until: Temporal.PlainDate }[]

/** The public reservation summary: no e-mail, phone, allergies or special request (rule U9). */
export interface ReservationView {
  readonly id: ReservationId
  readonly simpleReference: string
  readonly status: ReservationStatus
  readonly stay: StayDates
  readonly party: Party
  readonly plots: readonly {
    readonly plotId: PlotId
    readonly plotName: string
    readonly siteName: string
    readonly party: Party
    readonly quote: PlotQuote
  }[]
  readonly amountDue: Money
  readonly amountPaid: Money
  readonly balance: Money
  readonly amountDueUpFront: Money
  readonly dueDate: Temporal.PlainDate | null
  readonly expiryDate: Temporal.Instant | null
  /** For its guest, the refund is all that goes or went back, also of money that came in since. */
  readonly cancellation: Cancellation | null
  /** For its guest, of money that still goes back beside the voucher that was given. */
  readonly besideVoucher?: Money
  readonly cancellationLadder: CancellationLadder
  /** By its guest, at this moment. */
  readonly mayCancel: boolean
  /** An online amount is open and this reservation may still pay it. */
  readonly wantsPayment: boolean
  /** What the next online payment would be; zero when none is open. */
  readonly amountToPayNow: Money
  /**
   * With the bank: to pay again would be to pay twice; of a cancelled booking, what may still come in. Null:
   * nothing is, or nobody looked.
   */
  readonly underWay: Money | null
  /** What is paid to the campsite itself, and where to; null: nothing. */
  readonly direct: (DirectPayment & { readonly account: TransferAccount | null }) | null
  readonly nights: NightsCounter
  /** Of the arrival and the departure day (weekday or holiday; of several sites the earliest). */
  readonly arrivalTimes: DayTimes
  readonly departureTimes: DayTimes
  /** Of any status: the links of existing reservations work whatever became of the organisation. */
  readonly organisation: OrganisationFacts
}

export interface CancellationTermsView {
  readonly reservation: ReservationView
  readonly canCancel: boolean
  readonly reason: 'already_cancelled' | 'stay_begun' | 'wrong_state' | 'expired' | null
  readonly refundAmount: Money
  readonly refundPercentage: number
  /** Paid too much and on its way back already, whatever the policy says. */
  readonly promised: Money
}
