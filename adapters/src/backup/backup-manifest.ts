import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const file = z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })

const table = z.object({
  name: z.string(),
  rows: z.number(),
  /** Over the texts of all rows, in whichever order they lie. */
  sum: z.string(),
  columns: z.array(z.string()),
})

const manifest = z.object({
  version: z.literal(1),
  takenAt: z.string(),
  /** Who wrote the rows: PostgreSQL's own program, or the product by COPY. */
  by: z.enum(['pg_dump', 'copy']),
  serverVersion: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), next: z.string() })),
  data: z.array(file),
  pictures: z.array(file),
})

export type BackedUpFile = z.infer<typeof file>
export type BackedUpTable = z.infer<typeof table>
export type BackupManifest = z.infer<typeof manifest>

/** What is in a backup: written last, so that a folder without it is no backup. */
export const manifestName = 'manifest.json'

/** Undefined where it is cut off, or says less than a restore has to know. */
export async function readManifest(folder: string): Promise<BackupManifest | undefined> {
  return manifest.safeParse(jsonOf(await readFile(join(folder, manifestName), 'utf8'))).data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function hasManifest(folder: string): Promise<boolean> {
  return access(join(folder, manifestName)).then(
    () => true,
    () => false,
  )
}
