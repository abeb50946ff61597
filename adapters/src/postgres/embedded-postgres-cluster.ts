import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { commandOf, type PostgresCommand, type PostgresPrograms } from './embedded-postgres-programs.ts'
import type { EmbeddedPostgresRecord } from './embedded-postgres-record.ts'

/** The folder that the user of PostgreSQL owns; the one above stays ours and must let it pass. */
export function openDirectory(dataDirectory: string): void {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o755 })
  if (process.getuid?.() === 0) chmodSync(dataDirectory, 0o755)
}

/** A folder half made by a killed process never counts: it gets its name only when it is whole. */
export function initialise(programs: PostgresPrograms, dataDirectory: string, record: EmbeddedPostgresRecord): void {
  const [draft, cluster] = [join(dataDirectory, 'postgres.new'), clusterDirectory(dataDirectory)]
  const passwordFile = join(draft, '..', 'postgres.password')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, record.password, { mode: 0o600 })
  if (programs.runAs) for (const path of [draft, passwordFile]) chownSync(path, programs.runAs.uid, programs.runAs.gid)
  const settings = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions']
  const access = [`--username=${record.user}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  const made = run(commandOf(programs, programs.initdb, ['-D', draft, ...settings, ...access]))
  rmSync(passwordFile, { force: true })
  if (made.status !== 0)
    throw new EmbeddedPostgresError(`The database in ${dataDirectory} could not be made: ${lastLine(made.stderr ?? made.error)}`)
  renameSync(draft, cluster)
}

export function isInitialised(dataDirectory: string): boolean {
  return existsSync(join(clusterDirectory(dataDirectory), 'PG_VERSION'))
}

/** For a data folder whose `postgres.json` was lost: the data is kept, the password becomes the record's. */
export function resetPassword(
  programs: PostgresPrograms,
  dataDirectory: string,
  { user, password }: EmbeddedPostgresRecord,
): void {
  const input = `alter role "${user}" password '${password}'\n`
  const command = commandOf(programs, programs.postgres, ['--single', '-D', clusterDirectory(dataDirectory), 'postgres'])
  const done = run(command, input)
  if (done.status !== 0)
    throw new EmbeddedPostgresError(`The database in ${dataDirectory} cannot be opened: ${lastLine(done.stderr)}`)
}

export function clusterDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'postgres')
}

/** What PostgreSQL's programs are started with, so that they behave the same on every machine. */
export function programOptions({ user }: PostgresCommand) {
  return { ...user, cwd: '/', env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }
}

function run(command: PostgresCommand, input = ''): SpawnSyncReturns<string> {
  return spawnSync(command.program, command.args, { ...programOptions(command), encoding: 'utf8', input })
}

/** The line that says why, as far as there is one. */
export function lastLine(output: unknown): string {
  const lines = String(output ?? '')
    .trim()
    .split('\n')
  return lines.findLast((line) => /(FATAL|ERROR|error):/.test(line)) ?? lines.at(-1) ?? ''
}
