import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ignored = new Set(['node_modules', 'build', '.react-router', '.turbo', 'testing'])

/** What every program may hold, and what makes one of it. */
export const sharedSources = [
  'domain/src',
  'application/src',
  'adapters/src',
  'adapters/demo',
  'adapters/sandboxes',
  'migrations/src',
  'package-lock.json',
  'scripts/build-program.mjs',
]

/**
 * A build that says of what it was made, whoever made it. `sources` are files and folders of `root`, `stamp`
 * is where it says so, `build` makes it and answers an exit code.
 */
export function keptBuild({ root, sources, stamp, build }) {
  const fingerprint = () => fingerprintOf(root, sources)
  return {
    isCurrent: () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(),
    make: async (args = []) => {
      const begunWith = fingerprint()
      rmSync(stamp, { force: true })
      const code = await build(args)
      // What changed meanwhile may be in it or not.
      if (code === 0 && fingerprint() === begunWith) writeFileSync(stamp, begunWith)
      return code
    },
  }
}

function fingerprintOf(root, sources) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((path) => filesOf(root, path)))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

function filesOf(root, path) {
  const place = join(root, path)
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [path]
  return readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name) && !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`]))
}
