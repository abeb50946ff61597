import type { Id } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ImportOutcome } from '../organisation-document.ts'

export type ImportRunId = Id<'import-run'>

/** `checked`: nothing was written yet. `failed`: it stopped half-way, and what was written stays. */
export type ImportRunState = 'checked' | 'running' | 'done' | 'failed'

/** A document that was uploaded, judged, and is perhaps imported. */
export interface ImportRun {
  readonly id: ImportRunId
  readonly fileName: string
  readonly uploadedAt: Temporal.Instant
  readonly state: ImportRunState
  /** What an import would do; what it did, once it is done. */
  readonly outcomes: readonly ImportOutcome[]
  /** How many organisations have been gone through. */
  readonly done: number
  /** When it last moved. */
  readonly movedAt: Temporal.Instant
}

export interface NewImportRun extends Pick<ImportRun, 'id' | 'fileName' | 'uploadedAt' | 'outcomes'> {
  readonly document: unknown
}

export interface ImportRuns {
  /** Those of more than a day before it go, with their documents. */
  add(run: NewImportRun): Promise<void>
  find(id: ImportRunId): Promise<ImportRun | undefined>
  /**
   * The document of one that nobody is importing: `checked`, `failed`, or `running` and not moved since
   * `stillSince`. Nothing to everybody else, also to all but one of those who ask at the same moment.
   */
  begin(id: ImportRunId, at: Temporal.Instant, stillSince: Temporal.Instant): Promise<{ readonly document: unknown } | undefined>
  move(id: ImportRunId, done: number, at: Temporal.Instant): Promise<void>
  /** With what it did; the document is forgotten. */
  end(id: ImportRunId, outcomes: readonly ImportOutcome[], at: Temporal.Instant): Promise<void>
  fail(id: ImportRunId, at: Temporal.Instant): Promise<void>
}
