import type { DeskAct } from '@camp/domain/reservations/possible-desk-acts.ts'
import type { ReservationStatus } from '@camp/domain/reservations/reservation.ts'
import type { WireRule } from '#server/wire/rules-on-wire.ts'

/** Why something cannot be done, with the facts that its words need. */
export interface PanelRefusal {
  readonly code: string
  readonly plotNames: readonly string[]
  /** With their numbers. */
  readonly rules: readonly WireRule[]
}

/** One way to price a change. Amounts in rand. */
export interface PricedChange {
  readonly price: 're-quote' | 'keep'
  readonly amountDue: number
  readonly difference: number
  readonly refund: number
  readonly balance: number
}

/** What a change would do; refused: why, and whether staff may do it all the same. */
export interface ChangeOnWire {
  readonly arrival: string
  readonly departure: string
  /**
   * Instead of the plots of the booking, in their order; of a plot that is left during the stay, where its
   * guests go.
   */
  readonly plotIds: readonly string[]
  /** Where the guests sleep. */
  readonly plots: readonly { readonly plotId: string; readonly arrival: string; readonly departure: string }[]
  /** The night from which the guests of a plot sleep on another one, where that was asked for. */
  readonly split: { readonly at: string; readonly part: string; readonly to: string } | null
  readonly isUnchanged: boolean
  /**
   * Of the booking that is shown: whoever saves says it, so that a change of somebody else is not written
   * over.
   */
  readonly version: number | null
  readonly prices: readonly PricedChange[]
  readonly refusal: PanelRefusal | null
  /** The rules of the house spoke against it, and nothing else does. */
  readonly ignoresRules: boolean
  /** Every one of them. */
  readonly setAside: readonly WireRule[]
  readonly tellsGuest: boolean
}

export interface PanelReservation {
  readonly reference: string
  readonly status: ReservationStatus
  /** Null while a guest is still at the form. */
  readonly guestName: string | null
  readonly phone: string | null
  readonly vehiclePlate: string | null
  readonly specialRequest: string | null
  readonly isCheckedIn: boolean
  readonly arrival: string
  readonly departure: string
  readonly guests: number
  readonly plots: readonly {
    readonly plotId: string
    readonly plotName: string
    readonly arrival: string
    readonly departure: string
    readonly guests: number
  }[]
  /** In rand. */
  readonly amountDue: number
  readonly balance: number
  /** What the desk may do with it now. */
  readonly acts: readonly DeskAct[]
  /** The last payment that counts; null before any. */
  readonly lastPayment: string | null
  readonly change: ChangeOnWire | null
}
