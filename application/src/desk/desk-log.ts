import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** What the desk did that no change of status tells. */
export type LoggedAct =
  | 'note'
  | 'checked-in'
  | 'check-in-undone'
  | 'message-resent'
  | 'payment-recorded'
  | 'payment-reversed'
  | 'left-owing'
  | 'written-off'
  | 'write-off-undone'
  | 'rules-set-aside'
  | 'refund-made'
  | 'dispute-closed'
  | 'plate-changed'
  | 'details-corrected'
  | 'gate-code-issued'
  | 'gate-code-undone'
  | 'note-withdrawn'
  | 'voucher-extended'
  | 'voucher-cancelled'

export interface DeskEntry {
  readonly id: string
  readonly organisationId: OrganisationId
  readonly reservationId: ReservationId
  readonly act: LoggedAct
  readonly at: Temporal.Instant
  /** A user's id, or the name of a command. */
  readonly by: string
  /** The words of a note, or what was done; for staff alone. */
  readonly note: string | null
  /** What was there before, empty for nothing; none where it cannot be taken back. */
  readonly former?: string | null
  /** The entry whose act this one takes back. */
  readonly takesBack?: string | null
}

/** Only ever grows: what was noted stands. */
export interface DeskLog {
  add(entry: DeskEntry): Promise<void>
  /** In the order in which they were added. */
  of(reservationId: ReservationId): Promise<readonly DeskEntry[]>
}
