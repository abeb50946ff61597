import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { PictureFile, PictureFiles } from '@camp/application/pictures/picture-files.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { checkedFileName } from './picture-file-name.ts'

/** A folder on this machine, or one that machines share. */
export class FolderPictureFiles implements PictureFiles {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  read(name: string): Promise<Uint8Array | undefined> {
    return absentAsUndefined(readFile(this.#path(name)))
  }

  /** Written beside and renamed, so that nobody ever reads half a picture. */
  async write(name: string, bytes: Uint8Array): Promise<void> {
    const path = this.#path(name)
    await mkdir(dirname(path), { recursive: true })
    const unfinished = join(dirname(path), `.${randomUUID()}.part`)
    try {
      await writeFile(unfinished, bytes)
      await rename(unfinished, path)
    } catch (problem) {
      await rm(unfinished, { force: true })
      throw problem
    }
  }

  async list(): Promise<readonly PictureFile[]> {
    const entries = await absentAsUndefined(readdir(this.#folder, { recursive: true, withFileTypes: true }))
    const paths = (entries ?? [])
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ parentPath, name }) => join(parentPath, name))
    return (await Promise.all(paths.map((path) => this.#listed(path)))).flat()
  }

  async remove(name: string): Promise<void> {
    const path = this.#path(name)
    await rm(path, { force: true })
    await rmdir(dirname(path)).catch(() => {})
  }

  async #listed(path: string): Promise<readonly PictureFile[]> {
    const found = await absentAsUndefined(stat(path))
    if (!found) return []
    const name = path.slice(this.#folder.length + 1).replaceAll(sep, '/')
    return [{ name, keptAt: Temporal.Instant.fromEpochMilliseconds(Math.floor(found.mtimeMs)) }]
  }

  #path(name: string): string {
    return join(this.#folder, checkedFileName(name))
  }
}

async function absentAsUndefined<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  return reading.catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === 'ENOENT') return undefined
    throw problem
  })
}
