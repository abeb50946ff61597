import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { campFile } from '../../cli/src/testing/run-binary.ts'

interface Surroundings {
  readonly input?: string
  /** The moment at which it runs; otherwise the machine's own. */
  readonly at?: string
}

/** `camp … --json` as a program of its own beside the server whose data folder this is; what it printed. */
export async function camp(
  dataDirectory: string,
  words: readonly string[],
  { input = '', at }: Surroundings = {},
): Promise<unknown> {
  const child = spawn(process.execPath, [campFile, ...words, '--json'], {
    env: { ...process.env, DATABASE_URL: undefined, DATA_DIR: dataDirectory, DEMO_CLOCK: at, NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input)
  const [printed, said] = await Promise.all([text(child.stdout), text(child.stderr)])
  try {
    return JSON.parse(printed)
  } catch {
    throw new Error(`camp ${words.join(' ')} printed no JSON: ${printed}${said}`)
  }
}
