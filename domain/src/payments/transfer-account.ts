import { usedFrom } from '../payouts/second-person.ts'
import { Temporal } from '../shared/temporal.ts'

/** Where guests of a campsite transfer money to. */
export interface TransferAccount {
  readonly bank: string
  readonly name: string
  readonly number: string
  readonly branchCode: string
}

/** What a campsite gives its guests. */
export interface GivenAccount extends TransferAccount {
  /** Null: it was there before anybody asked. */
  readonly changedAt: Temporal.Instant | null
}

/** Its owners are told of a change at once; guests read the account three days later (rule D11). */
export function accountForGuests(given: GivenAccount | null, now: Temporal.Instant): TransferAccount | null {
  if (!given) return null
  const { changedAt, ...account } = given
  return changedAt && Temporal.Instant.compare(usedFrom(changedAt), now) > 0 ? null : account
}
