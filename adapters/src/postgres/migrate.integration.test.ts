import { randomUUID } from 'node:crypto'
import { migrations } from '@camp/migrations'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { executedMigrations, migrate } from './migrate.ts'
import { schemaState } from './schema-state.ts'
import { sqlState } from './sql-state.ts'
import { createTestDatabase, dropTestDatabase } from './testing/test-database-sql.ts'

const names = migrations.map(({ name }) => name)
/** One that alters `reservation`, with all that its tables come from before it. */
const altering = names.indexOf('20261122090600_the_desk_finds_bookings_and_keeps_its_log')
const [before, one] = [names.slice(0, altering), names.slice(altering, altering + 1)]

let name: string
let url: string
let guest: pg.Client
beforeEach(async () => {
  name = `camp_test_${randomUUID().replaceAll('-', '')}`
  url = await createTestDatabase(inject('testServerUrl'), name)
  guest = new pg.Client(url)
  await guest.connect()
})
afterEach(async () => {
  await guest.end()
  await dropTestDatabase(inject('testServerUrl'), name)
})

it('gives way to whoever uses the table, tries again, and leaves nothing half done', async () => {
  await migrate(url, { names: before })
  await guest.query('begin; lock table reservation in access share mode')

  const refused = await migrate(url, { names: one, lockTries: 2, lockPause: 1 }).catch((error: unknown) => error)
  expect(sqlState(refused)).toBe('55P03')
  expect(await executedMigrations(guest)).toHaveLength(before.length)

  const again = migrate(url, { names: one, lockTries: 100, lockPause: 10 })
  await guest.query('commit')
  expect(await again).toEqual(one)
})

it('keeps what was done before one that cannot be done', async () => {
  await migrate(url, { names: before })
  await guest.query('alter table reservation rename to stolen')

  await expect(migrate(url)).rejects.toThrow('reservation')

  expect(await executedMigrations(guest)).toHaveLength(before.length)
})

it('leaves a newer schema alone, and a release before it works with it', async () => {
  await migrate(url)
  await guest.query(`insert into mikro_orm_migrations (name) values ('20991231000000_what_comes_later')`)

  expect(await migrate(url)).toEqual([])
  expect(await schemaState(url)).toEqual({ kind: 'ready' })
})
