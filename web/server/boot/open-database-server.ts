import type { Configuration } from '@camp/adapters/configuration/configuration.ts'
import { startEmbeddedPostgres } from '@camp/adapters/postgres/embedded-postgres.ts'

export interface DatabaseServer {
  readonly url: string
  /** Leaves an embedded server; another's runs on. */
  stop(): Promise<void>
}

/** The database of `DATABASE_URL`, or the one that the product brings along. */
export async function openDatabaseServer({ databaseUrl, dataDirectory }: Configuration): Promise<DatabaseServer> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} }
  const { url, stop } = await startEmbeddedPostgres({ dataDirectory })
  return { url, stop }
}
