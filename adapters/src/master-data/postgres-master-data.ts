import type {
  ListedMasterRow,
  MasterChoice,
  MasterData,
  MasterListing,
  MasterRowTaken,
} from '@camp/application/master-data/master-data.ts'
import type { ListedPage } from '@camp/application/shared/listing.ts'
import type { MasterKind, MasterList } from '@camp/domain/master-data/master-kinds.ts'
import type { MasterValues } from '@camp/domain/master-data/read-master-row.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import { sealedPassword } from '../hti/their-password.ts'
import { sqlState, violatedConstraint } from '../postgres/sql-state.ts'
import { databaseOf } from '../postgres/typed-database.ts'
import { type MasterTable, masterLists, masterTables } from './master-tables.ts'

/** Raw throughout: one set of statements for tables that differ in their columns alone. */
export class PostgresMasterData implements MasterData {
  readonly #em: EntityManager
  readonly #keys: readonly string[]

  constructor(em: EntityManager, keys: readonly string[] = []) {
    this.#em = em
    this.#keys = keys
  }

  async list(
    kind: MasterKind,
    { search, sort, isDescending, limit, offset, chosen }: MasterListing,
  ): Promise<ListedPage<ListedMasterRow>> {
    const table = masterTables[kind]
    const wanted = Object.entries(chosen).filter(([field, id]) => id !== '' && field in table.fields)
    const found = sql`
      from ${sql.table(table.table)} t
      where (search_form(${search}) = '' or strpos(search_form(${textsOf(table)}), search_form(${search})) > 0)
        and ${sql.join([sql`true`, ...wanted.map(([field, id]) => sql`${table.fields[field]} = ${id}`)], sql` and `)}`
    const sorted = table.labels[sort] ?? table.fields[sort]
    const direction = isDescending ? sql`desc nulls last` : sql`asc nulls first`
    const order = sorted ? sql`${sorted} ${direction}, ${table.order}` : table.order
    const { rows } = await sql<ListedMasterRow>`
      select ${columnsOf(table)} ${found}
      order by ${order}
      limit ${limit} offset ${offset}`.execute(this.#database())
    const total = await sql<{ readonly total: number }>`select count(*)::int as total ${found}`.execute(this.#database())
    return { rows: rows.map(withWholeUses), total: total.rows[0]?.total ?? 0 }
  }

  async find(kind: MasterKind, id: string): Promise<ListedMasterRow | undefined> {
    const table = masterTables[kind]
    const { rows } = await sql<ListedMasterRow>`
      select ${columnsOf(table)} from ${sql.table(table.table)} t where ${table.id} = ${id} for update of t`.execute(
      this.#database(),
    )
    return rows[0] && withWholeUses(rows[0])
  }

  async choices(from: MasterKind | MasterList): Promise<readonly MasterChoice[]> {
    const database = this.#database()
    if (isList(from)) return (await sql<MasterChoice>`${masterLists[from]}`.execute(database)).rows
    const { table, id, order } = masterTables[from]
    const { rows } = await sql<MasterChoice>`select ${id} as id, name from ${sql.table(table)} t order by ${order}`.execute(
      database,
    )
    return rows
  }

  async add(kind: MasterKind, values: MasterValues): Promise<Result<{ readonly id: string }, MasterRowTaken>> {
    const table = masterTables[kind]
    const columns = await this.#columns(table, values)
    return this.#telling(table, async () => {
      const { rows } = await sql<{ readonly id: string }>`
        insert into ${sql.table(table.table)} as t (${sql.join(columns.map(([column]) => sql.ref(column)))})
        values (${sql.join(columns.map(([, value]) => value))}) returning ${table.id} as id`.execute(this.#database())
      return { id: rows[0]?.id ?? '' }
    })
  }

  async replace(kind: MasterKind, id: string, values: MasterValues): Promise<Result<null, MasterRowTaken>> {
    const table = masterTables[kind]
    const columns = (await this.#columns(table, values)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    return this.#telling(table, async () => {
      if (kind === 'tags') await this.#renameTagsOfOrganisations(id, values)
      await sql`update ${sql.table(table.table)} t set ${sql.join(columns)} where ${table.id} = ${id}`.execute(this.#database())
      return null
    })
  }

  async remove(kind: MasterKind, id: string): Promise<void> {
    const table = masterTables[kind]
    await sql`delete from ${sql.table(table.table)} t where ${table.id} = ${id}`.execute(this.#database())
  }

  /**
   * Campsites that bear it under its old name bear the new one, unless they have one of that name already.
   */
  async #renameTagsOfOrganisations(id: string, { name, icon }: MasterValues): Promise<void> {
    await sql`
      update organisation_tag tag set name = ${name}, icon = ${icon} from default_tag kind
      where kind.id = ${id}::uuid and tag.default_tag_id = kind.id and tag.name = kind.name
        and (kind.name, kind.icon) is distinct from (${name}, ${icon})
        and not exists (
          select from organisation_tag other
          where other.organisation_id = tag.organisation_id and other.name = ${name} and other.id <> tag.id)`.execute(
      this.#database(),
    )
  }

  async #telling<Value>(table: MasterTable, write: () => Promise<Value>): Promise<Result<Value, MasterRowTaken>> {
    try {
      // A savepoint where a transaction is open: what is refused must not spoil it.
      return accepted(await this.#em.transactional(write))
    } catch (error) {
      if (sqlState(error) === '23505' && table.unique.includes(violatedConstraint(error) ?? '')) return refused({ code: 'taken' })
      if (['23503', '22P02', '23502', '23514'].includes(sqlState(error) ?? '')) return refused({ code: 'parent-unknown' })
      throw error
    }
  }

  async #columns({ columns, sealed = [] }: MasterTable, values: MasterValues) {
    const written = Object.entries(columns(values)).map(async ([column, value]) => {
      return [column, sealed.includes(column) ? await sealedPassword(this.#em, this.#keys, String(value)) : value] as const
    })
    return Promise.all(written)
  }

  #database() {
    return databaseOf(this.#em)
  }
}

function columnsOf({ id, fields, labels, uses }: MasterTable): RawBuilder<unknown> {
  return sql`${id} as id, ${objectOf(fields)} as values, ${objectOf(labels)} as labels, ${objectOf(uses)} as uses`
}

function objectOf(parts: Readonly<Record<string, RawBuilder<unknown>>>): RawBuilder<unknown> {
  const pairs = Object.entries(parts).flatMap(([name, value]) => [sql.lit(name), value])
  return sql`json_build_object(${pairs.length > 0 ? sql.join(pairs) : sql``})`
}

/** Every text of a row, as the search reads it. */
function textsOf({ fields, labels }: MasterTable): RawBuilder<unknown> {
  return sql`concat_ws(' ', ${sql.join([...Object.values(fields), ...Object.values(labels)].map((part) => sql`(${part})::text`))})`
}

function withWholeUses(row: ListedMasterRow): ListedMasterRow {
  const uses = Object.fromEntries(Object.entries(row.uses).filter(([, count]) => count > 0))
  const labels = Object.fromEntries(Object.entries(row.labels).filter(([, label]) => label !== null))
  return { ...row, uses, labels }
}

function isList(from: MasterKind | MasterList): from is MasterList {
  return Object.hasOwn(masterLists, from)
}
