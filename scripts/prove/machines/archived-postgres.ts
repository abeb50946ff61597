import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { debianPrograms } from './patroni.ts'
import { freePorts, type Running, startProgram } from './web-process.ts'

const run = promisify(execFile)
const password = randomBytes(12).toString('hex')
const readyWithinMs = 300_000

/** PostgreSQL of Debian whose writes go to an archive, by the files of `deploy/pgbackrest`. */
export interface ArchivedPostgres {
  readonly url: string
  start(): Promise<void>
  stop(): Promise<void>
  /** A full backup, from which the archive goes on. */
  backUp(): Promise<void>
  /** SIGKILL, and not one file left of the database. */
  loseDisk(): Promise<void>
  /** To this moment, or as far as the archive goes; the server is stopped. */
  restore(moment?: string): Promise<void>
}

export async function createArchivedPostgres(directory: string, uid: number): Promise<ArchivedPostgres> {
  const [port = 0] = await freePorts(1)
  const [data, settings, programs] = [join(directory, 'data'), join(directory, 'pgbackrest.conf'), debianPrograms()]
  for (const folder of ['', 'data', 'repository', 'log', 'lock', 'spool']) {
    mkdirSync(join(directory, folder), { recursive: true, mode: 0o700 })
    chownSync(join(directory, folder), uid, uid)
  }
  const as = { uid, gid: uid, cwd: directory, env: { PATH: process.env.PATH, HOME: directory, PGPASSWORD: password } }
  const pgbackrest = (...words: readonly string[]) =>
    run('pgbackrest', [`--config=${settings}`, '--stanza=camp', ...words], { ...as, maxBuffer: 10_000_000 })
  writeFileSync(settings, backrestSettings(directory, data, port))
  const secret = join(directory, 'password')
  writeFileSync(secret, password)
  for (const file of [settings, secret]) chownSync(file, uid, uid)
  await run(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-k', '-A', 'scram-sha-256', `--pwfile=${secret}`], as)
  const archive = join(data, 'camp.conf')
  writeFileSync(archive, archiveSettings(settings))
  chownSync(archive, uid, uid)
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    `include 'camp.conf'\nport = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${directory}'\n`,
  )
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}/camp`
  let server: Running | undefined
  return {
    url,
    start: async () => {
      server = startProgram(join(programs, 'postgres'), ['-D', data], { uid, cwd: directory })
      await untilPrimary(url.replace(/camp$/, 'postgres'), server)
    },
    stop: async () => server?.stop('SIGINT'),
    backUp: async () => {
      await pgbackrest('stanza-create')
      await pgbackrest('check')
      await pgbackrest('--type=full', 'backup')
    },
    loseDisk: async () => {
      await server?.stop('SIGKILL')
      rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
      mkdirSync(data, { mode: 0o700 })
      chownSync(data, uid, uid)
    },
    restore: async (moment) => {
      const how = moment === undefined ? [] : ['--delta', '--type=time', `--target=${moment}`, '--target-action=promote']
      await pgbackrest(...how, 'restore')
    },
  }
}

/** Those of the project, in folders of the proof. */
function backrestSettings(directory: string, data: string, port: number): string {
  return ofProject('pgbackrest.conf')
    .replace(/^repo1-path=.*$/m, `repo1-path=${join(directory, 'repository')}`)
    .replace(/^log-level-console=.*$/m, `log-path=${join(directory, 'log')}\nlock-path=${join(directory, 'lock')}`)
    .replace(/^pg1-path=.*$/m, `pg1-path=${data}\npg1-port=${port}\npg1-socket-path=${directory}\npg1-user=postgres`)
}

function archiveSettings(settings: string): string {
  return ofProject('camp.conf').replace('pgbackrest ', `pgbackrest --config=${settings} `)
}

function ofProject(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../deploy/pgbackrest/${name}`, import.meta.url)), 'utf8')
}

/** One that has just been restored reads its archive first. */
async function untilPrimary(url: string, { child, lastWords }: Running): Promise<void> {
  const giveUpAt = performance.now() + readyWithinMs
  while (performance.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}: ${lastWords()}`)
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering')
      if (rows[0]?.recovering === false) return
    } catch {
      await wait(200)
    } finally {
      await client.end().catch(() => {})
    }
  }
  throw new Error(`PostgreSQL is not there: ${lastWords()}`)
}
