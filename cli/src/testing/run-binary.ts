import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface Ended {
  readonly exit: number | null
  readonly data: string
  readonly messages: string
}

/**
 * The command line as a process of its own, with this environment and nothing to read; `interruptAt` sends
 * Ctrl-C once that is said.
 */
export async function runBinary(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  { interruptAt }: { readonly interruptAt?: string } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [main, ...words], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (interruptAt !== undefined) {
    child.stderr.on('data', (said: Buffer) => said.toString().includes(interruptAt) && child.kill('SIGINT'))
  }
  const { promise: exit, resolve } = Promise.withResolvers<number | null>()
  child.once('close', resolve)
  const [data, messages] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { exit: await exit, data, messages }
}
