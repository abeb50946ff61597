import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { migrate, pendingMigrations } from '../migrate.ts'
import { startTestDatabase } from './test-database.ts'
import { mustBeTestDatabase } from './test-database-sql.ts'

describe('a test database', () => {
  it('is migrated, and another one does not see what is written to it', async () => {
    const [mine, yours] = await Promise.all([startTestDatabase(), startTestDatabase()])
    const [here, there] = [poolOf(mine.url), poolOf(yours.url)]

    await here.query('create table only_here ()')
    const seen = await there.query(`select to_regclass('only_here') as name`)
    const pending = await pendingMigrations(here)
    const ran = await migrate(mine.url)
    await Promise.all([here.end(), there.end()])
    await Promise.all([mine.stop(), yours.stop()])

    expect(seen.rows).toEqual([{ name: null }])
    expect(pending).toEqual([])
    expect(ran).toEqual([])
  })

  it('is refused when its name does not say that it is one', () => {
    expect(() => mustBeTestDatabase('camp')).toThrow('must contain "test"')
  })
})

/** A pool has ended before its last connection is closed, and dropping the database ends that. */
function poolOf(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString })
  return pool.on('connect', (client) => client.on('error', () => {}))
}
