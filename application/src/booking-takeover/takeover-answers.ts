import type { TakeoverColumns, TakeoverField, TakeoverSource } from '@camp/domain/booking-takeover/takeover-columns.ts'
import type { RowFault } from '@camp/domain/booking-takeover/takeover-row.ts'
import type { PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { OfflineFault } from '../offline-reservations/offline-reservation-answers.ts'
import type { Actor } from '../shared/actor.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import type { TableFault } from './table-reader.ts'

export interface TakeoverQuery {
  readonly actor: Actor
  readonly orgSlug: string
  readonly text: string
  /** As somebody chose them; what is not there is known by its heading. */
  readonly columns: Partial<TakeoverColumns>
  /** What the file calls a plot, in small letters, and which it is; others go by their own name. */
  readonly plotNames: ReadonlyMap<string, PlotId>
  readonly notifiesGuests: boolean
}

export type TakeoverConflict =
  | RowFault
  | { readonly code: 'plot-unknown'; readonly plotName: string }
  /** By that row of the file. */
  | { readonly code: 'clashes-in-file'; readonly row: number }
  /** The same plot twice, or other nights, under one reference. */
  | { readonly code: 'reference-twice' }
  /** The guests are there now: nights that began cannot be booked. */
  | { readonly code: 'already-begun' }
  | { readonly code: 'not-bookable'; readonly fault: OfflineFault['code'] }

export type RowOutcome =
  | { readonly kind: 'new'; readonly total: Money; readonly paid: Money; readonly hasContact: boolean }
  | { readonly kind: 'known' | 'cancelled' | 'past' }
  | { readonly kind: 'conflict'; readonly conflicts: readonly TakeoverConflict[] }

export interface TakeoverLine {
  readonly row: number
  /** Null where they could not be read. */
  readonly reference: string | null
  readonly guestName: string | null
  readonly plotName: string | null
  readonly arrival: Temporal.PlainDate | null
  readonly departure: Temporal.PlainDate | null
  readonly outcome: RowOutcome
}

export interface TakeoverView {
  readonly source: TakeoverSource
  readonly headings: readonly string[]
  readonly columns: TakeoverColumns
  /** What no column says yet; no row is read then. */
  readonly missing: readonly TakeoverField[]
  readonly lines: readonly TakeoverLine[]
  /** As the file spells them. */
  readonly unknownPlots: readonly string[]
  readonly plots: readonly { readonly id: PlotId; readonly name: string; readonly siteName: string }[]
}

export type TakeoverRefusal = NotFound | NotPermitted | TableFault

export interface TakeoverDone {
  readonly bookings: readonly { readonly id: ReservationId; readonly simpleReference: string; readonly rows: readonly number[] }[]
  readonly known: number
  readonly leftOut: number
}
