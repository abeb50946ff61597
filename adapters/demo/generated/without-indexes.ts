import type pg from 'pg'

interface Taken {
  readonly drop: string
  readonly restore: string
}

/**
 * Takes away the indexes that no key needs, and the constraints that rows exclude each other: built at once
 * from all rows they cost a fraction of what each row would. Answers what builds them again.
 */
export async function withoutIndexes(client: pg.Client, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows } = await client.query<Taken>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
     from pg_constraint where contype = 'x' and conrelid = any($1::text[]::regclass[])
     union all
     select format('drop index %s', index.indexrelid::regclass), pg_get_indexdef(index.indexrelid)
     from pg_index index
     where index.indrelid = any($1::text[]::regclass[])
       and not exists (select from pg_constraint where conindid = index.indexrelid)
     order by 1`,
    [tables],
  )
  for (const { drop } of rows) await client.query(drop)
  return async () => {
    for (const { restore } of rows) await client.query(restore)
  }
}

/** Which of the tables are empty and nobody's parents: emptied once more, rows may come frozen into them. */
export async function emptied(client: pg.Client, tables: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) as name
     where not exists (select from pg_constraint where contype = 'f' and confrelid = name::regclass and conrelid <> name::regclass)`,
    [tables],
  )
  const found = new Set<string>()
  for (const { name } of rows) {
    const { rowCount } = await client.query(`select from ${client.escapeIdentifier(name)} limit 1`)
    if (rowCount !== 0) continue
    await client.query(`truncate ${client.escapeIdentifier(name)}`)
    found.add(name)
  }
  return found
}
