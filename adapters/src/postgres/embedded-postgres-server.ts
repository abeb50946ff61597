import { type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { mustReach, type PostgresPrograms } from './embedded-postgres-programs.ts'
import { type EmbeddedPostgresRecord, isAlive } from './embedded-postgres-record.ts'

/** Crash recovery of a large database may take this long. */
const readyWithinMs = 120_000
const tries = 4

/** A folder half made by a killed process never counts: it gets its name only when it is whole. */
export function initialise(programs: PostgresPrograms, dataDirectory: string, record: EmbeddedPostgresRecord): void {
  const [draft, cluster] = [join(dataDirectory, 'postgres.new'), clusterOf(dataDirectory)]
  const passwordFile = join(draft, '..', 'postgres.password')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, record.password, { mode: 0o600 })
  if (programs.runAs) for (const path of [draft, passwordFile]) chownSync(path, programs.runAs.uid, programs.runAs.gid)
  mustReach(programs, draft, 'the data')
  const settings = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions']
  const access = [`--username=${record.user}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  const made = spawnSync(programs.initdb, ['-D', draft, ...settings, ...access], options(programs))
  rmSync(passwordFile, { force: true })
  if (made.status !== 0)
    throw new EmbeddedPostgresError(`The database in ${dataDirectory} could not be made: ${lastLine(made.stderr ?? made.error)}`)
  renameSync(draft, cluster)
}

export function isInitialised(dataDirectory: string): boolean {
  return existsSync(join(clusterOf(dataDirectory), 'PG_VERSION'))
}

/** For a data folder whose `postgres.json` was lost: the data is kept, the password becomes the record's. */
export function resetPassword(
  programs: PostgresPrograms,
  dataDirectory: string,
  { user, password }: EmbeddedPostgresRecord,
): void {
  const input = `alter role "${user}" password '${password}'\n`
  const done = spawnSync(programs.postgres, ['--single', '-D', clusterOf(dataDirectory), 'postgres'], {
    ...options(programs),
    input,
  })
  if (done.status !== 0)
    throw new EmbeddedPostgresError(`The database in ${dataDirectory} cannot be opened: ${lastLine(done.stderr)}`)
}

/** Starts the server on a free port of the loopback interface and answers when it takes connections. */
export async function startServer(
  programs: PostgresPrograms,
  dataDirectory: string,
  record: EmbeddedPostgresRecord,
  durable: boolean,
): Promise<{ port: number; pid: number }> {
  removeStaleLock(dataDirectory)
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const server = launch(programs, dataDirectory, port, durable)
    if (await isReady(server, { ...record, port })) return { port, pid: server.pid }
    if (attempt === tries)
      throw new EmbeddedPostgresError(`PostgreSQL does not start in ${dataDirectory}: ${lastLine(readLog(dataDirectory))}`)
    // Another program took the port, or processes of a killed server are still leaving: both pass.
    await wait(500)
  }
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
export async function stopServer(pid: number): Promise<void> {
  if (isAlive(pid)) process.kill(pid, 'SIGINT')
  while (isAlive(pid)) await wait(20)
}

/** The live server's process of this folder, by the server's own lock file. */
export function runningServer(dataDirectory: string): number | undefined {
  const pid = lockedBy(dataDirectory)
  return pid !== undefined && isAlive(pid) && isPostgres(pid) ? pid : undefined
}

/** After kill -9 or a power cut the lock file stays; its number may belong to another program by now. */
function removeStaleLock(dataDirectory: string): void {
  if (runningServer(dataDirectory) === undefined) rmSync(join(clusterOf(dataDirectory), 'postmaster.pid'), { force: true })
}

function lockedBy(dataDirectory: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(clusterOf(dataDirectory), 'postmaster.pid'), 'utf8'), 10)
    return Number.isInteger(pid) ? pid : undefined
  } catch {
    return undefined
  }
}

function isPostgres(pid: number): boolean {
  if (process.platform === 'win32') return true
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
  const command = existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : (stdout ?? '')
  return command.includes('postgres')
}

interface LaunchedServer {
  readonly pid: number
  hasEnded: boolean
}

/** Detached, so that Ctrl-C in a terminal reaches the product first and the database last. */
function launch(programs: PostgresPrograms, dataDirectory: string, port: number, durable: boolean): LaunchedServer {
  const cluster = clusterOf(dataDirectory)
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '2GB' }),
  }
  const log = openSync(logOf(dataDirectory), 'w', 0o600)
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(programs.postgres, ['-D', cluster, ...flags], {
    ...options(programs),
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const server = { pid: child.pid ?? 0, hasEnded: child.pid === undefined }
  for (const event of ['exit', 'error']) child.once(event, () => Object.assign(server, { hasEnded: true }))
  child.unref()
  return server
}

async function isReady(server: LaunchedServer, { user, password, port }: EmbeddedPostgresRecord): Promise<boolean> {
  const giveUpAt = performance.now() + readyWithinMs
  while (!server.hasEnded && performance.now() < giveUpAt) {
    if (await answers({ user, password, port, host: '127.0.0.1', database: 'postgres' })) return true
    await wait(25)
  }
  if (!server.hasEnded) await stopServer(server.pid)
  return false
}

async function answers(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function options({ runAs }: PostgresPrograms): SpawnOptions & { encoding: 'utf8' } {
  return { ...runAs, encoding: 'utf8', cwd: '/', env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }
}

/** The folder that the user of PostgreSQL owns; the one above stays ours and must let it pass. */
export function openDirectory(dataDirectory: string): void {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o755 })
  if (process.getuid?.() === 0) chmodSync(dataDirectory, 0o755)
}

function clusterOf(dataDirectory: string): string {
  return join(dataDirectory, 'postgres')
}

function logOf(dataDirectory: string): string {
  return join(dataDirectory, 'postgres.log')
}

function readLog(dataDirectory: string): string {
  return existsSync(logOf(dataDirectory)) ? readFileSync(logOf(dataDirectory), 'utf8') : ''
}

function lastLine(output: unknown): string {
  const lines = String(output ?? '')
    .trim()
    .split('\n')
  return lines.findLast((line) => /(FATAL|ERROR|error):/.test(line)) ?? lines.at(-1) ?? ''
}
