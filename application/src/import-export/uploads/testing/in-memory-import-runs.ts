import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { ImportOutcome } from '../../organisation-document.ts'
import type { ImportRun, ImportRunId, ImportRuns, NewImportRun } from '../import-runs.ts'

export class InMemoryImportRuns implements ImportRuns {
  #runs: readonly (ImportRun & { readonly document: unknown })[] = []

  async add(run: NewImportRun): Promise<void> {
    const kept = this.#runs.filter(({ uploadedAt }) => !isBefore(uploadedAt, run.uploadedAt.subtract({ hours: 24 })))
    this.#runs = [...kept, { ...run, state: 'checked', done: 0, movedAt: run.uploadedAt }]
  }

  async find(id: ImportRunId): Promise<ImportRun | undefined> {
    const run = this.#runs.find((one) => one.id === id)
    if (!run) return undefined
    const { document: _, ...shown } = run
    return shown
  }

  async begin(id: ImportRunId, at: Temporal.Instant, stillSince: Temporal.Instant) {
    const run = this.#runs.find((one) => one.id === id)
    if (!run || run.state === 'done' || (run.state === 'running' && !isBefore(run.movedAt, stillSince))) return undefined
    this.#change(id, { state: 'running', done: 0, movedAt: at })
    return { document: run.document }
  }

  async move(id: ImportRunId, done: number, at: Temporal.Instant): Promise<void> {
    this.#change(id, { done, movedAt: at })
  }

  async end(id: ImportRunId, outcomes: readonly ImportOutcome[], at: Temporal.Instant): Promise<void> {
    this.#change(id, { state: 'done', outcomes, movedAt: at })
  }

  async fail(id: ImportRunId, at: Temporal.Instant): Promise<void> {
    this.#change(id, { state: 'failed', movedAt: at })
  }

  #change(id: ImportRunId, facts: Partial<ImportRun>): void {
    this.#runs = this.#runs.map((run) => (run.id === id ? { ...run, ...facts } : run))
  }
}

function isBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0
}
