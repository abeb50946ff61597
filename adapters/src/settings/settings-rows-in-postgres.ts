import type { SaveRowRefusal } from '@camp/application/settings/settings-rows.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type Kysely, sql } from 'kysely'
import { isKeptApart, sqlState, violatedConstraint } from '../postgres/sql-state.ts'
import { databaseOf, type Tables } from '../postgres/typed-database.ts'
import { isUuid } from '../postgres/uuid.ts'

const foreignKeyViolation = '23503'

/**
 * Runs what writes one row, its links too, together or not at all: within a transaction that is open already
 * as a part that may fail without it. `write` answers whether the row was there.
 */
export async function savingRow(
  em: EntityManager,
  nameConstraint: string,
  write: (database: Kysely<Tables>) => Promise<boolean>,
): Promise<Result<null, SaveRowRefusal>> {
  try {
    return await em.transactional(async (inner) => {
      return (await write(databaseOf(inner))) ? accepted(null) : refused({ code: 'changed-meanwhile' })
    })
  } catch (error) {
    if (violatedConstraint(error) === nameConstraint) return refused({ code: 'name-taken' })
    if (sqlState(error) === foreignKeyViolation || isKeptApart(error)) return refused({ code: 'parent-unknown' })
    throw error
  }
}

type SettingsTable = keyof Tables & ('document' | 'payment_rule' | 'plot_calendar_feed' | 'saved_text' | 'special_term')

/** What is gone already is no fault. Raw: the table is given. */
export async function removeRow(
  em: EntityManager,
  table: SettingsTable,
  { organisationId, id }: { readonly organisationId: OrganisationId; readonly id: string },
): Promise<void> {
  if (!isUuid(id)) return
  await sql`delete from ${sql.table(table)} where id = ${id} and organisation_id = ${organisationId}`.execute(databaseOf(em))
}
