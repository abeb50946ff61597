import type { UserId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** Rows as they are kept, by the concept that keeps them; no secret of the account is among them. */
export type PersonalExport = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** What was changed, by the concept that keeps it: emptied of the person, or deleted. */
export type Erased = Readonly<Record<string, number>>

/** Everything that the product keeps on one person. */
export interface PersonalData {
  export(id: UserId): Promise<PersonalExport>
  /** Stays that are still ahead or going on, and amounts that are still owed either way. */
  openStays(id: UserId, now: Temporal.Instant): Promise<number>
  /** In a transaction. Bookings, their money and their papers stay, without the person. */
  erase(id: UserId, at: Temporal.Instant): Promise<Erased>
}
