import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  const whole = ['--no-owner', '--no-privileges', '--enable-row-security']
  const options = ['--format=custom', ...whole, `--snapshot=${snapshot}`]
  await writeFile(file, '', { mode: 0o600 })
  await run('pg_dump', [...options, `--file=${file}`, `--dbname=${address}`], { env: environment })
}

/**
 * Whole or not at all, but for what keeps campsites apart: it names a role of the server that it was taken
 * from, and is raised anew.
 */
export async function loadDump(url: string, file: string): Promise<void> {
  const { address, environment } = withoutPassword(url)
  const { stdout } = await run('pg_restore', ['--list', file], { maxBuffer: 16 * 1024 * 1024 })
  const own = await mkdtemp(join(tmpdir(), 'camp-restore-'))
  const list = join(own, 'list')
  await writeFile(list, withoutPolicies(stdout), { mode: 0o600 })
  const options = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', `--use-list=${list}`]
  await run('pg_restore', [...options, `--dbname=${address}`, file], {
    env: environment,
    maxBuffer: 16 * 1024 * 1024,
  }).finally(() => rm(own, { recursive: true, force: true }))
}

/** Of what `pg_restore --list` says. */
function withoutPolicies(list: string): string {
  const lines = list.split('\n')
  return lines.filter((line) => !/^\d+; \d+ \d+ (POLICY|ROW SECURITY) /.test(line)).join('\n')
}

function withoutPassword(url: string): { address: string; environment: NodeJS.ProcessEnv } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { address: address.href, environment: { ...process.env, ...(password && { PGPASSWORD: password }) } }
}
