import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** As it is served, where somebody built it; otherwise its sources. */
export const campFile = process.env.BUILT_CAMP ?? fileURLToPath(new URL('../main.ts', import.meta.url))

export interface Ended {
  readonly exit: number | null
  readonly data: string
  readonly messages: string
}

/**
 * The command line as a process of its own, with this environment and nothing to read; Ctrl-C is sent
 * once `interruptWhen` is so.
 */
export async function runBinary(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  { interruptWhen }: { readonly interruptWhen?: () => Promise<boolean> } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [campFile, ...words], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { promise: exit, resolve } = Promise.withResolvers<number | null>()
  child.once('close', resolve)
  if (interruptWhen) {
    while (child.exitCode === null && !(await interruptWhen())) await pause(20)
    child.kill('SIGINT')
  }
  const [data, messages] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { exit: await exit, data, messages }
}
