import type { Configuration } from '@camp/adapters/configuration/configuration.ts'
import { startEmbeddedPostgres } from '@camp/adapters/postgres/embedded-postgres.ts'
import type { Log } from '../log.ts'

export interface DatabaseServer {
  readonly url: string
  /** The same database past a pooler, where there is one. */
  readonly directUrl: string
  /** Leaves an embedded server; another's runs on. */
  stop(): Promise<void>
}

/** The database of `DATABASE_URL`, or the one that the product brings along. */
export async function openDatabaseServer(
  { databaseUrl, databaseDirectUrl, dataDirectory }: Configuration,
  log: Log,
): Promise<DatabaseServer> {
  if (databaseUrl) return { url: databaseUrl, directUrl: databaseDirectUrl ?? databaseUrl, stop: async () => {} }
  const { url, stop } = await startEmbeddedPostgres({
    dataDirectory,
    onFall: (outcome, error) =>
      outcome === 'restarted'
        ? log.warn({}, 'the embedded PostgreSQL had died and was started again')
        : log.error({ error }, 'the embedded PostgreSQL died and does not start'),
  })
  return { url, directUrl: url, stop }
}
