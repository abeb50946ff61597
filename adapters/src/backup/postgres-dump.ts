import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether PostgreSQL's own programs are here, and young enough for this server. */
export async function hasDumpFor(serverVersion: string): Promise<boolean> {
  const major = Number(serverVersion.split('.')[0])
  const { stdout } = await run('pg_dump', ['--version']).catch(() => ({ stdout: '' }))
  return Number(/(\d+)/.exec(stdout)?.[1] ?? 0) >= major
}

/**
 * In the custom form, of the moment of that snapshot, for its owner alone. The password goes by the
 * environment.
 */
export async function dump(url: string, snapshot: string, file: string): Promise<void> {
  const { address, environment } = withoutPassword(url)
  const options = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`]
  await writeFile(file, '', { mode: 0o600 })
  await run('pg_dump', [...options, `--file=${file}`, `--dbname=${address}`], { env: environment })
}

/** Whole or not at all. */
export async function loadDump(url: string, file: string): Promise<void> {
  const { address, environment } = withoutPassword(url)
  const options = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error']
  await run('pg_restore', [...options, `--dbname=${address}`, file], { env: environment, maxBuffer: 16 * 1024 * 1024 })
}

function withoutPassword(url: string): { address: string; environment: NodeJS.ProcessEnv } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { address: address.href, environment: { ...process.env, ...(password && { PGPASSWORD: password }) } }
}
