import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { RelayUse } from './relay-quota.ts'

/** Who relays, in any words that name one caller: `user <id>`, `service key`. */
export type RelayCaller = string

/** What every caller has relayed, counted over all processes. Asked inside a transaction. */
export interface RelayUses {
  /** Those after `since`, oldest first. Nobody else is told of the same caller until the transaction ends. */
  ofCallerSince(caller: RelayCaller, since: Temporal.Instant): Promise<readonly RelayUse[]>
  /** Forgets what this caller relayed more than two days before. */
  add(caller: RelayCaller, use: RelayUse): Promise<void>
}
