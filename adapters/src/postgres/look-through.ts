import { IsolationLevel } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { withPatience } from './guarded-pool.ts'
import { databaseOf } from './typed-database.ts'

/** Minutes that one of its statements may take. */
const minutes = 5

/**
 * Reads of one moment of the data, while others go on writing, each of which may take minutes: for work that
 * looks through everything there is and that nobody waits for.
 */
export function lookThrough<Answer>(em: EntityManager, read: () => Promise<Answer>): Promise<Answer> {
  const reads = async () => {
    await sql`set local statement_timeout = ${sql.lit(`${minutes}min`)}`.execute(databaseOf(em))
    return read()
  }
  const isolated = { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true }
  return withPatience(minutes * 60_000, () => em.transactional(reads, isolated))
}
