import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The Node.js that the installation brings, by the hash in package-lock.json; the machine's own may be too
 * old to run TypeScript. Where none is made for the machine, its own must be young enough.
 */
export function installedNode() {
  const [platform, program] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node']
  const name = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  const brought = join(root, 'node_modules', `${name}-${platform}-${process.arch}`, 'bin', program)
  const isYoung = Number.parseInt(process.versions.node, 10) >= youngEnough
  return isYoung && !existsSync(brought) ? process.execPath : brought
}

/** Major version. */
const youngEnough = 26

/** The script behind a command of an installed package, to be run by `installedNode`. */
export function installedTool(path) {
  return join(root, 'node_modules', path)
}
