import type { ServedMarketplace } from '../../testing/given-marketplace.ts'

/** The guarded rows of one campsite: what they say, and a sum over all that stands in them. */
export interface TenantRows {
  /** Texts and numbers of some length that stand in no row of anybody else. */
  readonly telling: readonly string[]
  readonly sum: string
}

/** Asked in the role that owns the tables. */
export async function tenantRows({ store }: ServedMarketplace, organisationId: string): Promise<TenantRows> {
  const rows = await everyRow(store.em)
  const own = rows.filter(({ row }) => row.organisation_id === organisationId || row.id === organisationId)
  const others = new Set(rows.filter((each) => !own.includes(each)).flatMap(({ row }) => wordsOf(row)))
  const telling = new Set(own.flatMap(({ row }) => wordsOf(row)).filter((word) => word.length > 7 && !others.has(word)))
  return { telling: [...telling], sum: JSON.stringify(own) }
}

interface StoredRow {
  readonly name: string
  readonly row: Readonly<Record<string, unknown>>
}

async function everyRow(em: ServedMarketplace['store']['em']): Promise<readonly StoredRow[]> {
  const tables = await em.execute<{ name: string }[]>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  const each = tables.map(({ name }) => `select '${name}' as name, to_jsonb(stored) as row from "${name}" as stored`)
  return em.execute<StoredRow[]>(`select * from (${each.join(' union all ')}) as every order by name, row`)
}

function wordsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}
