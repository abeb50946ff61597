import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import { migrate } from '../migrate.ts'
import { createTestDatabase, dropTestDatabase, testTemplate } from './test-database-sql.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server that the integration tests share, with its maintenance database. */
    readonly testServerUrl: string
  }
}

/**
 * One PostgreSQL for the whole run, in a folder of its own, with one migrated template that tests clone.
 * `TEST_SERVER_URL` names another server, of a version to be tried: a superuser in its maintenance database.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_SERVER_URL
  if (given) {
    await dropTestDatabase(given, testTemplate)
    await migrate(await createTestDatabase(given, testTemplate))
    project.provide('testServerUrl', given)
    return async () => undefined
  }
  const dataDirectory = await mkdtemp(join(tmpdir(), 'camp-test-'))
  await chmod(dataDirectory, 0o755)
  const remove = () => rm(dataDirectory, { recursive: true, force: true })
  try {
    const server = await startEmbeddedPostgres({ dataDirectory, durable: false })
    await migrate(await createTestDatabase(server.url, testTemplate))
    project.provide('testServerUrl', server.url)
    return () => server.stop().then(remove)
  } catch (error) {
    await remove()
    throw error
  }
}
