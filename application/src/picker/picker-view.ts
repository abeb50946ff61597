import type { PlotSet } from '@camp/domain/availability/cheapest-set.ts'
import type { PlotAvailability, UnavailableReason } from '@camp/domain/availability/plot-availability.ts'
import type { DirectPayment } from '@camp/domain/deposit/direct-payment.ts'
import type { PaymentRule } from '@camp/domain/deposit/payment-rule.ts'
import type { PaymentTerms } from '@camp/domain/deposit/payment-terms.ts'
import type { Plot, SiteType } from '@camp/domain/plots/plot.ts'
import type { PlotQuote } from '@camp/domain/pricing/plot-quote.ts'
import type { PlotId, SiteId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Equipment, Party } from '@camp/domain/stay-rules/party.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { OrganisationView } from '../organisations/organisation-view.ts'

export interface PickerQuery {
  readonly orgSlug: string
  readonly stay: StayDates
  readonly party: Party
  readonly equipment: Equipment
  readonly siteId: SiteId | null
}

/**
 * One listed plot for a stay and a party: can it be booked, and what does it cost (indicative in multi mode).
 */
export interface PickerPlot {
  readonly plot: Plot
  readonly siteName: string
  readonly siteType: SiteType
  readonly availability: PlotAvailability
  readonly unavailableReason: UnavailableReason | null
  /**
   * The dates on which this plot could be booked by this party, when it can't now: with the nights that its
   * rule asks for, else the nearest; null when there are none within 14 days.
   */
  readonly nearestDates: StayDates | null
  /** What it costs then. */
  readonly nearestTotal: Money | null
  /** Then there may be such dates: finding them would have taken too long. */
  readonly hasStoppedLooking: boolean
  readonly bookingPax: number
  readonly total: Money
  readonly discountApplied: PlotQuote['discountApplied']
  /** The same price night by night; made for those who show the nights. */
  readonly quote: () => PlotQuote
  readonly paymentRule: PaymentRule | null
  /** Judged on this plot's total: indicative. */
  readonly paymentTerms: PaymentTerms
}

export interface PickerView {
  readonly organisation: OrganisationView
  readonly stay: StayDates
  readonly party: Party
  /** Available ones first, in the order of their sites and numbers. */
  readonly plots: readonly PickerPlot[]
  /** Where no plot takes the party alone: the cheapest that do together, as the search offers them. */
  readonly together: PlotSet | null
  /** How many guests the campsite takes at most, where those are fewer than the party on any dates. */
  readonly tooSmall: TooSmall | null
}

export interface TooSmall {
  readonly paxMax: number
  /** On one plot, since a booking there is for one; otherwise on all that are free together. */
  readonly isAlone: boolean
}

/** The recalculated price of a selection once the guests are allocated per plot. */
export interface SelectionQuote {
  readonly plots: readonly {
    readonly plotId: PlotId
    readonly plotName: string
    readonly siteName: string
    readonly quote: PlotQuote
  }[]
  readonly amountDue: Money
  readonly amountDueUpFront: Money
  readonly dueDate: Temporal.PlainDate | null
  /** What will be paid to the campsite itself; null where money is taken online. */
  readonly direct: { readonly payment: DirectPayment; readonly campsite: string } | null
}
