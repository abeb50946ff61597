import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('./killed-shop.ts', import.meta.url))
const patience = 60_000

/** A web process that is killed and started again at the same address. */
export interface MortalProcess {
  /** Milliseconds until it answered that it is ready. */
  start(): Promise<number>
  /** Resolves when it is gone; true when it was killed. */
  died(): Promise<boolean>
  /** The names of the points that the latest notification passed, when it was answered. */
  lastPassed(): readonly string[]
  end(): Promise<void>
}

export function mortalProcess(environment: Readonly<Record<string, string>>, origin: string): MortalProcess {
  let child: ChildProcess | undefined
  let passed: readonly string[] = []
  return {
    async start() {
      const began = performance.now()
      const { NODE_OPTIONS: _, ...inherited } = process.env
      const started = spawn(process.execPath, [entry], {
        env: { ...inherited, ...environment },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      })
      child = started
      started.stdout?.on('data', (chunk: Buffer) => {
        for (const line of chunk.toString().split('\n').filter(Boolean)) passed = JSON.parse(line)
      })
      while (!(await isReady(origin))) {
        if (performance.now() - began > patience) throw new Error('the process did not become ready')
        await setTimeout(20)
      }
      return Math.round(performance.now() - began)
    },
    async died() {
      if (!child) return false
      if (child.exitCode === null && child.signalCode === null) await Promise.race([once(child, 'exit'), setTimeout(patience)])
      return child.signalCode === 'SIGKILL'
    },
    lastPassed: () => passed,
    async end() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/health/ready`).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.status === 200
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
