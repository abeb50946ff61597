import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** One field as it was and as it is, in the texts of its form; secrets are masked before they get here. */
export interface AuditChange {
  readonly field: string
  readonly before: string
  readonly after: string
}

/** A privileged change: who did what to which thing, when. */
export interface AuditEntry {
  readonly at: Temporal.Instant
  /** A user's id, or the name of a command. Never a person's name or address: those can be erased. */
  readonly by: string
  /** `null`: of the platform's own data. */
  readonly organisationId: OrganisationId | null
  /** `organisation.owner`, `payment-rule.deleted`: the concept, and what became of it. */
  readonly act: string
  /** The id of what was changed. */
  readonly subject: string
  readonly changes: readonly AuditChange[]
}

export interface AuditFilter {
  /** `null`: of the platform's own data. */
  readonly organisationId: OrganisationId | null
  /** Whole acts, or concepts: `organisation` is every act of organisations. */
  readonly act?: string
  /** The id of what was changed. */
  readonly subject?: string
  readonly limit: number
}

/** Written in the transaction of the change itself, once, and never changed again (rules U11, I10). */
export interface AuditTrail {
  record(entry: AuditEntry): Promise<void>
  /** The newest first. */
  latest(filter: AuditFilter): Promise<readonly AuditEntry[]>
}
