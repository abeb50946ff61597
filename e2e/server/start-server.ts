import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '../../adapters/src/postgres/embedded-postgres.ts'
import { newDataDirectory } from './data-directory.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A Saturday in spring; the demo's reservations lie around it, and so do the dates of the tests. */
const opensAt = '2026-11-21T08:00:00+02:00'
const readyWithinMs = 180_000
/** Longer than a job that has begun may take to its end. */
const stoppedWithinMs = 60_000
/** A process that has just begun reads all of these anew, and on a busy machine too slowly for a page. */
const firstPages = ['/health/ready', '/', '/kloofwater-camp', '/auth/login'] as const

export interface StartedServer {
  /** `http://localhost:4321` */
  readonly address: string
  /** Folder of the embedded database. */
  readonly dataDirectory: string
  readonly stop: () => Promise<void>
}

/** The product as `npm start` serves it, on a free port, with data of its own. */
export async function startServer(): Promise<StartedServer> {
  const dataDirectory = await newDataDirectory()
  const forget = () => rm(dataDirectory, { recursive: true, force: true })
  try {
    const server = await serve(dataDirectory)
    return { ...server, stop: () => server.stop().then(forget) }
  } catch (error) {
    await forget()
    throw error
  }
}

/**
 * With the data of this folder; the demo is loaded where it is missing. The database is safe from everything
 * but power cuts, which is faster.
 */
export async function serve(dataDirectory: string): Promise<StartedServer> {
  const postgres = await startEmbeddedPostgres({ dataDirectory, durable: false })
  const port = await freePort()
  const address = `http://localhost:${port}`
  const { server, output } = launch({
    PORT: String(port),
    DATA_DIR: dataDirectory,
    PUBLIC_URL: address,
    DEMO_CLOCK: opensAt,
    DEMO_PICTURES: 'asked',
    RATE_LIMITS: 'off',
  })
  const stop = async () => {
    await stopped(server)
    await postgres.stop()
  }
  try {
    await ready(server, address)
  } catch (error) {
    await stop()
    throw new Error(`${(error as Error).message}\n${output()}`)
  }
  return { address, dataDirectory, stop }
}

function launch(settings: NodeJS.ProcessEnv): { server: ChildProcess; output: () => string } {
  const server = spawn(process.execPath, ['web/prod.js'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: undefined, ...settings, NODE_ENV: 'production', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let lastWords = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk) => {
      lastWords = (lastWords + chunk).slice(-20_000)
    })
  }
  return { server, output: () => lastWords }
}

async function ready(server: ChildProcess, address: string): Promise<void> {
  const giveUpAt = performance.now() + readyWithinMs
  for (const page of firstPages) {
    while (!(await fetch(`${address}${page}`).catch(() => undefined))?.ok) {
      if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode} before it was ready.`)
      if (performance.now() > giveUpAt) throw new Error(`${page} did not answer within ${readyWithinMs / 1000} s.`)
      await wait(200)
    }
  }
}

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await Promise.race([ended, wait(stoppedWithinMs, undefined, { ref: false })])
  server.kill('SIGKILL')
  await ended
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || !address) throw new Error('The machine has no free port.')
  return address.port
}
