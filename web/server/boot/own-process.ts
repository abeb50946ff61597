import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'

export interface OwnProcess {
  /** Whether it came to its end well; never, where it was stopped. */
  readonly ended: Promise<boolean>
  stop(): Promise<void>
}

interface OwnProcessOptions {
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Others come first. */
  readonly isUnhurried?: boolean
}

/**
 * A piece of work whose memory is given back when it is done: what a process has held once it keeps. Its
 * output is that of this process, and it ends when this one dies.
 */
export function inOwnProcess(program: URL, { args = [], env = {}, isUnhurried = false }: OwnProcessOptions = {}): OwnProcess {
  const child = fork(program, args, { env: { ...process.env, ...env }, execArgv: [] })
  if (isUnhurried) giveWay(child)
  const exit = once(child, 'exit').catch(() => [1])
  let isStopped = false
  return {
    ended: exit.then(([code]) => (isStopped ? new Promise<boolean>(() => {}) : code === 0)),
    stop: async () => {
      isStopped = true
      child.kill('SIGTERM')
      await exit
    },
  }
}

function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already, or the system does not let it.
  }
}
