import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const recordSchema = z.object({
  port: z.number().int(),
  /** Of the running server; absent while none runs. */
  pid: z.number().int().optional(),
  /** The processes that use the server now; the last one to leave stops it. */
  usedBy: z.array(z.number().int()),
  user: z.string(),
  password: z.string(),
  database: z.string(),
})

/** What `postgres.json` in the data directory says: how to reach the embedded server, and who uses it. */
export type EmbeddedPostgresRecord = z.infer<typeof recordSchema>

export function newRecord(): EmbeddedPostgresRecord {
  return { port: 0, usedBy: [], user: 'camp', password: randomBytes(24).toString('base64url'), database: 'camp' }
}

/** Absent when there is no file or it cannot be understood: its password can be set anew. */
export function readClusterRecord(dataDirectory: string): EmbeddedPostgresRecord | undefined {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(recordPath(dataDirectory), 'utf8')))
  } catch {
    return undefined
  }
}

/** In one step: a reader sees the old record or the new one. */
export function writeRecord(dataDirectory: string, record: EmbeddedPostgresRecord): void {
  const path = recordPath(dataDirectory)
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, path)
}

export function recordUrl({ user, password, port, database }: EmbeddedPostgresRecord): string {
  return `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`
}

/**
 * Whether a process with this id runs, whoever owns it. One that has ended and was not yet collected does
 * not.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return !isZombie(pid)
}

/** In a container without an init process nobody collects the ended processes of others. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

function recordPath(dataDirectory: string): string {
  return join(dataDirectory, 'postgres.json')
}
