import { chmod, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { BackupManifest } from '@camp/adapters/backup/backup-manifest.ts'
import type { StandIns } from '@camp/adapters/composition/stand-ins.ts'
import type { Configuration } from '@camp/adapters/configuration/configuration.ts'
import type { Database } from '@camp/adapters/postgres/orm.ts'
import { textOfFile } from '@camp/application/shared/file-text.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { type Stop, stop } from './answer.ts'
import type { BackupFacts, DemoOutcome, DemoRequest, Door, GenerateOutcome, GenerateRequest } from './door.ts'

type Environment = Readonly<Record<string, string | undefined>>

interface DatabaseServer {
  readonly url: string
  /** Past a pooler, where there is one. */
  readonly directUrl: string
  readonly isEmbedded: boolean
}

/** Of a file that a command writes: it holds a person, a bank account or what a campsite earns. */
const forOwnerAlone = 0o600

/** Puts the product together, as far as a command asks for it: what is not needed is not even loaded. */
export function openDoor(environment: Environment): Door {
  const closing: (() => Promise<void>)[] = []
  let isServing = false

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
  const openDatabase = async (notice: (text: string) => void, poolSize = 2) => {
    const [{ databaseReplicaUrls: replicaUrls, preparesStatements }, { url, directUrl, isEmbedded }] = [
      await configuration(),
      await server(),
    ]
    await bringUpToDate(directUrl, isEmbedded, notice)
    const orm = await import('@camp/adapters/postgres/orm.ts')
    const database = await orm.openDatabase({ url, replicaUrls, preparesStatements, poolSize })
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
    roleProblem: async (role) => {
      const { roleProblem } = await import('@camp/adapters/postgres/web-role.ts')
      return roleProblem((await server()).directUrl, role)
    },
    grantTo: async (role) => {
      const { grantToWebRole } = await import('@camp/adapters/postgres/web-role.ts')
      await grantToWebRole((await server()).directUrl, role)
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
    sendsEmail: async () => !(await configuration()).channelsOff.includes('email'),
    backup: async ({ folder, byCopy, onProgress }) => {
      const { takeBackup } = await import('@camp/adapters/backup/take-backup.ts')
      const { directUrl: url } = await server()
      const pictureFiles = await openPictureFiles(await configuration())
      const manifest = await takeBackup({ url, folder, pictureFiles, byCopy, onProgress })
      return manifest && factsOf(manifest)
    },
    restore: async ({ folder, onProgress }) => {
      const [{ restoreBackup }, { hasManifest }] = await Promise.all([
        import('@camp/adapters/backup/restore-backup.ts'),
        import('@camp/adapters/backup/backup-manifest.ts'),
      ])
      if (!(await hasManifest(folder))) return { outcome: 'no-backup' }
      const { directUrl: url } = await server()
      const pictureFiles = await openPictureFiles(await configuration())
      const restored = await restoreBackup({ url, folder, pictureFiles, onProgress })
      if (restored.outcome !== 'restored') return restored
      return { outcome: 'restored', facts: factsOf(restored.manifest), differences: restored.differences }
    },
    work: async (notice) => {
      const { workerConnections } = await import('@camp/adapters/postgres/connection-room.ts')
      const [settings, database] = [await configuration(), await openDatabase(notice, workerConnections)]
      const worker = await openWorker(settings, database, (await server()).directUrl)
      closing.unshift(() => worker.stop())
      worker.start()
      isServing = true
      await worker.done()
    },
    get isServing() {
      return isServing
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
    readBytes,
    readText: async (path) => {
      const bytes = await readBytes(path)
      return bytes && textOfFile(bytes)
    },
    writeFile: async (path, content, mayOverwrite) => {
      if (mayOverwrite) await takeFromOthers(path)
      try {
        await writeFile(path, content, { flag: mayOverwrite ? 'w' : 'wx', mode: forOwnerAlone })
        return true
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false
        // Half a bank file is none; what was there before is gone already.
        if (!mayOverwrite) await rm(path, { force: true })
        throw error
      }
    },
    wait: (seconds) => setTimeout(seconds * 1000),
    explain,
    close: once(async () => {
      for (let close = closing.shift(); close; close = closing.shift()) await close()
    }),
  }
}

async function readBytes(path: string): Promise<Uint8Array | undefined> {
  return path === '-' ? buffer(process.stdin) : readFile(path).catch(absent)
}

async function openUseCases(configuration: Configuration, database: Database): Promise<UseCases> {
  return (await openProduct(configuration, database)).scope({ door: 'command', network: null }).useCases
}

async function openProduct(configuration: Configuration, database: Database) {
  const [{ composeProduct }, { surroundingsOf }] = await Promise.all([
    import('@camp/adapters/composition/product.ts'),
    import('@camp/adapters/composition/surroundings.ts'),
  ])
  const [logger, standIns] = [await errorLog(configuration), await runningStandIns(configuration)]
  return composeProduct(surroundingsOf({ configuration, database, logger, standIns }))
}

async function openWorker(configuration: Configuration, database: Database, url: string) {
  const [{ Worker }, { clockOf }] = await Promise.all([
    import('@camp/adapters/worker/worker.ts'),
    import('@camp/adapters/composition/surroundings.ts'),
  ])
  const product = await openProduct(configuration, database)
  return new Worker({
    url,
    openUseCases: () => product.scope().useCases,
    log: await errorLog(configuration),
    clock: clockOf(configuration),
  })
}

async function openPictureFiles(configuration: Configuration) {
  const [{ openPictures }, { outboundGuard }] = await Promise.all([
    import('@camp/adapters/pictures/open-pictures.ts'),
    import('@camp/adapters/outbound/outbound-guard.ts'),
  ])
  return openPictures(configuration, outboundGuard([...configuration.outboundAllowHosts])).pictureFiles
}

function factsOf({ takenAt, by, migrations, tables, pictures }: BackupManifest): BackupFacts {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return { takenAt, by, migrations: migrations.length, tables: tables.length, rows, pictures: pictures.length }
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
  if (!isEmbedded) {
    const { demandSchema } = await import('@camp/adapters/postgres/schema-state.ts')
    return demandSchema(url)
  }
  const { prepareDatabase, waitingMigrations } = await import('@camp/adapters/postgres/prepare-database.ts')
  const waiting = await waitingMigrations(url)
  if (waiting.length === 0) return
  notice(`The database waits for ${waiting.length} migrations; running them …`)
  await prepareDatabase(url)
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
  if (!(error instanceof Error)) return undefined
  if (error.name === 'ConfigurationError' || error.name === 'SchemaUnfit' || error.name === 'StaffRoleMissing')
    return stop('configuration', ...error.message.split('\n'))
  if (error.name === 'EmbeddedPostgresError') return stop('unavailable', error.message)
  if (error.name === 'PaymentGatewayUnavailable')
    return stop('unavailable', `The payment gateway cannot be asked: ${error.message}`)
  if (isFileFault(error)) return stop('failed', error.message)
  const { connectionProblem } = await import('@camp/adapters/postgres/connection-problem.ts')
  const problem = connectionProblem(error)
  return problem === undefined ? undefined : stop('unavailable', problem)
}

/** With a path, which the socket of a database has not; nor has a disk that fills up meanwhile. */
function isFileFault(error: Error): boolean {
  if (hasCode(error, 'ENOSPC')) return true
  return 'path' in error && ['EACCES', 'EISDIR', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS'].some((code) => hasCode(error, code))
}

/** A file that is there keeps its mode when it is written anew, and others might read what comes into it. */
async function takeFromOthers(path: string): Promise<void> {
  const there = await stat(path).catch(absent)
  if (there?.isFile()) await chmod(path, forOwnerAlone)
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
