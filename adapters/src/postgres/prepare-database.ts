import pg from 'pg'
import { migrate, pendingMigrations } from './migrate.ts'
import { openDatabase } from './orm.ts'
import { loadReferenceData } from './reference-data.ts'

/**
 * The newest schema, and the rows that the product ships; answers the migrations that ran. Safe to run in
 * several processes at once.
 */
export async function prepareDatabase(url: string): Promise<readonly string[]> {
  const ran = await migrate(url)
  const database = await openDatabase({ url, poolSize: 1 })
  try {
    await loadReferenceData(database.forkEntityManager())
  } finally {
    await database.close()
  }
  return ran
}

/** What `prepareDatabase` would run. */
export async function waitingMigrations(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    return await pendingMigrations(client)
  } finally {
    await client.end()
  }
}
