import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BackedUpFile } from './backup-manifest.ts'

export async function fileFacts(folder: string, name: string): Promise<BackedUpFile> {
  const path = join(folder, name)
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return { name, bytes: (await stat(path)).size, sha256: hash.digest('hex') }
}

/** The names of those that are not as they were written. */
export async function changedFiles(folder: string, files: readonly BackedUpFile[]): Promise<readonly string[]> {
  const changed: string[] = []
  for (const { name, sha256 } of files) {
    const found = await fileFacts(folder, name).catch(() => undefined)
    if (found?.sha256 !== sha256) changed.push(name)
  }
  return changed
}
