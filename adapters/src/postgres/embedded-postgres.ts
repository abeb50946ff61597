import { resolve } from 'node:path'
import pg from 'pg'
import { initialise, isInitialised, openDirectory, resetPassword } from './embedded-postgres-cluster.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { withStartLock } from './embedded-postgres-lock.ts'
import { postgresPrograms } from './embedded-postgres-programs.ts'
import {
  type EmbeddedPostgresRecord,
  isAlive,
  newRecord,
  readClusterRecord,
  recordUrl,
  writeRecord,
} from './embedded-postgres-record.ts'
import { runningServer, startServer, stopServer } from './embedded-postgres-server.ts'
import { type OnFall, watchServer } from './embedded-postgres-watch.ts'

export interface EmbeddedPostgres {
  readonly url: string
  /** False when another process had started it already. */
  readonly isStartedHere: boolean
  /** Leaves the server; the last process to leave stops it. May be called twice. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** The server's files go to `postgres/` in it, beside `postgres.json` and `postgres.log`. */
  readonly dataDirectory: string
  /** False gives up safety against power cuts for speed: tests only. */
  readonly durable?: boolean
  /** Given: a server that dies is started again on its port, and this hears of it. */
  readonly onFall?: OnFall
}

/** The PostgreSQL of this data directory: the one that runs already, else started here, made on first use. */
export async function startEmbeddedPostgres({
  dataDirectory,
  durable = true,
  onFall,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const directory = resolve(dataDirectory)
  openDirectory(directory)
  const { record, isStartedHere } = await withStartLock(directory, () => joinOrStart(directory, durable))
  const leaveAtExit = () => leaveNow(directory)
  process.once('exit', leaveAtExit)
  const watch = onFall && watchServer({ directory, durable, onFall })
  return {
    url: recordUrl(record),
    isStartedHere,
    stop: async () => {
      await watch?.stop()
      await withStartLock(directory, () => leave(directory))
      process.off('exit', leaveAtExit)
    },
  }
}

async function joinOrStart(
  directory: string,
  durable: boolean,
): Promise<{ record: EmbeddedPostgresRecord; isStartedHere: boolean }> {
  const known = readClusterRecord(directory)
  const running = runningServer(directory)
  if (running !== undefined) return { record: joined(directory, known, running), isStartedHere: false }

  const programs = await postgresPrograms(directory)
  const record = known ?? newRecord()
  if (!isInitialised(directory)) initialise(programs, directory, record)
  else if (!known) resetPassword(programs, directory, record)
  const server = await startServer(programs, directory, record, { durable })
  const started = { ...record, ...server, usedBy: [process.pid] }
  writeRecord(directory, started)
  await createDatabase(started)
  return { record: started, isStartedHere: true }
}

function joined(directory: string, known: EmbeddedPostgresRecord | undefined, running: number): EmbeddedPostgresRecord {
  if (known?.pid !== running) {
    throw new EmbeddedPostgresError(
      `The folder ${directory} is in use by a PostgreSQL that was started in another way (process ${running}); stop it or set DATA_DIR to another folder.`,
    )
  }
  const record = { ...known, usedBy: [...others(known), process.pid] }
  writeRecord(directory, record)
  return record
}

async function leave(directory: string): Promise<void> {
  const record = readClusterRecord(directory)
  if (!record?.usedBy.includes(process.pid)) return
  const usedBy = others(record)
  if (usedBy.length === 0 && record.pid !== undefined) await stopServer(record.pid)
  writeRecord(directory, usedBy.length === 0 ? { ...record, usedBy, pid: undefined } : { ...record, usedBy })
}

/** For a process that ends without `stop`: the same, as far as it goes without waiting. */
function leaveNow(directory: string): void {
  const record = readClusterRecord(directory)
  if (!record?.usedBy.includes(process.pid)) return
  const usedBy = others(record)
  writeRecord(directory, { ...record, usedBy })
  if (usedBy.length === 0 && record.pid !== undefined && runningServer(directory) === record.pid)
    process.kill(record.pid, 'SIGINT')
}

function others({ usedBy }: EmbeddedPostgresRecord): number[] {
  return usedBy.filter((pid) => pid !== process.pid && isAlive(pid))
}

async function createDatabase(record: EmbeddedPostgresRecord): Promise<void> {
  const client = new pg.Client(recordUrl({ ...record, database: 'postgres' }))
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [record.database])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(record.database)}`)
  } finally {
    await client.end()
  }
}
