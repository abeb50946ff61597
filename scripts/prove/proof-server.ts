import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@camp/adapters/postgres/embedded-postgres.ts'
import { migrate } from '@camp/adapters/postgres/migrate.ts'
import { createTestDatabase, dropTestDatabase } from '@camp/adapters/postgres/testing/test-database-sql.ts'

export interface ProofServer {
  /** Of the server; every proof makes a database of its own there. */
  readonly url: string
  stop(): Promise<void>
}

/** A PostgreSQL in a folder of its own, gone afterwards. It writes to disk as in production. */
export async function startProofServer(): Promise<ProofServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'camp-proof-'))
  await chmod(dataDirectory, 0o755)
  const remove = () => rm(dataDirectory, { recursive: true, force: true })
  const server = await startEmbeddedPostgres({ dataDirectory, durable: true }).catch((error: unknown) =>
    remove().then(() => Promise.reject(error)),
  )
  // After the server's own: one that is interrupted leaves no data behind either.
  process.once('exit', () => rmSync(dataDirectory, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
  return { url: server.url, stop: () => server.stop().then(remove) }
}

export interface ProofDatabase {
  readonly url: string
  /** Close your own connections first. */
  stop(): Promise<void>
}

/** Migrated and empty. */
export async function createProofDatabase(serverUrl: string): Promise<ProofDatabase> {
  const name = `camp_test_proof_${randomUUID().replaceAll('-', '')}`
  const url = await createTestDatabase(serverUrl, name)
  await migrate(url)
  return { url, stop: () => dropTestDatabase(serverUrl, name) }
}
