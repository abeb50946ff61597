import { join } from 'node:path'
import { run } from './child.mjs'
import { keptBuild, sharedSources } from './kept-build.mjs'
import { installedNode, installedTool, root } from './repository.mjs'

const web = join(root, 'web')

const webBuild = keptBuild({
  root,
  sources: ['web', ...sharedSources],
  stamp: join(web, 'build', '.stamp'),
  build: async (args) => {
    const node = (cwd, ...given) => run(installedNode(), given, { cwd, env: { NODE_ENV: 'production' } })
    const code = await node(web, installedTool('@react-router/dev/bin.cjs'), 'build', ...args)
    return code === 0 ? node(root, 'scripts/build-program.mjs', 'web') : code
  },
})

/** What answers requests, for whoever has seen to it that it is fresh. */
export const builtWebApp = join(web, 'build', 'server', 'index.js')

/** The script `build` of the workspace; answers its exit code. */
export const buildWeb = webBuild.make

/**
 * Builds the web application when its sources are not those of the last build; answers whether there is a
 * fresh one.
 */
export async function ensureWebBuilt() {
  if (webBuild.isCurrent()) return true
  console.log('Building the web application …')
  const startedAt = performance.now()
  if ((await buildWeb(['--logLevel', 'error'])) !== 0) return false
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
  return true
}
