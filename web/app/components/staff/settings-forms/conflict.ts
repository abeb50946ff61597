import type { ForeignChange } from '@camp/domain/shared/merged-fields.ts'

/** What somebody else saved while a form was open, or that they deleted what is in it. */
export interface Conflict {
  /** Null: a command, or somebody who is not known any more. */
  readonly by: string | null
  /** The moment; null where it is not known. */
  readonly at: string | null
  readonly changes: readonly ForeignChange[]
  readonly isDeleted?: true
}
