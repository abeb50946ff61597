import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../payments/mortal-process.ts'

const entry = fileURLToPath(new URL('../../../web/prod.js', import.meta.url))
/** The first start loads the demo marketplace. */
const startPatience = 600_000

/** The product as it is served, in a process of its own with a folder of its own. */
export interface ServedProduct {
  readonly origin: string
  readonly port: number
  /** The process of its PostgreSQL. */
  databasePid(): number
  stop(): Promise<void>
}

export async function serveProduct(): Promise<ServedProduct> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'camp-unstoppable-'))
  await chmod(dataDirectory, 0o755)
  const port = await freePort()
  const environment = { PORT: String(port), DATA_DIR: dataDirectory, RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
  const { NODE_OPTIONS: _, DATABASE_URL: __, ...inherited } = process.env
  const child = spawn(process.execPath, [entry], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGINT'))
  const origin = `http://localhost:${port}`
  await isReady(child, origin)
  return {
    origin,
    port,
    databasePid: () => JSON.parse(readFileSync(join(dataDirectory, 'postgres.json'), 'utf8')).pid,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGINT')
      await gone
      await rm(dataDirectory, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}

async function isReady(child: ChildProcess, origin: string): Promise<void> {
  const began = performance.now()
  while (performance.now() - began < startPatience) {
    if (child.exitCode !== null) throw new Error('the product ended while it started')
    const answer = await fetch(`${origin}/health/ready`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.status === 200) return
    await setTimeout(200)
  }
  throw new Error('the product did not become ready')
}
