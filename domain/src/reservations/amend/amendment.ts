import type { PlotId } from '../../shared/ids.ts'
import type { Equipment, Party } from '../../stay-rules/party.ts'
import type { StayDates } from '../../stay-rules/stay-dates.ts'

/** One plot as it is wanted after an amendment. */
export interface AmendedPlot {
  readonly plotId: PlotId
  readonly party: Party
  /** Absent: as it was on this plot before, none on a plot that is new. */
  readonly equipment?: Equipment
  /**
   * The nights on this plot, inside the stay; absent: all of them. The plots of a split stay follow one
   * another.
   */
  readonly stay?: StayDates
}

/** `keep`: the amount due stays what it is, whatever the nights would cost today; for staff alone. */
export type AmendedPrice = 're-quote' | 'keep'

/** What a reservation is to become: every plot that it shall have, not only those that change. */
export interface Amendment {
  /** From the first night on any plot to the last. */
  readonly stay: StayDates
  readonly plots: readonly AmendedPlot[]
  readonly price: AmendedPrice
}
