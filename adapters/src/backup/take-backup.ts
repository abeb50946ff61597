import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { PictureFiles } from '@camp/application/pictures/picture-files.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import { executedMigrations } from '../postgres/migrate.ts'
import { fileFacts } from './backed-up-files.ts'
import { type BackedUpFile, type BackedUpTable, type BackupManifest, manifestName } from './backup-manifest.ts'
import { dump, hasDumpFor } from './postgres-dump.ts'
import { settleTexts, tableFigures } from './table-figures.ts'

export interface BackupOptions {
  readonly url: string
  /** New or empty. */
  readonly folder: string
  readonly pictureFiles: Pick<PictureFiles, 'list' | 'read'>
  /** By COPY, also where PostgreSQL's own programs are. */
  readonly byCopy?: boolean
  readonly onProgress: (text: string) => void
}

/**
 * Everything of one moment of the database, then the pictures; undefined where the folder holds something, or
 * where a file is in its place.
 */
export async function takeBackup(options: BackupOptions): Promise<BackupManifest | undefined> {
  const { folder, onProgress } = options
  if (!(await isMade(folder)) || (await readdir(folder)).length > 0) return undefined
  const database = await ofOneMoment(options)
  onProgress('pictures')
  const pictures = await copyPictures(options)
  const manifest = { version: 1 as const, takenAt: Temporal.Now.instant().toString(), ...database, pictures }
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 })
  return manifest
}

async function isMade(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'EEXIST' || error.code === 'ENOTDIR')) return false
    throw error
  }
}

type DatabasePart = Omit<BackupManifest, 'version' | 'takenAt' | 'pictures'>

async function ofOneMoment({ url, folder, byCopy, onProgress }: BackupOptions): Promise<DatabasePart> {
  const client = new pg.Client({ connectionString: url, application_name: 'camp backup', connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await settleTexts(client)
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ snapshot: string; version: string }>(
      `select pg_export_snapshot() as snapshot, current_setting('server_version') as version`,
    )
    const { snapshot = '', version: serverVersion = '' } = rows[0] ?? {}
    onProgress('counting')
    const tables = [...(await tableFigures(client))]
    const sequences = (
      await client.query<{ name: string; next: string }>(
        `select sequencename as name, coalesce(last_value + increment_by, start_value)::text as next
         from pg_sequences where schemaname = 'public'`,
      )
    ).rows
    const migrations = [...(await executedMigrations(client))]
    const by = !byCopy && (await hasDumpFor(serverVersion)) ? 'pg_dump' : 'copy'
    const data =
      by === 'copy' ? await copyTables(client, folder, tables, onProgress) : [await dumped(url, snapshot, folder, onProgress)]
    await client.query('commit')
    return { by, serverVersion, migrations, tables, sequences, data }
  } finally {
    await client.end()
  }
}

async function dumped(
  url: string,
  snapshot: string,
  folder: string,
  onProgress: BackupOptions['onProgress'],
): Promise<BackedUpFile> {
  onProgress('pg_dump')
  await dump(url, snapshot, join(folder, 'database.dump'))
  return fileFacts(folder, 'database.dump')
}

async function copyTables(
  client: pg.Client,
  folder: string,
  tables: readonly BackedUpTable[],
  onProgress: BackupOptions['onProgress'],
): Promise<BackedUpFile[]> {
  const files: BackedUpFile[] = []
  await mkdir(join(folder, 'tables'), { mode: 0o700 })
  for (const { name, columns } of tables) {
    onProgress(name)
    const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
    const rows = client.query(to(`copy ${client.escapeIdentifier(name)} (${list}) to stdout`))
    const file = `tables/${name}.copy.gz`
    await pipeline(rows, createGzip({ level: 1 }), createWriteStream(join(folder, file), { mode: 0o600 }))
    files.push(await fileFacts(folder, file))
  }
  return files
}

/** Whatever is uploaded meanwhile may be in it or not; what the database names was there before. */
async function copyPictures({ folder, pictureFiles }: BackupOptions): Promise<BackedUpFile[]> {
  const files: BackedUpFile[] = []
  for (const { name } of await pictureFiles.list()) {
    const bytes = await pictureFiles.read(name)
    if (!bytes) continue
    const path = join(folder, 'pictures', name)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeFile(path, bytes, { mode: 0o600 })
    files.push(await fileFacts(join(folder, 'pictures'), name))
  }
  return files
}
