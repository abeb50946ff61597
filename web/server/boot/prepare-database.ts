import type { Configuration } from '@camp/adapters/configuration/configuration.ts'
import { migrate } from '@camp/adapters/postgres/migrate.ts'
import { openDatabase } from '@camp/adapters/postgres/orm.ts'
import { loadReferenceData } from '@camp/adapters/postgres/reference-data.ts'

/** The newest schema, and the rows that the product ships. Safe to run in several processes at once. */
export async function prepareDatabase(_configuration: Configuration, url: string): Promise<void> {
  await migrate(url)
  const database = await openDatabase({ url, poolSize: 1 })
  try {
    await loadReferenceData(database.forkEntityManager())
  } finally {
    await database.close()
  }
}
