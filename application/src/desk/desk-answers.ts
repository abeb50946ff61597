import type { MessageChannel } from '@camp/domain/messaging/notification.ts'
import type { SkippedBecause } from '@camp/domain/messaging/recipients.ts'
import type { ReservationStatus } from '@camp/domain/reservations/reservation.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Actor } from '../shared/actor.ts'
import type { ChangedMeanwhile, NotFound } from '../shared/refusals.ts'

/** Whoever acts, and on which reservation; another organisation's answers not-found. */
export interface DeskCommand {
  readonly actor: Actor
  readonly idOrReference: string
  /** Only shows what would change. */
  readonly dryRun?: boolean
  /**
   * `DeskOutcome.version` of what was shown before the click: when somebody changed the reservation since,
   * nothing is done.
   */
  readonly shownVersion?: number | null
}

/** What every act of the desk may answer beside its own refusals. */
export type DeskRefusal = NotFound | ChangedMeanwhile

export interface TellingDeskCommand extends DeskCommand {
  /** Absent: the guest is told. Otherwise the message is kept as not sent. */
  readonly notifiesGuest?: boolean
}

/** A reservation before or after an act of the desk. */
export interface DeskSide {
  readonly status: ReservationStatus
  readonly amountDue: Money
  readonly amountPaid: Money
  readonly balance: Money
  readonly checkedInAt: Temporal.Instant | null
  readonly vehiclePlate: string | null
  readonly gateCode: string | null
}

/** Of a voucher after an act of the desk. */
export interface VoucherOfAct {
  readonly code: string
  /** What is on it then. */
  readonly left: Money
  readonly expiresOn: Temporal.PlainDate
}

/** What a guest reads, or why they read nothing. */
export type ToldGuest =
  | { readonly channel: MessageChannel; readonly to: string; readonly subject: string | null; readonly text: string }
  | { readonly channel: MessageChannel; readonly skipped: SkippedBecause }

/** What an act of the desk changes, or has changed. */
export interface DeskOutcome {
  readonly id: ReservationId
  readonly simpleReference: string
  /** Of the reservation before the act. */
  readonly version: number
  /** The same act was done before; nothing changes. */
  readonly isDoneBefore: boolean
  readonly before: DeskSide
  readonly after: DeskSide
  /** What goes back to the guest by this act. */
  readonly refundAmount: Money
  /** Of a booking that ends by it: paid too much, and goes back beside that. */
  readonly promised: Money
  /** That it gives, or takes something from. */
  readonly voucher: VoucherOfAct | null
  /** The words for the guest; empty where the act tells nothing. */
  readonly messages: readonly ToldGuest[]
}

export type DeskConflict = { readonly code: 'expired' | 'already_cancelled' | 'stay_begun' | 'wrong_state' }
