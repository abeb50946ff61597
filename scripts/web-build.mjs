import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './child.mjs'
import { exists, installedNode, root } from './repository.mjs'

const sources = ['web', 'domain/src', 'application/src', 'adapters/src', 'package-lock.json']
const ignored = new Set(['node_modules', 'build', '.react-router', '.turbo', 'testing'])
const stamp = join(root, 'web', 'build', '.stamp')

/** What answers requests, for whoever has seen to it that it is fresh. */
export const builtWebApp = join(root, 'web', 'build', 'server', 'index.js')

/**
 * Builds the web application when its sources are not those of the last build; answers whether there is a
 * fresh one.
 */
export async function ensureWebBuilt() {
  const current = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return true
  console.log('Building the web application …')
  const startedAt = performance.now()
  rmSync(stamp, { force: true })
  const code = await build()
  if (code !== 0) return false
  writeFileSync(stamp, current)
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
  return true
}

/** By npm where the start came from npm; the script `build` of the workspace says what a build is. */
function build() {
  const env = { NODE_ENV: 'production' }
  const args = ['run', 'build', '--workspace', 'web', '--silent', '--', '--logLevel', 'error']
  const npm = process.env.npm_execpath
  return npm ? run(installedNode(), [npm, ...args], { env }) : run('npm', args, { env })
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

function filesOf(path) {
  if (!exists(path)) return []
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name) && !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
}
