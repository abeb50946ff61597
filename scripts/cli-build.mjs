import { join } from 'node:path'
import { run } from './child.mjs'
import { keptBuild, sharedSources } from './kept-build.mjs'
import { installedNode, root } from './repository.mjs'

const cliBuild = keptBuild({
  root,
  sources: ['cli/src', ...sharedSources],
  stamp: join(root, 'cli', 'build', '.stamp'),
  build: () => run(installedNode(), ['scripts/build-program.mjs', 'cli'], { cwd: root, env: { NODE_ENV: 'production' } }),
})

/** Every command as one program, for whoever has seen to it that it is fresh. */
export const builtCamp = join(root, 'cli', 'camp.js')

/** The script `build` of the workspace; answers its exit code. */
export const buildCli = cliBuild.make

/** Builds the commands when their sources are not those of the last build; answers whether they are fresh. */
export async function ensureCliBuilt() {
  return cliBuild.isCurrent() || (await buildCli()) === 0
}
