import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { clusterDirectory, lastLine, programOptions } from './embedded-postgres-cluster.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { commandOf, type PostgresPrograms } from './embedded-postgres-programs.ts'
import { type EmbeddedPostgresRecord, isAlive } from './embedded-postgres-record.ts'

/** Crash recovery of a large database may take this long. */
const readyWithinMs = 120_000
const tries = 4

/**
 * Starts the server on the loopback interface, on a free port unless one is given, and answers when it takes
 * connections.
 */
export async function startServer(
  programs: PostgresPrograms,
  dataDirectory: string,
  record: EmbeddedPostgresRecord,
  { durable, wantedPort }: { readonly durable: boolean; readonly wantedPort?: number },
): Promise<{ port: number; pid: number }> {
  removeStaleLock(dataDirectory)
  for (let attempt = 1; ; attempt++) {
    const port = wantedPort ?? (await freePort())
    const server = launch(programs, dataDirectory, port, durable)
    if (await isReady(server, dataDirectory, { ...record, port })) return { port, pid: server.pid }
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
  if (runningServer(dataDirectory) === undefined) rmSync(join(clusterDirectory(dataDirectory), 'postmaster.pid'), { force: true })
}

/** The lock file says who holds the folder, and which folder it is: that of a copy names another one. */
function lockedBy(dataDirectory: string): number | undefined {
  const cluster = clusterDirectory(dataDirectory)
  try {
    const [pid, lockedFolder] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const isCopied = lockedFolder !== undefined && existsSync(lockedFolder) && !isSameFolder(lockedFolder, cluster)
    return isCopied || !Number.isInteger(Number(pid)) ? undefined : Number(pid)
  } catch {
    return undefined
  }
}

function isSameFolder(one: string, other: string): boolean {
  const [a, b] = [statSync(one, { bigint: true }), statSync(other, { bigint: true })]
  return a.dev === b.dev && a.ino === b.ino
}

function isPostgres(pid: number): boolean {
  if (process.platform === 'win32') return true
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
  const command = existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : (stdout ?? '')
  return /(^|[/\\])postgres(\.exe)?[\0\s]+-D/.test(command)
}

interface LaunchedServer {
  readonly pid: number
  hasEnded: boolean
}

/** Detached, so that Ctrl-C in a terminal reaches the product first and the database last. */
function launch(programs: PostgresPrograms, dataDirectory: string, port: number, durable: boolean): LaunchedServer {
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
  const command = commandOf(programs, programs.postgres, ['-D', clusterDirectory(dataDirectory), ...flags])
  const child = spawn(command.program, command.args, { ...programOptions(command), detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  const server = { pid: child.pid ?? 0, hasEnded: child.pid === undefined }
  for (const event of ['exit', 'error']) child.once(event, () => Object.assign(server, { hasEnded: true }))
  child.unref()
  return server
}

async function isReady(
  server: LaunchedServer,
  dataDirectory: string,
  { user, password, port }: EmbeddedPostgresRecord,
): Promise<boolean> {
  const giveUpAt = performance.now() + readyWithinMs
  while (!server.hasEnded && performance.now() < giveUpAt) {
    const answering = await folderOf({ user, password, port, host: '127.0.0.1', database: 'postgres' })
    // A copy of this folder has its password: one that got the port first is not this server.
    if (answering !== undefined && isSameFolder(answering, clusterDirectory(dataDirectory))) return true
    await wait(25)
  }
  if (!server.hasEnded) await stopServer(server.pid)
  return false
}

/** Of the server that answers there, if one does. */
async function folderOf(connection: pg.ClientConfig): Promise<string | undefined> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<{ data_directory: string }>('show data_directory')).rows[0]?.data_directory
  } catch {
    return undefined
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

function logOf(dataDirectory: string): string {
  return join(dataDirectory, 'postgres.log')
}

function readLog(dataDirectory: string): string {
  return existsSync(logOf(dataDirectory)) ? readFileSync(logOf(dataDirectory), 'utf8') : ''
}
