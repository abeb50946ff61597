import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { schemaState } from './schema-state.ts'
import { sqlState } from './sql-state.ts'
import { startTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { startTestRole, type TestRole } from './testing/test-role.ts'
import { grantToWebRole, roleProblem } from './web-role.ts'

let test: TestDatabase
let role: TestRole
let owner: pg.Client
beforeAll(async () => {
  test = await startTestDatabase()
})
beforeEach(async () => {
  role = await startTestRole(test.url)
  owner = new pg.Client(test.url)
  await owner.connect()
})
afterEach(async () => {
  await owner.end()
  await role.stop()
})
afterAll(() => test.stop())

async function as<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client(url)
  await client.connect()
  return work(client).finally(() => client.end())
}
const tried = (statement: string) =>
  as(role.url, (client) => client.query(statement)).then(
    () => 'done',
    (error: unknown) => sqlState(error),
  )
const denied = '42501'

it('may do nothing before it is granted, and says what to do', async () => {
  expect(await tried('select from reservation')).toBe(denied)
  expect(await schemaState(role.url)).toMatchObject({ kind: 'rights-missing', role: role.name, places: expect.any(Number) })
})

it('reads and writes every row, takes numbers, and changes no table', async () => {
  await grantToWebRole(test.url, role.name)

  expect(await schemaState(role.url)).toEqual({ kind: 'ready' })
  expect(await tried(`insert into vat_rate values ('ZA', '2041-01-01', 16)`)).not.toBe(denied)
  expect(await tried(`select act_for_organisations('{}')`)).toBe('done')
  expect(await tried('select nextval(sequencename::regclass) from pg_sequences where schemaname = current_schema limit 1')).toBe(
    'done',
  )
  for (const statement of [
    'create table mine ()',
    'alter table reservation add column mine int',
    'create index mine on reservation (id)',
    'drop table reservation',
    'truncate reservation cascade',
    'alter table payment disable trigger all',
    `insert into mikro_orm_migrations (name) values ('mine')`,
    'delete from mikro_orm_migrations',
  ])
    expect([statement, await tried(statement)]).toEqual([statement, denied])
})

it('may use what a later migration makes', async () => {
  await grantToWebRole(test.url, role.name)
  await owner.query('create table made_later (number int generated always as identity, word text)')

  expect(await tried(`insert into made_later (word) values ('here')`)).toBe('done')
  expect(await schemaState(role.url)).toEqual({ kind: 'ready' })
  await owner.query('drop table made_later')
})

it('is named wrongly', async () => {
  expect(await roleProblem(test.url, `nobody_${randomUUID()}`)).toBe('unknown')
  expect(await roleProblem(test.url, new URL(test.url).username)).toBe('own')
  expect(await roleProblem(test.url, role.name)).toBeNull()
})
