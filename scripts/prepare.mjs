import { run } from './child.mjs'
import { ensureInstalled } from './installation.mjs'
import { checkPort } from './port-check.mjs'
import { installedNode } from './repository.mjs'

/**
 * Everything that must be right before the product is built or served; ends the process with 78 when it is
 * not.
 */
export async function prepare() {
  await checkPort()
  await ensureInstalled()
  const code = await run(installedNode(), ['scripts/check-configuration.mjs'])
  if (code !== 0) process.exit(code)
}
