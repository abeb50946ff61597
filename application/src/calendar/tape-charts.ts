import type { ReservationStatus } from '@camp/domain/reservations/reservation.ts'
import type { BlockId, OrganisationId, PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { BalanceState } from './balance-state.ts'

/** Nights from `from` up to, not including, `to` of one organisation, as they stand at `now`. */
export interface ChartWindow {
  readonly organisationId: OrganisationId
  readonly from: Temporal.PlainDate
  readonly to: Temporal.PlainDate
  readonly now: Temporal.Instant
}

/**
 * One plot of a reservation. Dates as `YYYY-MM-DD`: a chart has thousands of them, and reads them out again
 * as they are.
 */
export interface ChartBar {
  readonly reservationId: ReservationId
  readonly reference: string
  readonly plotId: PlotId
  readonly arrival: string
  readonly departure: string
  /** First and last name; null for a hold. */
  readonly guestName: string | null
  /** Everybody on this plot. */
  readonly partySize: number
  /** Those of them who count towards the maximum of the plot (rule A8). */
  readonly pax: number
  readonly status: ReservationStatus
  readonly balance: BalanceState
  /** What the reservation still owes, in cents, for all its plots. */
  readonly openCents: number
  readonly isCheckedIn: boolean
  readonly isCheckedOut: boolean
  /** A special request, allergies, or something that staff wrote down. */
  readonly hasNotes: boolean
  /** Taken by staff by telephone or at the desk (rule L6). */
  readonly isOffline: boolean
  /** Plots of the whole reservation. */
  readonly plotCount: number
  readonly vehiclePlate: string | null
}

/** `end` is the first date that is free again. */
export interface ChartBlock {
  readonly id: BlockId
  readonly version: number
  readonly plotIds: readonly PlotId[]
  readonly start: string
  readonly end: string
  readonly reason: string | null
  readonly source: string
  /** An ISO moment; a courtesy hold gives its nights back by itself. */
  readonly expiresAt: string | null
}

export const problemKinds = ['money-without-plots', 'expires-soon', 'balance-overdue', 'left-owing'] as const
export type ProblemKind = (typeof problemKinds)[number]

/**
 * A booking that needs somebody: money that came after its plots were gone, one that is about to lapse, one
 * that owes, one whose guests left owing.
 */
export interface ChartProblem {
  readonly kind: ProblemKind
  readonly reservationId: ReservationId
  readonly reference: string
  readonly guestName: string | null
  readonly arrival: string
  readonly departure: string
  /** To give back, or to collect. */
  readonly cents: number
  /** When it lapses, an ISO moment; null for the others. */
  readonly expiresAt: string | null
}

export interface ChartContents {
  /** Live and not expired, by arrival; also who only leaves on the first day. */
  readonly bars: readonly ChartBar[]
  /** Not expired, by their first night. */
  readonly blocks: readonly ChartBlock[]
}

export const problemsShown = 50
/** A pending reservation is a problem in its last hours. */
export const soonHours = 6

export interface TapeCharts {
  contents(window: ChartWindow): Promise<ChartContents>
  /**
   * By kind as `problemKinds` lists them, then by arrival; at most `problemsShown`. `today` is the
   * organisation's.
   */
  problems(window: Pick<ChartWindow, 'organisationId' | 'now'>, today: Temporal.PlainDate): Promise<readonly ChartProblem[]>
  /**
   * Another text whenever contents, problems or the catalogue may have changed; far cheaper than reading
   * them.
   */
  version(window: ChartWindow): Promise<string>
}
