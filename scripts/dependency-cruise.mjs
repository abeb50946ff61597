import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
const workspaces = ['domain', 'application', 'adapters', 'migrations', 'cli', 'web']

export const rules = forbidden

/** How many modules of the workspaces under `baseDir` were read, and each import that breaks a rule. */
export async function cruiseTree(baseDir) {
  const { enhancedResolveOptions, ...rest } = options
  const folders = workspaces.filter((workspace) => existsSync(join(baseDir, workspace)))
  const { output } = await cruise(folders, { ...rest, baseDir, validate: true, ruleSet: { forbidden } }, enhancedResolveOptions)
  const own = output.modules.filter(({ source }) => !source.includes('node_modules') && !source.startsWith('node:'))
  return { modules: own.length, violations: output.summary.violations }
}
