import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
const folders = ['domain', 'application', 'adapters', 'migrations', 'cli', 'web', 'e2e']

export const rules = forbidden

/** How many modules of these folders under `baseDir` were read, and each import that breaks a rule. */
export async function cruiseTree(baseDir) {
  const { enhancedResolveOptions, ...rest } = options
  const present = folders.filter((folder) => existsSync(join(baseDir, folder)))
  const { output } = await cruise(present, { ...rest, baseDir, validate: true, ruleSet: { forbidden } }, enhancedResolveOptions)
  const own = output.modules.filter(({ source }) => !source.includes('node_modules') && !source.startsWith('node:'))
  return { modules: own.length, violations: output.summary.violations }
}
