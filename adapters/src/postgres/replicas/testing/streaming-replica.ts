import { appendFileSync, chmodSync, chownSync, copyFileSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../embedded-postgres.ts'
import { postgresPrograms } from '../../embedded-postgres-programs.ts'

/** What a base backup leaves out: the running server's own, and the log, which comes by streaming. */
const leftOut = ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot', 'pg_stat_tmp']

/** A hot standby of the embedded server of one folder, in another folder. */
export async function startStreamingReplica(url: string, from: string, to: string): Promise<EmbeddedPostgres> {
  const cluster = join(to, 'postgres')
  mkdirSync(cluster, { recursive: true, mode: 0o700 })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('replica', true)`)
    const source = join(from, 'postgres')
    cpSync(source, cluster, { recursive: true, filter: (path) => !leftOut.some((name) => path === join(source, name)) })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    writeFileSync(join(cluster, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
  for (const name of ['pg_wal', 'pg_wal/archive_status', 'pg_replslot', 'pg_stat_tmp']) mkdirSync(join(cluster, name))
  const { hostname, port, username, password } = new URL(url)
  writeFileSync(join(cluster, 'standby.signal'), '')
  const primary = `host=${hostname} port=${port} user=${username} password=${password}`
  appendFileSync(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = '${primary}'\nwal_retrieve_retry_interval = '200ms'\n`,
  )
  await ownedByPostgres(cluster)
  copyFileSync(join(from, 'postgres.json'), join(to, 'postgres.json'))
  return startEmbeddedPostgres({ dataDirectory: to, durable: false })
}

async function ownedByPostgres(cluster: string): Promise<void> {
  const { runAs } = await postgresPrograms(cluster)
  chmodSync(cluster, 0o700)
  if (!runAs) return
  for (const entry of ['', ...readdirSync(cluster, { recursive: true, encoding: 'utf8' })])
    chownSync(join(cluster, entry), runAs.uid, runAs.gid)
}
