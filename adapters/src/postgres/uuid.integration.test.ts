import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCampsiteStore, type TestStore } from './testing/test-store.ts'
import { uuidList } from './uuid.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

it.each([1, 2, 3])('keeps one plan of a statement for %i ids', async (count) => {
  const plans = await plansKeptFor(uuidList, count)
  expect(plans.generic).toBeGreaterThan(0)
})

it('finds the same with few ids, with many and with none', async () => {
  const found = (count: number) => listed(count).execute(store.em.getKysely())
  expect((await found(0)).rows).toEqual([])
  expect((await found(3)).rows.map(({ id }) => id)).toEqual([1, 2, 3].map(idOf))
  expect((await found(9)).rows).toHaveLength(9)
})

function listed(count: number) {
  const ids = Array.from({ length: count }, (_, index) => idOf(index + 1))
  return sql<{ id: string }>`select id from unnest(${uuidList(ids)}) as wanted (id) order by id`
}

/** What one connection keeps of a statement asked eight times, of a table whose rows are counted. */
async function plansKeptFor(list: typeof uuidList, count: number): Promise<{ readonly generic: number }> {
  const ids = Array.from({ length: count }, (_, index) => idOf(index + 1))
  const ask = sql`select count(*) from listed where id = any(${list(ids)}) and number > ${0}`.compile(store.em.getKysely())
  const client = new pg.Client({ connectionString: store.url })
  await client.connect()
  try {
    await client.query(`
      create temporary table listed as
        select ('00000000-0000-4000-8000-' || lpad((number % 1000)::text, 12, '0'))::uuid as id, number
        from generate_series(1, 20000) as number;
      create index on listed (id);
      analyze listed`)
    for (let time = 0; time < 8; time++) await client.query({ name: 'listed', text: ask.sql, values: [...ask.parameters] })
    const { rows } = await client.query<{ generic: number }>(
      `select generic_plans::int as generic from pg_prepared_statements where name = 'listed'`,
    )
    return rows[0] ?? { generic: 0 }
  } finally {
    await client.end()
  }
}
