import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { PictureFiles } from '@camp/application/pictures/picture-files.ts'
import { migrations as known } from '@camp/migrations'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { contentTypes } from '../pictures/rendition-name.ts'
import { migrate } from '../postgres/migrate.ts'
import { prepareDatabase } from '../postgres/prepare-database.ts'
import { isKeptApart, sqlState } from '../postgres/sql-state.ts'
import { changedFiles } from './backed-up-files.ts'
import { type BackupManifest, manifestName, readManifest } from './backup-manifest.ts'
import { loadDump } from './postgres-dump.ts'
import { differencesBetween, settleTexts, type TableDifference, tableFigures } from './table-figures.ts'

export interface RestoreOptions {
  /** Of an empty database, as somebody who may create tables in it. */
  readonly url: string
  readonly folder: string
  readonly pictureFiles: Pick<PictureFiles, 'write'>
  readonly onProgress: (text: string) => void
}

export type RestoreOutcome =
  | { readonly outcome: 'restored'; readonly manifest: BackupManifest; readonly differences: readonly TableDifference[] }
  /** `not-permitted`: the role may not make tables there, or not what belongs to them. */
  | { readonly outcome: 'not-empty' | 'not-permitted' }
  | { readonly outcome: 'damaged'; readonly files: readonly string[] }
  /** Made by a later version of the product. */
  | { readonly outcome: 'too-new'; readonly migrations: readonly string[] }

/** Into an empty database alone: what is lost must not be lost twice. */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreOutcome> {
  try {
    return await restore(options)
  } catch (error) {
    if (sqlState(error) === '42501' && !isKeptApart(error)) return { outcome: 'not-permitted' }
    throw error
  }
}

async function restore({ url, folder, pictureFiles, onProgress }: RestoreOptions): Promise<RestoreOutcome> {
  const manifest = await readManifest(folder)
  if (!manifest) return { outcome: 'damaged', files: [manifestName] }
  onProgress('checking the files')
  const files = [
    ...(await changedFiles(folder, manifest.data)),
    ...(await changedFiles(join(folder, 'pictures'), manifest.pictures)),
  ]
  if (files.length > 0) return { outcome: 'damaged', files }
  const names = new Set<string>(known.map(({ name }) => name))
  const unknown = manifest.migrations.filter((name) => !names.has(name))
  if (unknown.length > 0) return { outcome: 'too-new', migrations: unknown }
  if (!(await withClient(url, isEmpty))) return { outcome: 'not-empty' }
  if (!(await withClient(url, mayMakeTables))) return { outcome: 'not-permitted' }

  if (manifest.by === 'pg_dump') await loadDump(url, join(folder, 'database.dump'))
  else {
    onProgress('the schema')
    await migrate(url, { names: manifest.migrations })
    await withClient(url, (client) => loadTables(client, folder, manifest, onProgress))
  }
  onProgress('comparing')
  const found = await withClient(url, tableFigures)
  onProgress('pictures')
  for (const { name } of manifest.pictures) {
    await pictureFiles.write(name, await readFile(join(folder, 'pictures', name)), contentTypeOf(name))
  }
  await prepareDatabase(url)
  await withClient(url, (client) => client.query('analyze'))
  return { outcome: 'restored', manifest, differences: differencesBetween(manifest.tables, found) }
}

async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e') limit 1`,
  )
  return rows.length === 0
}

/** Asked first, since PostgreSQL's own program says of a refusal no more than that it failed. */
async function mayMakeTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(`select has_schema_privilege('public', 'create') as may`)
  return rows[0]?.may ?? false
}

/**
 * In one transaction, with what watches over single rows out of the way: they were judged when they were
 * written. Foreign keys come back last and judge them all once more.
 */
async function loadTables(
  client: pg.Client,
  folder: string,
  { tables, sequences }: BackupManifest,
  onProgress: RestoreOptions['onProgress'],
): Promise<void> {
  const quoted = (name: string) => client.escapeIdentifier(name)
  await client.query('begin')
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`)
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`)
  for (const { name, columns } of tables) {
    onProgress(name)
    const rows = client.query(from(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`))
    await pipeline(createReadStream(join(folder, `tables/${name}.copy.gz`)), createGunzip(), rows)
  }
  onProgress('foreign keys')
  for (const { name, next } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, false)', [quoted(name), next])
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`)
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
  }
  await client.query('commit')
}

async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url, application_name: 'camp restore', connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await settleTexts(client)
    return await work(client)
  } finally {
    await client.end()
  }
}

function contentTypeOf(name: string): string {
  const extension = name.split('.').at(-1) ?? ''
  return Object.entries(contentTypes).find(([format]) => format === extension)?.[1] ?? contentTypes.webp
}
