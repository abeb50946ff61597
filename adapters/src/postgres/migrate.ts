import { setTimeout } from 'node:timers/promises'
import { migrations } from '@camp/migrations'
import { Migrator } from '@mikro-orm/migrations'
import { MikroORM } from '@mikro-orm/postgresql'
import pg, { type ClientBase } from 'pg'
import { raiseGuard } from './guard/raise-guard.ts'
import { demandStaffRole } from './guard/staff-role.ts'
import { sqlState } from './sql-state.ts'

/** "camp" in ASCII: the advisory lock that lets one process migrate at a time. */
const migrationLock = 0x63616d70

export interface MigrateOptions {
  /** Only these, for a backup of an older schema. */
  readonly names?: readonly string[]
  /** How often a table that somebody uses is asked for, and the milliseconds between. */
  readonly lockTries?: number
  readonly lockPause?: number
}

/**
 * Milliseconds. Whoever waits for a table keeps everybody else waiting behind it, so a migration waits no
 * longer than this, gives way, and tries again.
 */
const lockWait = 1_000

/**
 * Brings the database to the newest schema, and keeps campsites apart in it; answers the names of the
 * migrations that ran. Each has a transaction of its own. Safe to run twice at once.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<readonly string[]> {
  const guard = new pg.Client(url)
  await guard.connect()
  try {
    await guard.query('select pg_advisory_lock($1)', [migrationLock])
    const waiting = await pendingMigrations(guard)
    if (!options.names) await demandStaffRole(guard)
    await runMigrations(url, options)
    if (!options.names) await raise(guard, options)
    const left = new Set(await pendingMigrations(guard))
    return waiting.filter((name) => !left.has(name))
  } finally {
    await guard.end()
  }
}

/** The migrations that this version of the product has and the database has not. */
export async function pendingMigrations(database: Pick<pg.Pool, 'query'>): Promise<readonly string[]> {
  const executed = new Set(await executedMigrations(database))
  return migrations.map(({ name }) => name).filter((name) => !executed.has(name))
}

export async function executedMigrations(database: Pick<pg.Pool, 'query'>): Promise<readonly string[]> {
  const { rows: tables } = await database.query(`select to_regclass('mikro_orm_migrations') as name`)
  if (tables[0]?.name === null) return []
  const { rows } = await database.query('select name from mikro_orm_migrations')
  return rows.map(({ name }: { name: string }) => name)
}

async function runMigrations(url: string, { names, lockTries = 30, lockPause = 1_000 }: MigrateOptions): Promise<void> {
  const orm = await MikroORM.init({
    clientUrl: url,
    ensureDatabase: false,
    entities: [],
    extensions: [Migrator],
    discovery: { warnWhenNoEntities: false },
    driverOptions: { onConnect: (client: ClientBase) => client.query(`set lock_timeout = ${lockWait}`) },
    migrations: { migrationsList: [...migrations], snapshot: false, silent: true, allOrNothing: false },
  })
  const up = () => orm.migrator.up(names ? { migrations: [...names] } : undefined)
  try {
    await givingWay(up, lockTries, lockPause)
  } finally {
    await orm.close()
  }
}

/** Waits for a table no longer than a migration does. */
async function raise(client: pg.Client, { lockTries = 30, lockPause = 1_000 }: MigrateOptions): Promise<void> {
  await client.query(`set lock_timeout = ${lockWait}`)
  await givingWay(() => raiseGuard(client), lockTries, lockPause)
}

/** What was done before the table that is in use stays done: the next try goes on from there. */
async function givingWay(work: () => Promise<unknown>, tries: number, pause: number): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (sqlState(error) !== lockNotAvailable || tries <= 1) throw error
    await setTimeout(pause)
    await givingWay(work, tries - 1, pause)
  }
}

const lockNotAvailable = '55P03'
