import type { EntityManager } from '@mikro-orm/postgresql'
import { type CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from './orm.ts'
import { recordStatements } from './testing/recorded-statements.ts'
import { noJitter, startTestStore, type TestStore } from './testing/test-store.ts'
import { PostgresTransaction } from './transaction.ts'

let store: TestStore
let record: Awaited<ReturnType<typeof recordStatements>>
beforeAll(async () => {
  store = await startTestStore(1)
  record = await recordStatements(store.database)
  await asked(store.em, 'select 1') // the connection is there
})
beforeEach(() =>
  store.em.execute('drop table if exists kept; create table kept (number integer primary key); insert into kept values (1)'),
)
afterAll(() => store.stop())

const asked = (em: EntityManager, text: string, parameters: readonly unknown[] = []) =>
  em.getKysely().executeQuery<{ number: number }>({ sql: text, parameters } as CompiledQuery<{ number: number }>)
const keptStatements = async (em: EntityManager) =>
  (await sql<{ name: string }>`select name from pg_prepared_statements where name like 'camp-%'`.execute(em.getKysely())).rows

describe('a connection', () => {
  it('says begin with the first statement, and nothing where none follows', async () => {
    const one = await record(() => store.em.transactional((em) => asked(em, 'select * from kept')))
    const none = await record(() => store.em.transactional(async () => {}))

    expect(one.writes).toBe(2)
    expect(none.writes).toBe(0)
  })

  it('says what begins with begin and goes on', async () => {
    await store.em.execute('begin; insert into kept values (2); commit')

    expect((await asked(store.em, 'select * from kept')).rows).toHaveLength(2)
  })

  it('does in a transaction what it was begun for: all or nothing', async () => {
    const failed = store.em.transactional(async (em) => {
      await asked(em, 'insert into kept values (2)')
      await asked(em, 'insert into kept values (1)')
    })

    await expect(failed).rejects.toThrow('duplicate key')
    expect((await asked(store.em, 'select * from kept')).rows).toEqual([{ number: 1 }])
  })

  it('keeps what it parsed from the second time on, whatever the values', async () => {
    const text = 'select * from kept where number = $1'

    for (const number of [1, 2, 1]) await asked(store.em, text, [number])
    const { rows } = await sql`select * from pg_prepared_statements where statement = ${text}`.execute(store.em.getKysely())

    expect(rows).toHaveLength(1)
  })

  it.each([
    ['outside a transaction', (work: () => Promise<unknown>) => work()],
    ['inside one', (work: () => Promise<unknown>) => new PostgresTransaction({ em: store.em, randomness: noJitter }).run(work)],
  ])('asks again what the database had parsed before its table changed, %s', async (where, within) => {
    const text = `select *, '${where}' as place from kept where number = $1`
    for (let times = 0; times < 3; times++) await asked(store.em, text, [1])

    await store.em.execute('alter table kept add column name text')
    let rows: readonly object[] = []
    await within(async () => {
      rows = (await asked(store.em, text, [1])).rows
    })

    expect(rows).toEqual([{ number: 1, name: null, place: where }])
  })

  it('keeps it however much was asked of another database', async () => {
    const other = await openDatabase({ url: store.url, poolSize: 1 })
    const full = Array.from({ length: 500 }, (_, text) => `select ${text} + $1::int`)
    for (const text of full) for (const number of [1, 2]) await asked(other.forkEntityManager(), text, [number])
    await other.close()

    const database = await openDatabase({ url: store.url, poolSize: 1 })
    const em = database.forkEntityManager()
    for (let times = 0; times < 3; times++) await asked(em, 'select * from kept where number + 0 = $1', [1])
    const kept = await keptStatements(em)
    await database.close()

    expect(kept).toHaveLength(1)
  })

  it('keeps nothing behind a pooler of transactions', async () => {
    const database = await openDatabase({ url: store.url, poolSize: 1, preparesStatements: false })
    const em = database.forkEntityManager()

    for (let times = 0; times < 3; times++) await asked(em, 'select * from kept where number = $1', [1])
    const kept = await keptStatements(em)
    await database.close()

    expect(kept).toEqual([])
    expect(await keptStatements(store.em)).not.toEqual([])
  })
})
