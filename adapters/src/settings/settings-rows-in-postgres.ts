import type { SaveRowRefusal } from '@camp/application/settings/settings-rows.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { RawBuilder } from 'kysely'
import { sqlState, violatedConstraint } from '../postgres/sql-state.ts'

const foreignKeyViolation = '23503'

/**
 * Runs what writes one row, its links too, together or not at all: within a transaction that is open already as a part that may
 * fail without it. `write` answers whether the row was there in the version that was read.
 */
export async function savingRow(
  em: EntityManager,
  nameConstraint: string,
  write: (run: (statement: RawBuilder<unknown>) => Promise<number>) => Promise<boolean>,
): Promise<Result<null, SaveRowRefusal>> {
  try {
    return await em.transactional(async (inner) => {
      const run = async (statement: RawBuilder<unknown>) => {
        const { numAffectedRows } = await statement.execute(inner.getKysely({ type: 'write' }))
        return Number(numAffectedRows ?? 0)
      }
      return (await write(run)) ? accepted(null) : refused({ code: 'changed-meanwhile' })
    })
  } catch (error) {
    if (violatedConstraint(error) === nameConstraint) return refused({ code: 'name-taken' })
    if (sqlState(error) === foreignKeyViolation) return refused({ code: 'parent-unknown' })
    throw error
  }
}
