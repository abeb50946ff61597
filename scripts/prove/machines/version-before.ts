import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const execute = promisify(execFile)

/**
 * Another commit of the repository, installed and built as it was released, in a folder that is empty so
 * far.
 */
export async function checkOut(commit: string, folder: string, tell: (line: string) => void): Promise<void> {
  await mkdir(folder, { recursive: true })
  const archive = spawn('git', ['archive', '--format=tar', commit], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const unpack = spawn('tar', ['-x', '-C', folder], { stdio: [archive.stdout, 'ignore', 'inherit'] })
  const [[code], said] = await Promise.all([once(unpack, 'close'), text(archive.stderr)])
  if (code !== 0 || said) throw new Error(`git archive ${commit}: ${said || `ended with ${code}`}`)
  for (const words of ['ci --prefer-offline --no-audit --no-fund', 'run build --workspace web']) {
    tell(`${commit}$ npm ${words}`)
    await execute('npm', words.split(' '), { cwd: folder, env: builder(), maxBuffer: 64 * 1024 * 1024 })
  }
}

/** Nothing of this run: it is npm's own that says where it is. */
function builder(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_') && name !== 'NODE_ENV'))
}

/** Runs a command of a version to its end; answers what it printed, and throws what it complained of. */
export async function camp(folder: string, words: string, env: Readonly<Record<string, string>>): Promise<string> {
  const args = ['cli/src/main.ts', ...words.split(' ')]
  const own = { PATH: process.env.PATH, ...env }
  const { stdout } = await execute(process.execPath, args, { cwd: folder, env: own, maxBuffer: 64 * 1024 * 1024 })
  return stdout
}
