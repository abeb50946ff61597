import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { webEntryOf } from '../../web-process.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const readyWithinMs = 120_000

/** A program that runs until it is stopped, with the end of what it said. */
export interface Running {
  readonly child: ChildProcess
  readonly lastWords: () => string
  stop(signal?: NodeJS.Signals): Promise<void>
}

export function startProgram(
  program: string,
  args: readonly string[],
  { env = {}, uid, cwd = root }: { env?: NodeJS.ProcessEnv; uid?: number | undefined; cwd?: string } = {},
): Running {
  const identity = uid === undefined ? {} : { uid, gid: uid }
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], ...identity })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said = (said + chunk).slice(-8_000)
    })
  child.once('error', (error) => {
    said += error.message
  })
  return { child, lastWords: () => said, stop: (signal = 'SIGTERM') => ended(child, signal) }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill(signal)
  await Promise.race([exit, wait(15_000, undefined, { ref: false })])
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
}

export async function freePorts(count: number): Promise<readonly number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(probes.map((probe) => once(probe, 'listening')))
  const ports = probes.map((probe) => {
    const address = probe.address()
    return typeof address === 'object' && address ? address.port : 0
  })
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')))
  return ports
}

/** The built product as on a machine of its own. */
export function startWebProcess(port: number, env: NodeJS.ProcessEnv, cwd = root): Running {
  const own = { NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: String(port), ...env }
  return startProgram(process.execPath, [webEntryOf(cwd)], { env: own, cwd })
}

export async function untilReady(address: string, { child, lastWords }: Running): Promise<void> {
  const giveUpAt = performance.now() + readyWithinMs
  while (performance.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}: ${lastWords()}`)
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await wait(200)
  }
  throw new Error(`Nothing answers at ${address}: ${lastWords()}`)
}
