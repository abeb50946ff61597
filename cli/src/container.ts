import { readFile, writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import type { StandIns } from '@camp/adapters/composition/stand-ins.ts'
import type { Configuration } from '@camp/adapters/configuration/configuration.ts'
import type { Database } from '@camp/adapters/postgres/orm.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { campLine, type Stop, stop } from './answer.ts'
import type { DemoOutcome, DemoRequest, Door, GenerateOutcome, GenerateRequest } from './door.ts'

type Environment = Readonly<Record<string, string | undefined>>

interface DatabaseServer {
  readonly url: string
  /** Past a pooler, where there is one. */
  readonly directUrl: string
  readonly isEmbedded: boolean
}

/** Puts the product together, as far as a command asks for it: what is not needed is not even loaded. */
export function openDoor(environment: Environment): Door {
  const closing: (() => Promise<void>)[] = []

  const configuration = once(async () => {
    const { readConfiguration } = await import('@camp/adapters/configuration/configuration.ts')
    return readConfiguration(environment)
  })
  const server = once(async (): Promise<DatabaseServer> => {
    const { databaseUrl, databaseDirectUrl, dataDirectory } = await configuration()
    if (databaseUrl) return { url: databaseUrl, directUrl: databaseDirectUrl ?? databaseUrl, isEmbedded: false }
    const { startEmbeddedPostgres } = await import('@camp/adapters/postgres/embedded-postgres.ts')
    const { url, stop: leave } = await startEmbeddedPostgres({ dataDirectory })
    closing.unshift(leave)
    return { url, directUrl: url, isEmbedded: true }
  })
  /** With the newest schema. */
  const openDatabase = async (notice: (text: string) => void) => {
    const [{ databaseReplicaUrls: replicaUrls, preparesStatements }, { url, directUrl, isEmbedded }] = [
      await configuration(),
      await server(),
    ]
    await bringUpToDate(directUrl, isEmbedded, notice)
    const orm = await import('@camp/adapters/postgres/orm.ts')
    const database = await orm.openDatabase({ url, replicaUrls, preparesStatements, poolSize: 2 })
    closing.unshift(database.close)
    return database
  }

  return {
    useCases: async (notice) => {
      const [settings, database] = [await configuration(), await openDatabase(notice)]
      return openUseCases(settings, database)
    },
    pendingMigrations: async () => {
      const { waitingMigrations } = await import('@camp/adapters/postgres/prepare-database.ts')
      const { migrationStatements } = await import('@camp/adapters/postgres/migration-statements.ts')
      return migrationStatements(await waitingMigrations((await server()).directUrl))
    },
    migrate: async () => {
      const { prepareDatabase } = await import('@camp/adapters/postgres/prepare-database.ts')
      return prepareDatabase((await server()).directUrl)
    },
    configurationFaults: async () => {
      const { ConfigurationError } = await import('@camp/adapters/configuration/configuration-error.ts')
      return configuration().then(
        () => [],
        (error) => {
          if (error instanceof ConfigurationError) return error.faults
          throw error
        },
      )
    },
    configurationLines: async () => {
      const { describeConfiguration } = await import('@camp/adapters/configuration/describe-configuration.ts')
      return describeConfiguration(environment)
    },
    loadDemo: async ({ dryRun, notice, onProgress }) => {
      const settings = await configuration()
      if (settings.databaseUrl) return 'not-here'
      const em = (await openDatabase(notice)).forkEntityManager()
      return dryRun ? lookForDemo(em) : loadDemo(em, settings, onProgress)
    },
    generateDemo: async (request) => {
      const settings = await configuration()
      const stopped = settings.databaseUrl === undefined ? undefined : notNamed(settings.databaseUrl, request.database)
      return stopped ?? generateDemo(await openDatabase(request.notice), await server(), request)
    },
    readText: (path) => (path === '-' ? text(process.stdin) : readFile(path, 'utf8').catch(absent)),
    writeText: async (path, content, mayOverwrite) => {
      try {
        await writeFile(path, content, { flag: mayOverwrite ? 'w' : 'wx' })
        return true
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false
        throw error
      }
    },
    explain,
    close: once(async () => {
      for (let close = closing.shift(); close; close = closing.shift()) await close()
    }),
  }
}

async function openUseCases(configuration: Configuration, database: Database): Promise<UseCases> {
  const [{ composeProduct }, { surroundingsOf }] = await Promise.all([
    import('@camp/adapters/composition/product.ts'),
    import('@camp/adapters/composition/surroundings.ts'),
  ])
  const [logger, standIns] = [await errorLog(configuration), await runningStandIns(configuration)]
  return composeProduct(surroundingsOf({ configuration, database, logger, standIns })).scope().useCases
}

type EntityManager = ReturnType<Database['forkEntityManager']>

async function loadDemo(
  em: EntityManager,
  { publicUrl }: Configuration,
  onProgress: DemoRequest['onProgress'],
): Promise<DemoOutcome> {
  const [{ loadDemoMarketplace }, { systemClock }, { cryptoRandomness }] = await Promise.all([
    import('@camp/adapters/demo/load-demo-marketplace.ts'),
    import('@camp/adapters/shared/system-clock.ts'),
    import('@camp/adapters/shared/crypto-randomness.ts'),
  ])
  return loadDemoMarketplace({ em, clock: systemClock, randomness: cryptoRandomness, publicUrl, onProgress })
}

/** Where real bookings may live, whoever fills it says its name. */
function notNamed(databaseUrl: string, name: string | undefined): GenerateOutcome | undefined {
  const database = decodeURIComponent(new URL(databaseUrl).pathname.slice(1))
  return name === database ? undefined : { outcome: 'not-named', database }
}

async function generateDemo(
  database: Database,
  { directUrl: url, isEmbedded }: DatabaseServer,
  { size, onProgress }: GenerateRequest,
): Promise<GenerateOutcome> {
  const [{ generateMarketplace }, { systemClock }] = await Promise.all([
    import('@camp/adapters/demo/generated/generate-marketplace.ts'),
    import('@camp/adapters/shared/system-clock.ts'),
  ])
  const em = database.forkEntityManager()
  return generateMarketplace({ ...size, em, url, clock: systemClock, isDemo: isEmbedded, onProgress })
}

async function lookForDemo(em: EntityManager): Promise<DemoOutcome> {
  const { isDemoLoaded } = await import('@camp/adapters/demo/load-demo-marketplace.ts')
  return { outcome: (await isDemoLoaded(em)) ? 'already-there' : 'would-be-loaded' }
}

/**
 * The embedded database belongs to this copy of the product; anybody else's is migrated by whoever runs it.
 */
async function bringUpToDate(url: string, isEmbedded: boolean, notice: (text: string) => void): Promise<void> {
  const { prepareDatabase, waitingMigrations } = await import('@camp/adapters/postgres/prepare-database.ts')
  const waiting = await waitingMigrations(url)
  if (waiting.length === 0) return
  if (!isEmbedded) throw new SchemaBehind(waiting.length)
  notice(`The database waits for ${waiting.length} migrations; running them …`)
  await prepareDatabase(url)
}

/** The database has an older schema than this version of the product. */
class SchemaBehind extends Error {
  override readonly name = 'SchemaBehind'
  readonly migrations: number

  constructor(migrations: number) {
    super(`the database waits for ${migrations} migrations`)
    this.migrations = migrations
  }
}

/** Standard output is for data. */
async function errorLog({ logLevel }: Configuration) {
  const { createLogger } = await import('@camp/adapters/logging/logger.ts')
  return createLogger({ level: logLevel, isPretty: process.stderr.isTTY, destination: process.stderr })
}

/** The sandboxes that a running `npm start` has opened, and the demo's pictures. */
async function runningStandIns(configuration: Configuration): Promise<StandIns> {
  if (configuration.databaseUrl) return { hosts: [] }
  const { findEmbeddedDefault } = await import('@camp/adapters/demo/embedded-default.ts')
  return findEmbeddedDefault(configuration)
}

async function explain(error: unknown): Promise<Stop | undefined> {
  if (error instanceof SchemaBehind) {
    return stop('failed', `The database waits for ${error.migrations} migrations.`, `Next: ${campLine('migrate')}`)
  }
  if (!(error instanceof Error)) return undefined
  if (error.name === 'ConfigurationError') return stop('configuration', ...error.message.split('\n'))
  if (error.name === 'EmbeddedPostgresError') return stop('unavailable', error.message)
  if (error.name === 'PaymentGatewayUnavailable')
    return stop('unavailable', `The payment gateway cannot be asked: ${error.message}`)
  const [{ isOutage }, { sqlState }] = await Promise.all([
    import('@camp/adapters/postgres/outages.ts'),
    import('@camp/adapters/postgres/sql-state.ts'),
  ])
  if (isFileFault(error)) return stop('failed', error.message)
  if (isOutage(error)) return stop('unavailable', `The database does not answer: ${reasonOf(error)}`)
  if (/^(28...|3D000)$/.test(sqlState(error) ?? ''))
    return stop('unavailable', `The database refuses the connection: ${error.message}`)
  return undefined
}

/** Several tries to connect come as one error without words of its own. */
function reasonOf(error: Error): string {
  const [first] = error instanceof AggregateError ? error.errors : []
  return error.message || (first instanceof Error ? first.message : error.name)
}

/** With a path: the socket of a database that is not there has none. */
function isFileFault(error: Error): boolean {
  return 'path' in error && ['EACCES', 'EISDIR', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EROFS'].some((code) => hasCode(error, code))
}

function absent(error: unknown): undefined {
  if (hasCode(error, 'ENOENT') || hasCode(error, 'EISDIR') || hasCode(error, 'EACCES')) return undefined
  throw error
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/** Made when it is first asked for, and once. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}
