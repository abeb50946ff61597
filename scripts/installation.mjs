import { accessSync, constants, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './child.mjs'
import { installedNode, root } from './repository.mjs'

/**
 * Installs exactly what package-lock.json says when something of it is missing; ends the process when that
 * fails.
 */
export async function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing the packages of package-lock.json (about a minute and a half the first time) …')
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const code = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args)
  if (code === 0 && isInstalled()) return
  console.error(`The packages could not be installed (npm ci ended with ${code}). See the messages of npm above, then try again.`)
  process.exit(code || 1)
}

function isInstalled() {
  try {
    const wanted = packagesOf('package-lock.json')
    const present = packagesOf(join('node_modules', '.package-lock.json'))
    accessSync(installedNode(), constants.X_OK)
    return Object.entries(wanted).every(([path, entry]) => isPresent(path, entry, present))
  } catch {
    return false
  }
}

/**
 * Optional packages for other platforms are never installed; the root and the workspaces are folders, not
 * packages.
 */
function isPresent(path, entry, present) {
  if (!path.includes('node_modules/') || entry.optional) return true
  const installed = present[path]
  return installed !== undefined && installed.version === entry.version && installed.link === entry.link
}

function packagesOf(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
}
