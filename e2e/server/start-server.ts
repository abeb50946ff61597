import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sharedPictures } from './shared-pictures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A Saturday in spring; the demo's reservations lie around it, and so do the dates of the tests. */
const opensAt = '2026-11-21T08:00:00+02:00'
const readyWithinMs = 180_000
const stoppedWithinMs = 20_000

export interface StartedServer {
  /** `http://localhost:4321` */
  readonly address: string
  /** Folder of the embedded database. */
  readonly dataDirectory: string
  readonly stop: () => Promise<void>
}

/** The product as `npm start` serves it, on a free port, with data of its own. */
export async function startServer(): Promise<StartedServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'camp-browser-'))
  await chmod(dataDirectory, 0o755)
  await symlink(await sharedPictures(), join(dataDirectory, 'pictures'))
  const port = await freePort()
  const address = `http://localhost:${port}`
  const { server, output } = launch({
    PORT: String(port),
    DATA_DIR: dataDirectory,
    PUBLIC_URL: address,
    DEMO_CLOCK: opensAt,
    RATE_LIMITS: 'off',
  })
  const stop = async () => {
    await stopped(server)
    await rm(dataDirectory, { recursive: true, force: true })
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
  const server = spawn(process.execPath, ['web/prod.ts'], {
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
  while (performance.now() < giveUpAt) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode} before it was ready.`)
    const answer = await fetch(`${address}/health/ready`).catch(() => undefined)
    if (answer?.ok) return
    await wait(200)
  }
  throw new Error(`The server was not ready within ${readyWithinMs / 1000} s.`)
}

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await Promise.race([ended, wait(stoppedWithinMs, undefined, { ref: false })])
  server.kill('SIGKILL')
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
