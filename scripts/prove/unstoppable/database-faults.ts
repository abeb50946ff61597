import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { type Answered, timed } from './beside-health.ts'

/** The server's processes: itself and all that it has started. */
export function processAndChildren(pid: number): readonly number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((each) => Number.isInteger(each) && each > 0 && parentOf(each) === pid)
  return [pid, ...children]
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

export interface Recovery {
  readonly meanwhile: readonly Answered[]
  /** Milliseconds until an answer was a good one. */
  readonly after: number
}

/** Asks a page that needs the database until it is answered well. */
export async function untilServed(url: string, patience = 60_000): Promise<Recovery> {
  const began = performance.now()
  const meanwhile: Answered[] = []
  while (performance.now() - began < patience) {
    const answer = await timed('until served', url)
    if (answer.status === 200) return { meanwhile, after: Math.round(performance.now() - began) }
    meanwhile.push(answer)
    await setTimeout(50)
  }
  return { meanwhile, after: patience }
}
