import type { CountedDay } from '@camp/domain/cash-up/close-day.ts'
import type { TillEntry, TillLine } from '@camp/domain/cash-up/till.ts'
import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ListedPage, Listing } from '../shared/listing.ts'

/** With the booking that it was for. */
export interface BookedTillEntry extends TillEntry {
  readonly reference: string | null
  readonly reservationId: ReservationId
  readonly simpleReference: string
  readonly guestName: string | null
}

/** A day as it was closed; nothing of it changes any more. */
export interface ClosedDay extends CountedDay {
  readonly organisationId: OrganisationId
  readonly day: Temporal.PlainDate
  readonly closedAt: Temporal.Instant
  readonly closedBy: string
}

export const tillSorts = ['day'] as const
export type TillSort = (typeof tillSorts)[number]

export interface TillQuery extends Listing<TillSort> {
  readonly organisationId: OrganisationId
  /** Both included; null is open. */
  readonly from: Temporal.PlainDate | null
  readonly to: Temporal.PlainDate | null
}

/** What one person took and gave back by one method on one day. */
export interface TillDayLine extends TillLine {
  readonly day: Temporal.PlainDate
  /** `later`: written down after the day was closed. */
  readonly state: 'open' | 'closed' | 'later'
}

export interface FoundTill extends ListedPage<TillDayLine> {
  /** Of all pages. */
  readonly taken: Money
  readonly returned: Money
}

/** The till of each campsite, day by day: every payment, refund and reversal that the desk wrote down. */
export interface CashUps {
  /** Of the day on which the money changed hands, the oldest writing first. */
  entriesOf(organisationId: OrganisationId, day: Temporal.PlainDate): Promise<readonly BookedTillEntry[]>
  find(organisationId: OrganisationId, day: Temporal.PlainDate): Promise<ClosedDay | undefined>
  /** Once for each day, also at the same moment. */
  close(day: ClosedDay): Promise<Result<void, { readonly code: 'day-closed' }>>
  list(query: TillQuery): Promise<FoundTill>
}
