import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** The Node.js that the installation brings; the machine's own may be too old to run TypeScript. */
export function installedNode() {
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  return join(root, 'node_modules', 'node', 'bin', program)
}

/** The script behind a command of an installed package, to be run by `installedNode`. */
export function installedTool(path) {
  return join(root, 'node_modules', path)
}

export function exists(path) {
  return existsSync(join(root, path))
}
