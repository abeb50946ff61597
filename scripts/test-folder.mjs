import { mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'

const prefix = 'camp-tests-'
/** Bytes, ten times what a run takes. A container often has 64 MB of such memory. */
const enough = 3 * 2 ** 30
const dayMs = 86_400_000

/**
 * Tests keep their files in memory where the machine lends enough of it: the databases that a run copies from
 * one another are hundreds of thousands of small files, which take a disk two minutes. What runs under the
 * tests finds the folder by `TMPDIR`; it goes with the process that asked first.
 */
export function keepTestFilesInMemory(memory = '/dev/shm', free = freeBytes(memory)) {
  if (process.env.TMPDIR?.includes(prefix) || free < enough) return
  forgetOldFolders(memory)
  const folder = join(memory, `${prefix}${process.pid}`)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function freeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return Math.min(bavail * bsize, process.availableMemory())
  } catch {
    return 0
  }
}

/** Of runs that were ended by force. */
function forgetOldFolders(memory) {
  for (const name of readdirSync(memory).filter((each) => each.startsWith(prefix))) {
    const folder = join(memory, name)
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    if (age > dayMs) rmSync(folder, { recursive: true, force: true })
  }
}
