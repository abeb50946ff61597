import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../src/postgres/typed-database.ts'

/** A sandbox that starts knows of no night: campsites that speak to it tell all of theirs once more. */
export async function tellHtiSandboxAnew(em: EntityManager): Promise<void> {
  const database = databaseOf(em)
  await database
    .updateTable('hti_line')
    .set({ told_all_at: null, rests_until: null, silent_times: 0 })
    .where(
      'organisation_id',
      'in',
      database.selectFrom('hti_connection').select('organisation_id').where('endpoint', '=', 'sandbox'),
    )
    .execute()
}
