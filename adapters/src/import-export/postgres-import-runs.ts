import type { ImportOutcome } from '@camp/application/import-export/organisation-document.ts'
import type { ImportRun, ImportRunId, ImportRuns, NewImportRun } from '@camp/application/import-export/uploads/import-runs.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'

export class PostgresImportRuns implements ImportRuns {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async add({ id, fileName, uploadedAt, outcomes, document }: NewImportRun): Promise<void> {
    const database = databaseOf(this.#em)
    await database
      .deleteFrom('import_run')
      .where('uploaded_at', '<', uploadedAt.subtract({ hours: 24 }).toString())
      .execute()
    const at = uploadedAt.toString()
    const told = { outcomes: JSON.stringify(outcomes), document: JSON.stringify(document) }
    await database
      .insertInto('import_run')
      .values({ id, file_name: fileName, uploaded_at: at, moved_at: at, ...told })
      .execute()
  }

  async find(id: ImportRunId): Promise<ImportRun | undefined> {
    if (!isUuid(id)) return undefined
    const row = await databaseOf(this.#em)
      .selectFrom('import_run')
      .select(['id', 'file_name', 'uploaded_at', 'state', 'outcomes', 'done', 'moved_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return undefined
    const { file_name: fileName, uploaded_at: uploadedAt, moved_at: movedAt, ...facts } = row
    return { ...facts, fileName, uploadedAt: Temporal.Instant.from(uploadedAt), movedAt: Temporal.Instant.from(movedAt) }
  }

  async begin(id: ImportRunId, at: Temporal.Instant, stillSince: Temporal.Instant) {
    if (!isUuid(id)) return undefined
    return databaseOf(this.#em)
      .updateTable('import_run')
      .set({ state: 'running', done: 0, moved_at: at.toString() })
      .where('id', '=', id)
      .where(({ eb, or }) =>
        or([eb('state', 'in', ['checked', 'failed']), eb('state', '=', 'running').and('moved_at', '<', stillSince.toString())]),
      )
      .returning('document')
      .executeTakeFirst()
  }

  async move(id: ImportRunId, done: number, at: Temporal.Instant): Promise<void> {
    await this.#change(id, { done, moved_at: at.toString() })
  }

  async end(id: ImportRunId, outcomes: readonly ImportOutcome[], at: Temporal.Instant): Promise<void> {
    await this.#change(id, { state: 'done', outcomes: JSON.stringify(outcomes), document: null, moved_at: at.toString() })
  }

  async fail(id: ImportRunId, at: Temporal.Instant): Promise<void> {
    await this.#change(id, { state: 'failed', moved_at: at.toString() })
  }

  async #change(id: ImportRunId, facts: Changes): Promise<void> {
    await databaseOf(this.#em).updateTable('import_run').set(facts).where('id', '=', id).execute()
  }
}

interface Changes {
  readonly state?: ImportRun['state']
  readonly done?: number
  readonly outcomes?: string
  readonly document?: null
  readonly moved_at: string
}
