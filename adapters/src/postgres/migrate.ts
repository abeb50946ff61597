import { migrations } from '@camp/migrations'
import { Migrator } from '@mikro-orm/migrations'
import { MikroORM } from '@mikro-orm/postgresql'
import pg from 'pg'

/** "camp" in ASCII: the advisory lock that lets one process migrate at a time. */
const migrationLock = 0x63616d70

/**
 * Brings the database to the newest schema; answers the names of the migrations that ran. Safe to run twice
 * at once.
 */
export async function migrate(url: string): Promise<readonly string[]> {
  const guard = new pg.Client(url)
  await guard.connect()
  try {
    await guard.query('select pg_advisory_lock($1)', [migrationLock])
    return await runMigrations(url)
  } finally {
    await guard.end()
  }
}

/** The migrations that this version of the product has and the database has not. */
export async function pendingMigrations(database: Pick<pg.Pool, 'query'>): Promise<readonly string[]> {
  const executed = new Set(await executedMigrations(database))
  return migrations.map(({ name }) => name).filter((name) => !executed.has(name))
}

async function executedMigrations(database: Pick<pg.Pool, 'query'>): Promise<readonly string[]> {
  const { rows: tables } = await database.query(`select to_regclass('mikro_orm_migrations') as name`)
  if (tables[0]?.name === null) return []
  const { rows } = await database.query('select name from mikro_orm_migrations')
  return rows.map(({ name }: { name: string }) => name)
}

async function runMigrations(url: string): Promise<readonly string[]> {
  const orm = await MikroORM.init({
    clientUrl: url,
    ensureDatabase: false,
    entities: [],
    extensions: [Migrator],
    discovery: { warnWhenNoEntities: false },
    migrations: { migrationsList: [...migrations], snapshot: false, silent: true },
  })
  try {
    const done = await orm.migrator.up()
    return done.map(({ name }) => name)
  } finally {
    await orm.close()
  }
}
