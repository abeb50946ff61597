import type { EntityMetadata, EntityProperty } from '@mikro-orm/core'
import { MikroORM } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tables } from './tables.ts'
import { startTestStore, type TestStore } from './testing/test-store.ts'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly isNullable: boolean
  readonly isKey: boolean
  /** Whether an insert may leave it out. */
  readonly isGiven: boolean
}

describe('the description of every table', () => {
  let store: TestStore
  let described: readonly EntityMetadata[]

  beforeAll(async () => {
    store = await startTestStore()
    const orm = await MikroORM.init({ clientUrl: store.url, ensureDatabase: false, entities: [...tables] })
    described = [...orm.getMetadata()]
    await orm.close()
  })
  afterAll(() => store.stop())

  it('is the migrated schema, no table or column more and none less', async () => {
    expect(describedColumns(described)).toEqual(await migratedColumns(store))
  })

  it('has nothing beside it that notifies: whoever does commits alone on the whole server', async () => {
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~* 'pg_notify|\\mnotify\\M'
    `.execute(store.em.getKysely())

    expect(rows).toEqual([])
  })

  it('has no constraint that was never validated', async () => {
    const { rows } = await sql<{ name: string }>`
      select conrelid::regclass || ': ' || conname as name from pg_constraint
      where connamespace = 'public'::regnamespace and not convalidated`.execute(store.em.getKysely())

    expect(rows).toEqual([])
  })

  it('stands once in the list', () => {
    expect(described).toHaveLength(tables.length)
  })
})

function describedColumns(described: readonly EntityMetadata[]): readonly Column[] {
  const columns = described.flatMap(({ tableName, props }) =>
    props.map((column) => ({
      table: tableName,
      name: String(column.fieldNames[0]),
      type: typeOf(column),
      isNullable: column.nullable === true,
      isKey: column.primary === true,
      isGiven: column.defaultRaw !== undefined || column.generated !== undefined,
    })),
  )
  return inOrder(columns)
}

async function migratedColumns({ em }: TestStore): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select owner.relname as table, attribute.attname as name, format_type(attribute.atttypid, attribute.atttypmod) as type,
      not attribute.attnotnull as "isNullable",
      coalesce(attribute.attnum = any(key.conkey), false) as "isKey",
      attribute.atthasdef or attribute.attidentity <> '' as "isGiven"
    from pg_attribute attribute
    join pg_class owner on owner.oid = attribute.attrelid
    left join pg_constraint key on key.conrelid = owner.oid and key.contype = 'p'
    where owner.relnamespace = 'public'::regnamespace and owner.relkind in ('r', 'p') and owner.relname <> 'mikro_orm_migrations'
      and attribute.attnum > 0 and not attribute.attisdropped`.execute(em.getKysely())
  return inOrder(rows)
}

function inOrder(columns: readonly Column[]): readonly Column[] {
  return columns.toSorted((a, b) => (`${a.table}.${a.name}` < `${b.table}.${b.name}` ? -1 : 1))
}

/** As PostgreSQL spells them. */
function typeOf({ columnTypes, precision, scale }: EntityProperty): string {
  const type = columnTypes[0] ?? ''
  if (type.startsWith('numeric')) return precision === undefined ? 'numeric' : `numeric(${precision},${scale})`
  return spelt[type] ?? type
}

const spelt: Readonly<Record<string, string>> = {
  int: 'integer',
  timestamptz: 'timestamp with time zone',
}
