import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from './embedded-postgres-record.ts'

/**
 * Longer than any start or stop takes: an older lock was left by a killed process whose id another program
 * has now.
 */
const staleAfterMs = 180_000

/** One process at a time starts or stops the embedded server; a lock whose owner died is taken over. */
export async function withStartLock<T>(dataDirectory: string, work: () => Promise<T>): Promise<T> {
  const path = join(dataDirectory, 'postgres.lock')
  while (!taken(path)) {
    if (isStale(path)) rmSync(path, { force: true })
    else await wait(50)
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

/** Linking a finished file makes lock and owner appear together. */
function taken(path: string): boolean {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, String(process.pid))
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function isStale(path: string): boolean {
  try {
    return !isAlive(Number(readFileSync(path, 'utf8'))) || Date.now() - statSync(path).mtimeMs > staleAfterMs
  } catch {
    return false
  }
}
