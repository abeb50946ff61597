import type pg from 'pg'

/**
 * Takes away the indexes that no constraint needs: built at once from all rows they cost a fraction of what
 * each row would. Answers what builds them again.
 */
export async function withoutIndexes(client: pg.Client, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select index.indexrelid::regclass::text as name, pg_get_indexdef(index.indexrelid) as definition
     from pg_index index
     where index.indrelid = any($1::text[]::regclass[])
       and not exists (select from pg_constraint where conindid = index.indexrelid)
     order by 1`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return async () => {
    for (const { definition } of rows) await client.query(definition)
  }
}
