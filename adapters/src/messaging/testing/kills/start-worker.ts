import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Worker {
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>
  /** Whether it ended by itself, which it never should. */
  isGone(): boolean
  /** Lets it finish the message in hand. */
  finish(): Promise<void>
}

export interface WorkerOptions {
  readonly databaseUrl: string
  readonly providerUrl: string
  /** Milliseconds by which its clock is ahead of the machine's. */
  readonly ahead: number
}

const program = fileURLToPath(new URL('./sending-worker.ts', import.meta.url))

/** Resolves when the worker is at work. */
export async function startWorker({ databaseUrl, providerUrl, ahead }: WorkerOptions): Promise<Worker> {
  const child = spawn(process.execPath, [program, databaseUrl, providerUrl, String(ahead)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  await Promise.race([
    once(child.stdout, 'data'),
    gone.then(([code]) => Promise.reject(new Error(`The worker ended with ${code}`))),
  ])
  return {
    isGone: () => child.exitCode !== null,
    kill: async () => {
      child.kill('SIGKILL')
      await gone
    },
    finish: async () => {
      child.stdin.end()
      await gone
    },
  }
}
